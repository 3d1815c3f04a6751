/** A telephone number to show and to call: it never breaks over two lines. */
export function phoneLink(phone: string) {
	return { name: phone.replaceAll(" ", "\u00a0"), href: `tel:${phone.replace(/[^+\d]/g, "")}` };
}
