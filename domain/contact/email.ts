/**
 * Suggests a correction for a common typo in an address's domain ("ana@gmial.com").
 * @returns null when nothing looks wrong.
 */
export function likelyAddress(address: string): string | null {
	const [local = "", domain = ""] = address.toLowerCase().split("@");
	const fixed = domain
		.replace(/^(?:gmial|gmai|gmal|gamil|gmaill|gnail|gmeil)\./, "gmail.")
		.replace(/^(?:hotmial|hotmal|hotmai|hormail|hotmil)\./, "hotmail.")
		.replace(/^(?:outlok|outloo|outllok)\./, "outlook.")
		.replace(/^((?:gmail|hotmail|outlook|yahoo|icloud)\.)(?:con|cmo|comm|coom|cm|om|vom|xom)$/, "$1com")
		.replace(/^gmail\.co$/, "gmail.com");
	return fixed === domain ? null : `${local}@${fixed}`;
}
