type Insertion = { src: string; alt: string; at: number | null };

/** Inserts a picture into a Markdown text, as a paragraph of its own. */
export function addPictureToMarkdown(content: string, { src, alt, at }: Insertion): string {
	const lineEnd = at === null ? -1 : content.indexOf("\n", at);
	const place = lineEnd === -1 ? content.length : lineEnd;
	const parts = [
		content.slice(0, place).trimEnd(),
		`![${escaped(alt)}](${src})`,
		content.slice(place).replace(/^\s*\n/, ""),
	];
	return parts.filter((part) => part !== "").join("\n\n");
}

// Escapes Markdown, so that a screen reader reads the text as typed.
function escaped(alt: string): string {
	return alt.replace(/[\\`*_[\]<>!&~|]/g, "\\$&");
}
