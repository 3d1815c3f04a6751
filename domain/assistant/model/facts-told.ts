import { industries } from "../../../content/industries/list.ts";
import { readPhone } from "../../contact/phone.ts";
import type { FactName, LeadFacts } from "../../leads/lead.ts";
import { oneLine, wordsOf } from "../understand/text/text.ts";
import { hearIndustry } from "../understand/trade/industry.ts";
import { stemsIn } from "./guard/record.ts";

const longest: Partial<Record<FactName, number>> = { need: 400, name: 80, company: 80 };
const email = /^[^\s@<>"']{1,64}@[\w-]+(?:\.[\w-]+)+$/;

/**
 * A fact as a model reports it, if the visitor told it.
 * @param said everything the visitor said. @returns null when it is malformed or not theirs.
 */
export function factTold(fact: FactName, value: string, said: string): LeadFacts[FactName] {
	const text = oneLine(value, longest[fact] ?? 80);
	if (!text || text.length < value.trim().length) return null;
	if (fact === "industry") return industryTold(text, said);
	if (fact === "email") {
		const address = text.toLowerCase();
		return email.test(address) && addressesIn(said).includes(address) ? address : null;
	}
	if (fact === "phone") {
		const digits = text.replace(/\D/g, "");
		const told = numbersIn(said).some((number) => number.endsWith(digits.slice(-10)));
		return told && digits.length >= 7 ? readPhone(text) : null;
	}
	return isTheirs(fact, text, said) ? text : null;
}

/** The addresses somebody wrote, each whole: "ana@brisa.co" is not told by "juana@brisa.co". */
function addressesIn(said: string): string[] {
	return (said.toLowerCase().match(/[^\s@<>"',;:()]+@[\w-]+(?:\.[\w-]+)+/g) ?? []).map((one) =>
		one.replace(/\.+$/, ""),
	);
}

/** The digits of each number somebody wrote as one: what stands in different sentences makes none together. */
function numbersIn(said: string): string[] {
	return (said.match(/\+?\(?\d[\d\s().\-/]{4,24}\d/g) ?? []).map((one) => one.replace(/\D/g, ""));
}

/** Names and figures are the visitor's to the word; a need may be put in order, most of it in their words. */
function isTheirs(fact: FactName, text: string, said: string): boolean {
	const own = new Set(wordsOf(said));
	if (fact !== "need") return wordsOf(text).length > 0 && wordsOf(text).every((word) => own.has(word));
	if (!(text.match(/\d+/g) ?? []).every((figure) => own.has(figure))) return false;
	const stems = stemsIn(text);
	const theirs = new Set(stemsIn(said));
	return stems.length > 0 && stems.filter((stem) => theirs.has(stem)).length >= stems.length * 0.6;
}

/** The industry, if that is what one of their messages tells to whoever asks for it. */
function industryTold(text: string, said: string): LeadFacts["industry"] {
	const industry = text === "other" ? "other" : industries.find(({ id }) => id === text)?.id;
	return industry && said.split("\n").some((line) => hearIndustry(line, true) === industry) ? industry : null;
}
