import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ErasedPerson, ErasureDestination } from "../../privacy/erasure-destination.ts";

/** The mails that were kept as files: those to a person or about them go with them. */
export function mailFiles(folder: string): ErasureDestination {
	return {
		name: "mail-files",
		erase: async (person) => {
			const names = await readdir(folder).catch(() => []);
			for (const name of names.filter((one) => /\.eml(\.part)?$/.test(one))) {
				const file = join(folder, name);
				const mail = await readFile(file, "latin1").catch(() => "");
				if (mentions(plain(mail), person)) await rm(file, { force: true });
			}
		},
	};
}

function mentions(mail: string, { emails, phones }: ErasedPerson): boolean {
	const text = mail.toLowerCase();
	return [...emails, ...phones].some((known) => text.includes(known.toLowerCase()));
}

/** A mail's text, without the wrapping of quoted-printable and base64 (RFC 2045, section 6). */
function plain(mail: string): string {
	const wrapped = mail
		.replace(/=\r?\n/g, "")
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	const parts = mail.match(/(?:^[A-Za-z0-9+/=]{40,}\r?\n?)+/gm) ?? [];
	return [wrapped, ...parts.map((part) => Buffer.from(part, "base64").toString("latin1"))].join("\n");
}
