import { domainToASCII, domainToUnicode } from "node:url";
import type { EmailProblem } from "../../shared/contact.ts";

type EmailRead = { kind: "read"; email: string } | { kind: "unreadable"; problem: EmailProblem };

const before = /^(?:mailto:|[\s"'“”«»()[\]{}<>¿¡:;,.])+/iu;
const after = /[^\p{L}\p{N}]+$/u;
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * Parses one e-mail address as a person wrote it, without invisible characters, brackets and punctuation around it.
 * @returns the address in lower case with its domain in Unicode, so that two spellings of it are one; or what is wrong.
 */
export function readEmail(typed: string): EmailRead {
	const text = typed
		.replace(/[’‘]/g, "'")
		.normalize("NFKC")
		.replace(/\p{DI}/gu, "")
		.toLowerCase();
	if ((text.match(/[^\s,;/]@[^\s,;/]/g) ?? []).length > 1)
		return { kind: "unreadable", problem: "emailSeveral" };
	const [, named = text] = /<([^<>]+@[^<>]+)>/.exec(text) ?? [];
	const [local = "", host = "", ...more] = named
		.replace(before, "")
		.replace(/^([^@]+@[^?]*)\?.*$/, "$1")
		.replace(after, "")
		.split("@");
	const domain = /^[\p{L}\p{M}\p{N}.。-]+$/u.test(host) ? domainToASCII(host) : "";
	const length = local.length + 1 + domain.length;
	if (more.length > 0 || !hostName.test(domain) || local === "" || local.length > 64 || length > 254)
		return { kind: "unreadable", problem: "email" };
	if (!localPart.test(local))
		return {
			kind: "unreadable",
			problem: /[^\s.]/.test(local.replace(/[ -~]/g, "")) ? "emailLetter" : "email",
		};
	return { kind: "read", email: `${local}@${domainToUnicode(domain)}` };
}

/** @param email as `readEmail` returns it. @returns it with its domain in ASCII, for services that take no other. */
export function asciiEmail(email: string): string {
	const [local = "", domain = ""] = email.split("@");
	return `${local}@${domainToASCII(domain)}`;
}

/** Makes a link that writes to an address, whose signs begin no subject, text or further address of the mail. */
export function mailLink(address: string): string {
	return `mailto:${address.replace(/[?&%#=,]/g, encodeURIComponent)}`;
}

/**
 * Suggests a correction for a common typo in an address's domain ("ana@gmial.com"), or for a sentence that goes on behind
 * it ("ana@x.com.quedo").
 * @returns null when nothing looks wrong.
 */
export function likelyAddress(address: string): string | null {
	const [local = "", domain = ""] = address.toLowerCase().split("@");
	// "No" and "Es" begin sentences, and are countries' domains too.
	const [, inDoubt] = /^(.+@.+\.\p{Ll}+)\.\p{Lu}\p{Ll}$/u.exec(address) ?? [];
	if (inDoubt) return likelyAddress(inDoubt) ?? inDoubt.toLowerCase();
	const fixed = domainBefore(domain)
		.replace(/^(?:gmial|gmai|gmal|gamil|gmaill|gnail|gmeil)\./, "gmail.")
		.replace(/^(?:hotmial|hotmal|hotmai|hormail|hotmil)\./, "hotmail.")
		.replace(/^(?:outlok|outloo|outllok)\./, "outlook.")
		.replace(/^((?:gmail|hotmail|outlook|yahoo|icloud)\.)(?:con|cmo|comm|coom|cm|om|vom|xom)$/, "$1com")
		.replace(/^gmail\.co$|^gmail\.com\..+$/, "gmail.com");
	return fixed === domain ? null : `${local}@${fixed}`;
}

/** "x.com" of "x.com.quedo". */
function domainBefore(domain: string): string {
	const [, begin = "", top = "", next = ""] = /^(.+)\.([^.]+)\.([^.]+)$/.exec(domain) ?? [];
	return isTopLevel(top) && !isTopLevel(next) ? `${begin}.${top}` : domain;
}

/**
 * Ends an address in running text where the next sentence begins without a space: "ana@x.com.Quedo", "ana@x.com.300".
 * @returns the text unchanged when it is in doubt.
 */
export function withoutNextSentence(text: string): string {
	const [, address = "", top = "", next = ""] =
		/^(.+@.+\.(\p{Ll}+))\.(\p{Lu}\p{Ll}+|\p{L}|\p{N}+)$/u.exec(text) ?? [];
	return isTopLevel(top) && !isTopLevel(next.toLowerCase()) ? address : text;
}

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The generic domains that people had for decades, and every country's. Newer ones end no address on their own. */
function isTopLevel(label: string): boolean {
	if (/^[a-z]{2}$/.test(label)) return regions.of(label.toUpperCase()) !== undefined;
	return /^(?:com|net|org|edu|gov|info|biz|example)$/.test(label);
}

/** Normalizes the spellings of one mailbox ("Ana+x@gmail.com", "a.na@gmail.com"), for counting. */
export function mailboxOf(address: string): string {
	const [local = "", domain = ""] = address.trim().toLowerCase().split("@");
	const [user = ""] = local.split("+");
	return /^(?:gmail|googlemail)\.com$/.test(domain)
		? `${user.replaceAll(".", "")}@gmail.com`
		: `${user}@${domain}`;
}
