import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import type { Db } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { phoneParts } from "../contact/phone.ts";
import { type Eraser, type ErasureWish, erasePerson } from "./erase-person.ts";
import { type Erasure, listErasures } from "./erasure-store.ts";
import { type Identity, markOf } from "./identity.ts";
import { allIdentities } from "./person-store.ts";

const Line = z.object({ id: z.string(), erasedAt: z.iso.datetime(), marks: z.array(z.string()) });
type Line = z.output<typeof Line>;

/** A line of the log is damaged; the message says which, and what to do. */
export class DamagedErasureLog extends Error {}

export type ErasureLog = {
	/** Erases a person (see erasePerson) and appends it to the log. @throws when the log cannot be written. */
	erase(wish: ErasureWish): Promise<Erasure>;
	/** Repeats the erasures that a restored backup undid. Call it before serving. @throws DamagedErasureLog, or when the log cannot be read or written. */
	replay(): Promise<number>;
};

/**
 * Creates the log of erasures, a file outside the database.
 * @param file not restored together with the database, so that the log shows what a restore undid.
 */
export function createErasureLog(db: Db, eraser: Eraser, file: string): ErasureLog {
	const write = async ({ id, erasedAt, marks }: Erasure) => {
		await mkdir(dirname(file), { recursive: true, mode: 0o700 });
		await appendFile(file, `${JSON.stringify({ id, erasedAt, marks })}\n`, { mode: 0o600, flush: true });
	};
	return {
		async erase(wish) {
			const erasure = await erasePerson(db, eraser, wish);
			await write(erasure);
			return erasure;
		},
		async replay() {
			const [lines, known] = [await readLines(file), await listErasures(db)];
			const undone = lines.filter(({ id }) => !known.some((one) => one.id === id));
			const identities =
				undone.length > 0 ? await allIdentities(db) : { emails: [], mailboxes: [], phones: [] };
			let repeated = 0;
			for (const line of undone) {
				const who = identifyByMarks(line, identities, eraser.secret);
				const wish = { who, actor: { id: null, name: "site" }, requestId: null };
				if (await isFirstToErase(erasePerson(db, eraser, wish, line))) repeated += 1;
			}
			for (const erasure of known.filter(({ id }) => !lines.some((line) => line.id === id)))
				await write(erasure);
			return repeated;
		},
	};
}

/** Reads the log of erasures before anything relies on it. @throws DamagedErasureLog */
export async function checkErasureLog(file: string): Promise<void> {
	await readLines(file);
}

/** Returns false when the erasure was already stored, by another process or a repeated line, and so was rolled back. */
async function isFirstToErase(erasing: Promise<Erasure>): Promise<boolean> {
	try {
		await erasing;
		return true;
	} catch (error) {
		if (isUniqueViolation(error)) return false;
		throw error;
	}
}

function identifyByMarks({ marks }: Line, identities: Required<Identity>, secret: string): Identity {
	const { emails, mailboxes, phones } = identities;
	const marked = new Set(marks);
	return {
		emails: emails.filter((email) => marked.has(markOf(secret, "email", email))),
		mailboxes: mailboxes.filter((mailbox) => marked.has(markOf(secret, "mailbox", mailbox))),
		phones: phones.filter((phone) =>
			[phone, phoneParts(phone).number].some((one) => marked.has(markOf(secret, "phone", one))),
		),
	};
}

/** Reads the log. @throws when a line is unreadable: starting without it could bring a person back. */
async function readLines(file: string): Promise<Line[]> {
	const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return "";
		throw error;
	});
	const lines = text.split("\n").filter(Boolean);
	return lines.flatMap((line, index) => {
		const read = Line.safeParse(parsed(line));
		if (read.success) return [read.data];
		// An incomplete last line was never confirmed to anybody, and the database has that erasure.
		if (index === lines.length - 1 && !text.endsWith("\n")) return [];
		throw new DamagedErasureLog(
			`Line ${index + 1} of ${file} cannot be read: restore the file from its own backup.`,
		);
	});
}

function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return null;
	}
}
