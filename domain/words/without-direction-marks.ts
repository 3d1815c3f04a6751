/**
 * Removes the invisible characters that change the direction of text (UAX #9). They could make a name read as another, or
 * a sentence as its opposite. Neither of the site's languages needs them.
 */
export function withoutDirectionMarks(text: string): string {
	return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}
