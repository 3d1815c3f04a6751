export function phoneLink(phone: string) {
	return { name: phone.replaceAll(" ", "\u00a0"), href: `tel:${phone.replace(/[^+\d]/g, "")}` };
}
