import type { ProposalText } from "../../../../content/proposal/schema.ts";
import type { Language } from "../../../../shared/language.ts";
import { writtenPhone } from "../../../contact/phone.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import { industryName, printedCompany, printedName, spokenName } from "../../../leads/names.ts";
import { holdsAmount, holdsDeal, holdsDealInWords, holdsLink, passesForOurs } from "../../../words/offers.ts";
import { legible } from "../text/legible.ts";

/** A lead's facts as they can be printed. Null: unknown, illegible, or a text that could pass for our offer. */
export type PrintableFacts = Record<Exclude<keyof LeadFacts, "industry">, string | null> & {
	industry: string | null;
	firstName: string | null;
};

/** Cuts and cleans what a visitor wrote, so that any text fits its place on the page. */
export function printableFacts(
	lead: LeadFacts,
	language: Language,
	words: ProposalText,
	product: string,
): PrintableFacts {
	const isOfferLike = (text: string) => passesForOurs(text, product);
	const name = printedName(capitalizedName(legible(lead.name, 100)));
	return {
		name,
		firstName: spokenName(name),
		email: legible(lead.email, 120),
		phone: legible(lead.phone && writtenPhone(lead.phone), 40),
		company: printedCompany(legible(lead.company, 120)),
		industry: lead.industry === "other" ? words.understood.otherIndustry : industryName(lead, language),
		need: capitalizedSentence(unless(isOfferLike, withoutAddresses(legible(lead.need, 1000)))),
		companySize: capitalizedSentence(unless(holdsDealInWords, legible(lead.companySize, 90))),
		budget: capitalizedSentence(unless(holdsDealInWords, legible(lead.budget, 90))),
		timing: capitalizedSentence(unless(isDealOrAmount, legible(lead.timing, 90))),
	};
}

function unless(isUnfit: (text: string) => boolean, text: string | null): string | null {
	return text !== null && isUnfit(text) ? null : text;
}

function isDealOrAmount(text: string): boolean {
	return holdsDeal(text) || holdsAmount(text);
}

const longNumber = /\+?\d(?:[ -]?\d){8,}/g;

/** Addresses and long numbers are often those of third parties, and people pass the document on. */
function withoutAddresses(text: string | null): string | null {
	if (text === null) return null;
	const words = text.replace(longNumber, "…").split(" ");
	return words
		.map((word) => (/\S@\S/.test(word) || holdsLink(word) ? "…" : word))
		.join(" ")
		.replace(/…(?: …)+/g, "…");
}

const opening = /^(\P{L}*)(\p{Ll}[^\s\p{Lu}]*)(?=\s|[.,;:!?]|$)/u;
const particles = new Set(["de", "del", "la", "las", "los", "y", "da", "do", "dos", "van", "von"]);

/** Capitalizes the first letter of a line. A word with capitals of its own (iPhone) stays. */
export function capitalizedSentence(text: string | null): string | null {
	const [, marks = "", word = ""] = opening.exec(text ?? "") ?? [];
	// After a figure the word is not the first, and an address must not change.
	if (!text || !word || /[\p{N}<]/u.test(marks) || word.includes("@")) return text;
	return marks + capital(word) + text.slice(marks.length + word.length);
}

/** Capitalizes a person's name in lower case. A name with any capital stays as its owner writes it. */
export function capitalizedName(name: string | null): string | null {
	if (!name || /[\p{Lu}@]/u.test(name)) return name;
	const words = name.split(" ");
	return words.map((word, index) => (index > 0 && particles.has(word) ? word : capital(word))).join(" ");
}

function capital(word: string): string {
	const [first = "", ...rest] = word;
	return first.toUpperCase() + rest.join("");
}
