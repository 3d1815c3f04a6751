import { Resolver } from "node:dns/promises";
import type { Settings } from "../../config/env.ts";
import { isReserved } from "./find-gaps.ts";

/** Names under which mail services publish their keys; DNS tells no list of them. */
const selectors = ["default", "dkim", "google", "k1", "mail", "s1", "selector1", "resend", "fm1", "pm"];

export type Lookup = (name: string) => Promise<string[][]>;

/** Lists the DNS records that the sender's domain lacks: without them, mails are taken for forged. */
export async function findMailGaps(
	{ smtpUrl, mailFrom }: Pick<Settings, "smtpUrl" | "mailFrom">,
	lookUp: Lookup = lookUpInDns(),
): Promise<string[]> {
	const domain = /@([^>\s]+)/.exec(mailFrom)?.[1];
	if (!smtpUrl || !domain || isReserved(domain)) return [];
	const has = async (name: string, begin: RegExp) =>
		(await lookUp(name)).some((parts) => begin.test(parts.join("")));
	try {
		const [spf, dmarc, ...keys] = await Promise.all([
			has(domain, /^v=spf1\b/i),
			has(`_dmarc.${domain}`, /^v=DMARC1\b/i),
			...selectors.map((selector) => has(`${selector}._domainkey.${domain}`, /\bp=\S/)),
		]);
		const gaps: [boolean, string][] = [
			[!spf, `${domain} has no SPF record: your mail service says which.`],
			[!dmarc, `${domain} has no DMARC record: begin with _dmarc.${domain} TXT "v=DMARC1; p=none".`],
			[!keys.some(Boolean), `${domain} has no DKIM key at a usual name (${selectors.join(", ")}).`],
		];
		return gaps.flatMap(([isOpen, sentence]) => (isOpen ? [sentence] : []));
	} catch {
		return [`The DNS did not answer: SPF, DKIM and DMARC of ${domain} are unknown.`];
	}
}

function lookUpInDns(): Lookup {
	const resolver = new Resolver({ timeout: 3_000, tries: 1 });
	return (name) =>
		resolver.resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
			if (error.code === "ENOTFOUND" || error.code === "ENODATA") return [];
			throw error;
		});
}
