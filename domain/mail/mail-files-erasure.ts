import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { isNamedIn } from "../contact/mention.ts";
import type { ErasureDestination } from "../privacy/erasure-destination.ts";

/**
 * Erases mails stored as files that are to a person or name them.
 * @param folder may be missing. @returns a destination that throws when a file cannot be read or removed.
 */
export function mailFilesErasure(folder: string): ErasureDestination {
	return {
		name: "mail-files",
		erase: async (person) => {
			const names = (await unlessMissing(readdir(folder))) ?? [];
			for (const name of names.filter((one) => /\.eml(\.part)?$/.test(one))) {
				const file = join(folder, name);
				const mail = (await unlessMissing(readFile(file, "latin1"))) ?? "";
				if (isNamedIn(decode(mail), person)) await rm(file, { force: true });
			}
		},
	};
}

async function unlessMissing<Read>(reading: Promise<Read>): Promise<Read | null> {
	try {
		return await reading;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}

/** Decodes a mail's quoted-printable and base64 parts (RFC 2045, section 6). @param mail its bytes as latin1. */
function decode(mail: string): string {
	const wrapped = mail
		.replace(/=\r?\n/g, "")
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	const parts = mail.match(/(?:^[A-Za-z0-9+/=]{40,}(?:\r?\n|$))+(?:^[A-Za-z0-9+/]+={0,2}\r?$)?/gm) ?? [];
	return [Buffer.from(wrapped, "latin1"), ...parts.map((part) => Buffer.from(part, "base64"))]
		.map((bytes) => bytes.toString())
		.join("\n");
}
