/**
 * A text without the unseen characters that turn the order of what stands around them (UAX #9): with them a name could
 * be read as another, and a sentence as its opposite. No text of the site's two languages needs any.
 */
export function withoutDirectionMarks(text: string): string {
	return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}
