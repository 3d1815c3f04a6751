import { Resolver } from "node:dns/promises";
import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../../config/env.ts";
import { notice } from "../../content/samples/companies.ts";
import { site } from "../../content/site.ts";
import { hourMs } from "../../domain/wall-clock.ts";

const nameInExample = "Name";
const aDayAndAHalf = 36 * hourMs;
const aYearInSeconds = 31_536_000;

/** Lists what is not ready for real visitors, one sentence each: what it is, and what to set or do. */
export function findGaps(settings: Settings): string[] {
	const { brand, publicUrl } = settings;
	const missing = missingFacts(settings);
	const gaps: [boolean, string][] = [
		[isReserved(new URL(publicUrl).hostname), "The address is a sample one: set PUBLIC_URL."],
		[
			!publicUrl.startsWith("https:"),
			"The address is not https: set PUBLIC_URL; search engines are refused.",
		],
		[
			publicUrl.startsWith("https:") && !settings.isIndexable,
			"The host is a staging host: search engines are refused.",
		],
		[
			isShortHsts(settings.hsts),
			"Browsers keep to https for less than a year, or not on subdomains: lengthen HSTS once every subdomain works with https.",
		],
		[notice.es !== "", "Sample clients, cases and people are shown: see SAMPLE CONTENT in the README."],
		[brand.product === nameInExample, "The brand's name is a sample one: set BRAND_NAME."],
		[brand.phone === site.phone, "The telephone is the sample one: set BRAND_PHONE."],
		[
			[brand.email, settings.salesEmail, settings.mailFrom].some(isReserved),
			"A mail address is a sample one: set BRAND_EMAIL, SALES_EMAIL and MAIL_FROM.",
		],
		[missing.length > 0, `The legal page lacks who answers for personal data: set ${missing.join(", ")}.`],
		[!settings.adminPathGiven, "The staff path is another one at each start: set ADMIN_PATH."],
		[settings.adminPath.includes("CHANGE-ME"), "The staff path is the sample one: set ADMIN_PATH."],
		[!settings.smtpUrl, "Mails are files and reach nobody: set SMTP_URL."],
		[isReserved(hostOf(settings.smtpUrl)), "The mail server is a sample one: set SMTP_URL."],
		[
			!hasNewBackup(settings),
			`There is no backup of the last 36 hours in ${settings.backupDir}: run \`site backup\` daily.`,
		],
	];
	return gaps.flatMap(([isOpen, sentence]) => (isOpen ? [sentence] : []));
}

function isShortHsts(hsts: Settings["hsts"]): boolean {
	const seconds = Number(/^max-age=(\d+)/.exec(hsts ?? "")?.[1]);
	return hsts !== null && (seconds < aYearInSeconds || !hsts.includes("includeSubDomains"));
}

function missingFacts({ company: { legalName, taxNumber, address } }: Settings): string[] {
	const settings = { BRAND_LEGAL_NAME: legalName, BRAND_TAX_NUMBER: taxNumber, BRAND_ADDRESS: address };
	return Object.entries(settings).flatMap(([name, value]) => (value === null ? [name] : []));
}

function hostOf(url: string | null): string {
	return url ? new URL(url).hostname : "";
}

/** Names under these ends belong to nobody (RFC 2606). */
function isReserved(address: string): boolean {
	return /(?:^|[@.])example(\.(com|net|org))?>?$/.test(address);
}

function hasNewBackup({ backupDir }: Settings): boolean {
	if (!existsSync(backupDir)) return false;
	return globSync("*/manifest.json", { cwd: backupDir }).some(
		(file) => Date.now() - statSync(join(backupDir, file)).mtimeMs < aDayAndAHalf,
	);
}

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
	const has = async (name: string, pattern: RegExp) =>
		(await lookUp(name)).some((parts) => pattern.test(parts.join("")));
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
