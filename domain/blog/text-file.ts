export type TextFile = { kind: "text"; text: string } | { kind: "not-utf-8" } | { kind: "binary" };

/** A file's text. What is no text at all, by its bytes, is told from text that is not in UTF-8. */
export function readTextFile(bytes: Uint8Array): TextFile {
	const [first, second] = bytes;
	// The byte order marks of UTF-16.
	if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
		return { kind: "not-utf-8" };
	// Neither UTF-8 nor the older codes of one byte a letter have these in a text.
	if (bytes.some((byte) => byte < 32 && ![9, 10, 12, 13].includes(byte))) return { kind: "binary" };
	try {
		return { kind: "text", text: new TextDecoder("utf-8", { fatal: true }).decode(bytes).normalize("NFC") };
	} catch {
		return { kind: "not-utf-8" };
	}
}
