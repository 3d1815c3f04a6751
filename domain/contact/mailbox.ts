/** The mailbox behind an address, the same for all its spellings ("Ana+x@gmail.com", "a.na@gmail.com"): to count by. */
export function mailboxOf(address: string): string {
	const [local = "", domain = ""] = address.trim().toLowerCase().split("@");
	const [user = ""] = local.split("+");
	return /^(?:gmail|googlemail)\.com$/.test(domain)
		? `${user.replaceAll(".", "")}@gmail.com`
		: `${user}@${domain}`;
}
