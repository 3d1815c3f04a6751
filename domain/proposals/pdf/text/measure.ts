import type { Face } from "../fonts/faces.ts";
import { glyphsFor } from "../fonts/glyphs.ts";

const letters = new Map<string, number>();

/**
 * Measures a text in points, letter by letter. Shaping it like the renderer costs fifty times more and differs only by
 * kerning, which mostly narrows.
 */
export function widthOf(text: string, face: Face, size: number): number {
	let width = 0;
	for (const letter of text) width += advance(letter, face);
	return width * size;
}

function advance(letter: string, face: Face): number {
	const key = `${face.fontFamily}${face.fontWeight}${letter}`;
	const cached = letters.get(key);
	if (cached !== undefined) return cached;
	const measured = measure(letter, face);
	// Texts only contain the letters of our fonts, some hundreds, so the cache stays small.
	letters.set(key, measured);
	return measured;
}

function measure(letter: string, face: Face): number {
	const glyphs = glyphsFor(letter, face);
	return glyphs.layout(letter).advanceWidth / glyphs.unitsPerEm;
}
