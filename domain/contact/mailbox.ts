/** Normalizes the spellings of one mailbox ("Ana+x@gmail.com", "a.na@gmail.com"), for counting. */
export function mailboxOf(address: string): string {
	const [local = "", domain = ""] = address.trim().toLowerCase().split("@");
	const [user = ""] = local.split("+");
	return /^(?:gmail|googlemail)\.com$/.test(domain)
		? `${user.replaceAll(".", "")}@gmail.com`
		: `${user}@${domain}`;
}
