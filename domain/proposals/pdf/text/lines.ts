import type { Face } from "../fonts/faces.ts";
import { glyphsFor } from "../fonts/glyphs.ts";

/** Breaks a text into lines of at most `width` points. A word longer than a line is broken anywhere, without a hyphen. */
export function linesOf(text: string, face: Face, size: number, width: number): string[] {
	const lines: string[] = [];
	let line = "";
	for (const word of text.split(" ").flatMap((each) => pieces(each, face, size, width))) {
		const longer = line && !word.glued ? `${line} ${word.text}` : line + word.text;
		if (line && (word.glued || widthOf(longer, face, size) > width)) {
			lines.push(line);
			line = word.text;
		} else line = longer;
	}
	return line ? [...lines, line] : lines;
}

type Piece = { text: string /** Goes on from the piece before, on a line of its own. */; glued: boolean };

function pieces(word: string, face: Face, size: number, width: number): Piece[] {
	if (widthOf(word, face, size) <= width) return [{ text: word, glued: false }];
	const parts: Piece[] = [];
	let piece = "";
	for (const letter of word) {
		if (piece && widthOf(piece + letter, face, size) > width) {
			parts.push({ text: piece, glued: parts.length > 0 });
			piece = letter;
		} else piece += letter;
	}
	return [...parts, { text: piece, glued: parts.length > 0 }];
}

/**
 * Breaks a text into lines as even as possible, without a lonely last word. It adds no line and breaks no whole word
 * compared to `linesOf`.
 */
export function balancedLines(text: string, face: Face, size: number, width: number): string[] {
	const loose = linesOf(text, face, size, width);
	const whole = loose.join(" ") === text;
	let narrowest = width / loose.length;
	let widest = width;
	for (let step = 0; step < 8; step += 1) {
		const middle = (narrowest + widest) / 2;
		const lines = linesOf(text, face, size, middle);
		if (lines.length > loose.length || (whole && lines.join(" ") !== text)) narrowest = middle;
		else widest = middle;
	}
	return linesOf(text, face, size, widest);
}

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
