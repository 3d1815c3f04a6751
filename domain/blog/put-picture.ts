/** A picture and where it goes: behind the line in which the character with this number stands, or at the end. */
type Put = { src: string; alt: string; at: number | null };

/** A Markdown text with a picture in it, in a paragraph of its own. */
export function putPicture(content: string, { src, alt, at }: Put): string {
	const lineEnd = at === null ? -1 : content.indexOf("\n", at);
	const place = lineEnd === -1 ? content.length : lineEnd;
	const parts = [
		content.slice(0, place).trimEnd(),
		`![${escaped(alt)}](${src})`,
		content.slice(place).replace(/^\s*\n/, ""),
	];
	return parts.filter((part) => part !== "").join("\n\n");
}

// What a reader's browser reads aloud is what was typed, whatever Markdown would make of it.
function escaped(alt: string): string {
	return alt.replace(/[\\`*_[\]<>!&~|]/g, "\\$&");
}
