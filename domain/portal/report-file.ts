import { plainLower } from "../words/plain.ts";

/** Tells whether bytes are a PDF, whatever their file is called. */
export function isPdf(bytes: Uint8Array): boolean {
	return Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from("%PDF-"));
}

/** Builds the name of a report's download from its title. */
export function reportFileName(title: string): string {
	const name = plainLower(title)
		.replace(/[^a-z\d]+/g, "-")
		.replace(/^-|-$/g, "");
	return `${name.slice(0, 60) || "reporte"}.pdf`;
}

/** Counts the pages of a PDF; 0 when they cannot be counted, as in a file whose objects are compressed. */
export function countPages(pdf: Uint8Array): number {
	const text = Buffer.from(pdf).toString("latin1");
	return text.match(/\/Type\s*\/Page(?![a-z])/gi)?.length ?? 0;
}
