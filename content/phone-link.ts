/**
 * A telephone of our own as a link that dials it: "+57 601 744 1234 ext. 12" is `tel:+576017441234;ext=12` (RFC 3966).
 * @param phone as its owner writes it. @returns also its name, which never breaks over two lines.
 */
export function phoneLink(phone: string): { name: string; href: string } {
	const [number = "", extension] = phone.split(/\D*[\p{L}#]\D*/u);
	const dialled = number.replace(/[^+\d]/g, "");
	return {
		name: phone.replaceAll(" ", "\u00a0"),
		href: `tel:${dialled}${extension ? `;ext=${extension}` : ""}`,
	};
}
