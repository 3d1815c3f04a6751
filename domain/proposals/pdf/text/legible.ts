import { withoutMarks } from "../../../words/plain.ts";
import { faces } from "../fonts/faces.ts";
import { glyphsOf } from "../fonts/glyphs.ts";

/**
 * Converts a visitor's text to what our fonts can print: one line, without control characters. Missing letters become
 * their plain form or are left out (emoji, other scripts). A text over `limit` characters ends in an ellipsis, after a
 * whole word if one is near. @returns null when nothing readable remains.
 */
export function legible(text: string | null, limit: number): string | null {
	if (!text) return null;
	const plain = Array.from(text.slice(0, limit * 8).normalize("NFC"), printable)
		.join("")
		.replace(/\s+/g, " ")
		.trim();
	if (!/[\p{L}\p{N}]/u.test(plain)) return null;
	return cut(plain, limit);
}

function printable(character: string): string {
	if (/[\s\p{Cc}]/u.test(character)) return " ";
	if (hasGlyph(character)) return character;
	return Array.from(withoutMarks(character)).filter(hasGlyph).join("");
}

function hasGlyph(character: string): boolean {
	const codePoint = character.codePointAt(0);
	// Some fonts have glyphs for the soft hyphen and other invisible characters; we print none.
	if (codePoint === undefined || /[\p{Cf}\p{Co}\p{Cn}]/u.test(character)) return false;
	return glyphsOf(faces.body).hasGlyphForCodePoint(codePoint);
}

function cut(text: string, limit: number): string {
	if (text.length <= limit) return text;
	const start = text.slice(0, limit - 1);
	const lastSpace = start.lastIndexOf(" ");
	return `${(lastSpace > limit - 30 ? start.slice(0, lastSpace) : start).trimEnd()}…`;
}
