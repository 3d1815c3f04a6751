import { withoutMarks } from "../../../words/folded.ts";
import { faces } from "../fonts/faces.ts";
import { glyphsOf } from "../fonts/glyphs.ts";

/**
 * A visitor's text as our fonts can show it: on one line, without control characters, and with letters they lack
 * replaced by their plain form or left out (emoji, other scripts). Null when nothing readable remains.
 * Longer than `limit` characters, it ends in an ellipsis, at a word if there is one near.
 */
export function legible(text: string | null, limit: number): string | null {
	if (!text) return null;
	const plain = Array.from(text.slice(0, limit * 8).normalize("NFC"), shown)
		.join("")
		.replace(/\s+/g, " ")
		.trim();
	if (!/[\p{L}\p{N}]/u.test(plain)) return null;
	return cut(plain, limit);
}

function shown(character: string): string {
	if (/[\s\p{Cc}]/u.test(character)) return " ";
	if (has(character)) return character;
	return Array.from(withoutMarks(character)).filter(has).join("");
}

function has(character: string): boolean {
	const codePoint = character.codePointAt(0);
	// The soft hyphen and its invisible kin have glyphs in some fonts and meaning in none of ours.
	if (codePoint === undefined || /[\p{Cf}\p{Co}\p{Cn}]/u.test(character)) return false;
	return glyphsOf(faces.body).hasGlyphForCodePoint(codePoint);
}

function cut(text: string, limit: number): string {
	if (text.length <= limit) return text;
	const start = text.slice(0, limit - 1);
	const lastSpace = start.lastIndexOf(" ");
	return `${(lastSpace > limit - 30 ? start.slice(0, lastSpace) : start).trimEnd()}…`;
}
