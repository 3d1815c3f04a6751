/** The text a base32 key of an authenticator app stands for (RFC 4648, section 6). */
export function base32(key: string): string {
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
	const bits = [...key.replace(/\s/g, "")].map((letter) =>
		alphabet.indexOf(letter).toString(2).padStart(5, "0"),
	);
	const bytes = bits.join("").match(/.{8}/g) ?? [];
	return bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join("");
}
