import { Font } from "@react-pdf/renderer";
import { type Face, faces } from "./faces.ts";

type Glyphs = {
	unitsPerEm: number;
	hasGlyphForCodePoint(codePoint: number): boolean;
	layout(text: string): {
		advanceWidth: number;
		glyphs: readonly { path: { toSVG(): string } }[];
	};
};

/** The font behind a face. Throws before loadFonts() has settled. */
export function glyphsOf(face: Face): Glyphs {
	const data: unknown = Font.getFont(face).data;
	if (!isRead(data)) throw new Error(`The font ${face.fontFamily} is not read yet: await loadFonts() first.`);
	return data;
}

/** The font that draws a letter: the face's own, else the strong face, as the renderer does for the display font. */
export function glyphsFor(letter: string, face: Face): Glyphs {
	const own = glyphsOf(face);
	return own.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? own : glyphsOf(faces.strong);
}

function isRead(data: unknown): data is Glyphs {
	return typeof data === "object" && data !== null && "layout" in data && "hasGlyphForCodePoint" in data;
}
