/** No NUL (PostgreSQL refuses it), no half of a surrogate pair, one form of each accent. */
export function cleanText(text: string): string {
	return text.replaceAll("\0", "").toWellFormed().normalize("NFC");
}
