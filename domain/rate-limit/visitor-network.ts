/** How many networks of 64 bits may use up their limit at once in a network of 48 bits, which one customer often has. */
const networksAtOnce = 8;

type CountedSubject = { subject: string; times: number };

/**
 * Lists whom a visitor counts as: itself, and for an IPv6 network of 64 bits the network of 48 bits around it.
 * @param subject as `visitorAddress` writes it, or any other text. @returns times: how many times the limit is theirs.
 */
export function countedAs(subject: string): CountedSubject[] {
	const own = { subject, times: 1 };
	const network = /^((?:[\da-f]{1,4}:){2}[\da-f]{1,4}):[\da-f]{1,4}$/.exec(subject)?.[1];
	return network ? [own, { subject: network, times: networksAtOnce }] : [own];
}
