import { vocabulary } from "../../../../content/assistant/vocabulary.ts";
import type { FactName } from "../../../leads/lead.ts";
import type { Command } from "../../commands.ts";
import type { Awaiting } from "../../dialogue/state.ts";
import { capitalRun } from "./entities/company.ts";
import { findBusinesses } from "./entities/industry.ts";
import { holdsPhrase, phrasesOf } from "./entities/phrases.ts";
import { slotNames } from "./entities/words.ts";
import type { Part } from "./reading.ts";
import { fold, oneLine, wordsIn } from "./text.ts";

/** Facts that are set by their name; an address, a telephone and an industry have parsers of their own. */
const settable: ReadonlySet<FactName> = new Set([
	"name",
	"company",
	"need",
	"companySize",
	"budget",
	"timing",
]);
/** What stands there when no value does: "the company is missing". */
const noValues = new Set(vocabulary("no-values").map(fold));
const changeWords = phrasesOf("change-words");
const longest = { need: 300, other: 80 };

const withSign = /^(?<left>[^=:]{1,40})[=:]\s*(?<value>[^=].*)$/u;
const withVerb = /^(?<left>.{1,40}?)\s(?:is|should be|should say|to|es|debe ser|por)\s(?<value>.+)$/iu;
const instead = /(?:it's|it is|es|sino)\s+(?<value>\p{Lu}.*)$/u;

/**
 * "Company: North Shore Paws", "team = 5", "set the budget to 300": facts that are set by their names. Without a sign only
 * in a correction, or while the summary is shown.
 */
export function assignmentsIn(parts: readonly Part[], awaiting: Awaiting | null): Command[] {
	const found = parts.flatMap(({ text, label, isQuestion }) => {
		if (isQuestion) return [];
		const isCorrection = label === "correct-fact" || awaiting === "summary" || holdsPhrase(text, changeWords);
		return clausesOf(text).flatMap((clause) => assignmentIn(clause, isCorrection) ?? []);
	});
	return found.map(({ slot, value }) => ({ kind: "correct-slot", slot, value }));
}

type Assignment = { slot: FactName; value: string };

function assignmentIn(clause: string, isCorrection: boolean): Assignment | null {
	const match = withSign.exec(clause) ?? (isCorrection ? withVerb.exec(clause) : null);
	const { left = "", value = "" } = match?.groups ?? {};
	const slot = slotCalled(left);
	if (!slot) return null;
	const said = isCorrection ? (instead.exec(value)?.groups?.value ?? value) : value;
	const text = oneLine(
		said.replace(/^["'«“]|["'»”.!]+$/gu, ""),
		slot === "need" ? longest.need : longest.other,
	);
	const [first] = wordsIn(text);
	if (!first || noValues.has(first.folded)) return null;
	const isNamed = slot !== "company" && slot !== "name" ? true : capitalRun(text) !== null;
	return isNamed ? { slot, value: text } : null;
}

/** "The company", "gym": the last word says which fact; a business stands for its name. */
function slotCalled(left: string): FactName | null {
	const words = wordsIn(left);
	const last = words.at(-1)?.folded ?? "";
	// "The company name".
	if (slotNames.get(last) === "name" && slotNames.get(words.at(-2)?.folded ?? "") === "company")
		return "company";
	const named = [...settable].find((slot) => slot === slotNames.get(last));
	if (named) return named;
	return words.length <= 3 && findBusinesses(last).length > 0 ? "company" : null;
}

function clausesOf(text: string): string[] {
	return text
		.split(/[;\n]|,\s(?!it's|it is|es\s|sino\s)|\s(?:and|y)\s(?=\S+\s*[=:])|\.\s/u)
		.map((clause) => clause.trim())
		.filter(Boolean);
}
