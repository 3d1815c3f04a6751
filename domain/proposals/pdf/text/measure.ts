import { type Face, faces } from "../fonts/faces.ts";
import { glyphsOf } from "../fonts/glyphs.ts";

const letters = new Map<string, number>();

/**
 * The width of a text in points, letter by letter: shaping it as the renderer does costs fifty times more and
 * differs by kerning only, which mostly narrows.
 */
export function widthOf(text: string, face: Face, size: number): number {
	let width = 0;
	for (const letter of text) width += advance(letter, face);
	return width * size;
}

function advance(letter: string, face: Face): number {
	const key = `${face.fontFamily}${face.fontWeight}${letter}`;
	const known = letters.get(key);
	if (known !== undefined) return known;
	const measured = measure(letter, face);
	// The visitors' letters are those of our fonts, some hundreds: this cannot grow without end.
	letters.set(key, measured);
	return measured;
}

function measure(letter: string, face: Face): number {
	const own = glyphsOf(face);
	// Letters the display font lacks are drawn, and so measured, in the strong one.
	const glyphs = own.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? own : glyphsOf(faces.strong);
	return glyphs.layout(letter).advanceWidth / glyphs.unitsPerEm;
}
