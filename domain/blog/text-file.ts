export type TextFile = { kind: "text"; text: string } | { kind: "not-utf-8" } | { kind: "binary" };

/** Reads the text of a file; distinguishes binary files from text that is not in UTF-8. */
export function readTextFile(bytes: Uint8Array): TextFile {
	const [first, second] = bytes;
	if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
		return { kind: "not-utf-8" };
	// Control characters occur in no text, in UTF-8 or in older single-byte encodings.
	if (bytes.some((byte) => byte < 32 && ![9, 10, 12, 13].includes(byte))) return { kind: "binary" };
	try {
		return { kind: "text", text: new TextDecoder("utf-8", { fatal: true }).decode(bytes).normalize("NFC") };
	} catch {
		return { kind: "not-utf-8" };
	}
}
