import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import type { Db } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { type Eraser, type ErasureWish, erasePerson } from "./erase-person.ts";
import { type Erasure, listErasures } from "./erasure-store.ts";
import { markOf } from "./marks.ts";
import { allIdentities, type Identity } from "./person-store.ts";

const Line = z.object({ id: z.string(), erasedAt: z.iso.datetime(), marks: z.array(z.string()) });
type Line = z.output<typeof Line>;

/** Erases people for good: also those whom a backup brings back. */
export type ErasureBook = {
	/** Erases a person, see erasePerson, and writes it into the list. @throws when the list cannot be written. */
	erase(wish: ErasureWish): Promise<Erasure>;
	/**
	 * Erases again whom a restored backup brought back, and writes down what only the database knew. To be done before
	 * anything is served, by any number of processes at once.
	 * @returns how many erasures that a restore had undone were done again here.
	 * @throws when the list cannot be read or written.
	 */
	replay(): Promise<number>;
};

/** @param file a list beside the database and not in it: restoring the database must not restore the list. */
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
			const everybody =
				undone.length > 0 ? await allIdentities(db) : { emails: [], mailboxes: [], phones: [] };
			let redone = 0;
			for (const line of undone) {
				const who = markedBy(line, everybody, eraser.secret);
				const wish = { who, actor: { id: null, name: "site" }, requestId: null };
				if (await isDoneHere(erasePerson(db, eraser, wish, line))) redone += 1;
			}
			for (const erasure of known.filter(({ id }) => !lines.some((line) => line.id === id)))
				await write(erasure);
			return redone;
		},
	};
}

/** False when another process did it first, or the list names it twice: it is done then, and undone here. */
async function isDoneHere(erasing: Promise<Erasure>): Promise<boolean> {
	try {
		await erasing;
		return true;
	} catch (error) {
		if (isUniqueViolation(error)) return false;
		throw error;
	}
}

function markedBy({ marks }: Line, everybody: Required<Identity>, secret: string): Identity {
	const { emails, mailboxes, phones } = everybody;
	const marked = new Set(marks);
	return {
		emails: emails.filter((email) => marked.has(markOf(secret, "email", email))),
		mailboxes: mailboxes.filter((mailbox) => marked.has(markOf(secret, "mailbox", mailbox))),
		phones: phones.filter((phone) => marked.has(markOf(secret, "phone", phone))),
	};
}

/** @throws when a line cannot be read: starting without it would bring somebody back. */
async function readLines(file: string): Promise<Line[]> {
	const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return "";
		throw error;
	});
	const lines = text.split("\n").filter(Boolean);
	return lines.flatMap((line, index) => {
		const read = Line.safeParse(parsed(line));
		if (read.success) return [read.data];
		// A last line cut short was never confirmed to anybody: the database has it.
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
