import { expect, type VisitedSite } from "./site.ts";

export const seedPost = "/blog/ia-fase-inicial-proceso-ventas";

/** The mails an address got, whole, once there are so many. */
export async function mailsTo(site: VisitedSite, address: string, count = 1): Promise<string[]> {
	const found = () => site.mails().filter((mail) => mail.includes(`\nTo: ${address}`));
	await expect.poll(() => found().length, { timeout: 15_000 }).toBe(count);
	return found();
}
