import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import type { Db } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { type Eraser, type ErasureWish, erasePerson } from "./erase-person.ts";
import { type Erasure, listErasures } from "./erasure-store.ts";
import type { Identity } from "./identity.ts";
import { markOf } from "./marks.ts";
import { allIdentities } from "./person-store.ts";

const Line = z.object({ id: z.string(), erasedAt: z.iso.datetime(), marks: z.array(z.string()) });
type Line = z.output<typeof Line>;

export type ErasureBook = {
	/** Erases a person (see erasePerson) and appends it to the list. @throws when the list cannot be written. */
	erase(wish: ErasureWish): Promise<Erasure>;
	/** Repeats the erasures that a restored backup undid. Call it before serving. @throws when the list fails. */
	replay(): Promise<number>;
};

/**
 * Creates the list of erasures.
 * @param file is outside the database, so that restoring one does not restore the other.
 */
export function createErasureBook(db: Db, eraser: Eraser, file: string): ErasureBook {
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
		phones: phones.filter((phone) => marked.has(markOf(secret, "phone", phone))),
	};
}

/** Reads the list. @throws when a line is unreadable: starting without it could bring a person back. */
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
		throw new Error(`Line ${index + 1} of ${file} cannot be read: restore the file from its own backup.`);
	});
}

function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return null;
	}
}
