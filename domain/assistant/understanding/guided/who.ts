import type { Command } from "../../commands.ts";
import type { Awaiting } from "../../dialogue/state.ts";
import { capitalRun, findCompany, joinedCompany, named, wholeCompany } from "./entities/company.ts";
import { findBusinesses } from "./entities/industry.ts";
import { findIntroducedName, isEveryday, isKnownFirstName, openingName } from "./entities/name.ts";
import { slotNames } from "./entities/words.ts";
import type { Part } from "./reading.ts";
import { wordsIn } from "./text.ts";
import { isOfOthers, speaksOfOneself } from "./voice.ts";

type SetSlot = Extract<Command, { kind: "set-slot" }>;

export type WhoTelling = {
	parts: readonly Part[];
	/** The whole message without its address and telephone. */
	rest: string;
	/** It had an address or a telephone: who it is of may stand beside it. */
	signed: boolean;
	awaiting: Awaiting | null;
	knowsName: boolean;
};

/** What a message may be about while somebody says who they are. */
const fitting = new Set([
	"greeting",
	"tell-contact",
	"tell-business",
	"tell-size",
	"tell-need",
	"correct-fact",
	"affirm",
]);

const courtesies = new Set([
	"greeting",
	"thanks",
	"goodbye",
	"chit-chat",
	"wait",
	"affirm",
	"deny",
	"later",
	"joke-or-insult",
]);

/** @returns the name and the company that a message gives as the visitor's. */
export function whoIn(told: WhoTelling): SetSlot[] {
	const { parts, awaiting } = told;
	for (const { text, isQuestion } of parts) {
		const introduced = isQuestion ? null : findIntroducedName(text);
		if (!introduced) continue;
		const behind = text.slice(introduced.to);
		const company = joinedCompany(behind) ?? findCompany(behind) ?? companyAlone(parts, introduced.name);
		return slots(introduced.name, company);
	}
	const { name, company } = signature(told);
	return slots(name, company ?? companyIn(parts, awaiting, name));
}

function slots(name: string | null, company: string | null): SetSlot[] {
	const isSame = name !== null && company !== null && name.toLowerCase() === company.toLowerCase();
	return [...(name ? [plain("name", name)] : []), ...(company && !isSame ? [plain("company", company)] : [])];
}

function plain(slot: "name" | "company", value: string): SetSlot {
	return { kind: "set-slot", slot, value, evidence: "plain" };
}

/** "Gwen Pritchard, Hotel Bahía Quieta, gwen@…": who it is of stands beside an address, or answers who they are. */
function signature({ parts, rest, signed, awaiting, knowsName }: WhoTelling): {
	name: string | null;
	company: string | null;
} {
	const asksWho = awaiting === "contact" || awaiting === "name";
	const isTalk = parts.some(({ label, isQuestion }) => isQuestion || (label !== null && !fitting.has(label)));
	if (knowsName || (!signed && (!asksWho || isTalk))) return { name: null, company: null };
	const segments = segmentsOf(rest);
	const opening = segments.map((segment) => openingName(segment));
	const isNamed = (found: ReturnType<typeof openingName>) =>
		found !== null && (found.rest === "" || isJoint(found.rest));
	const isCorrection = parts.some(({ label }) => label === "correct-fact");
	const find = isCorrection ? opening.findLastIndex.bind(opening) : opening.findIndex.bind(opening);
	const known = find((found) => isNamed(found) && found !== null && isKnownFirstName(found.name));
	const at = known >= 0 ? known : opening.findIndex(isNamed);
	const found = opening[at];
	if (!found) return { name: onlyWord(segments), company: null };
	const others = [...segments.slice(at + 1), ...segments.slice(0, at)];
	const beside = others.map((segment) => segment.replace(/^(?:de|del|from|at) /iu, ""));
	const company = joinedCompany(found.rest) ?? beside.map(besideName).find((one) => one !== null) ?? null;
	return { name: found.name, company };
}

/** "Abner": the only word of the answer to who somebody is. */
function onlyWord(segments: readonly string[]): string | null {
	const [only, ...more] = segments;
	return more.length === 0 && /^\p{Lu}\p{Ll}{2,}$/u.test(only ?? "") && !isEveryday(only ?? "")
		? (only ?? null)
		: null;
}

function isJoint(rest: string): boolean {
	return /^,?\s+(?:de|del|from|at|with|con|en)\s|^ here$|^ is my name$|^ es mi nombre$/iu.test(rest);
}

/** A company in a signature: all of it with capitals, or behind the word for what it is. */
function besideName(segment: string): string | null {
	const run = capitalRun(segment);
	const isWhole = run !== null && wordsIn(run).length === wordsIn(segment).length;
	return isWhole && !openingName(segment) ? wholeCompany(segment) : named(segment);
}

function companyIn(parts: readonly Part[], awaiting: Awaiting | null, name: string | null): string | null {
	for (const { text, isQuestion, label, guesses } of parts) {
		if (isQuestion || isOfOthers(text)) continue;
		const company = findCompany(text);
		if (company) return company;
		const isFree = label === null || label === "tell-contact" || label === "tell-business";
		const answers = awaiting === "company" && parts.length === 1 && isFree && !namesFact(text);
		const isTalk = courtesies.has(guesses[0]?.label ?? "") || /\p{Extended_Pictographic}/u.test(text);
		const isNamed =
			/\p{Lu}/u.test(text) || label !== null || wordsIn(text).some(({ folded }) => !isEveryday(folded));
		const whole = answers && isNamed && !isTalk && !findIntroducedName(text) ? wholeCompany(text) : null;
		if (whole) return whole;
	}
	return (awaiting === "company" ? firstNamed(parts) : null) ?? companyAlone(parts, name);
}

/** "Mariscos Doña Yola. Y una pregunta…": what was asked for stands first, with a capital. */
function firstNamed([first]: readonly Part[]): string | null {
	const [segment = ""] = first && !first.isQuestion ? segmentsOf(first.text) : [];
	const run = capitalRun(segment);
	const isWhole = run !== null && wordsIn(run).length === wordsIn(segment).length && !isKnownFirstName(run);
	return isWhole && !findIntroducedName(segment) ? wholeCompany(segment) : named(segment);
}

/** "Sorry, the e-mail is…" speaks of another fact. */
function namesFact(text: string): boolean {
	return wordsIn(text).some(({ folded }) => slotNames.has(folded) && slotNames.get(folded) !== "company");
}

/** "Tengo una inmobiliaria en Querétaro, Grupo Habita Bajío, somos 11": a name that stands alone beside a business. */
function companyAlone(parts: readonly Part[], name: string | null): string | null {
	for (const { text, isQuestion } of parts) {
		const tells = !isQuestion && findBusinesses(text).length > 0 && speaksOfOneself(text);
		const segments = tells ? segmentsOf(text) : [];
		for (const [at, segment] of segments.entries()) {
			// "…in Halifax, Nova Scotia": what follows a place is one.
			if (/ (?:in|en|de|from) \p{Lu}\S*$/u.test(segments[at - 1] ?? "")) continue;
			if (findIntroducedName(segment) || speaksOfOneself(segment)) continue;
			const run = capitalRun(segment);
			const isAlone = run !== null && run.length >= segment.replace(/[.!\s]+$/, "").length;
			if (isAlone && wordsIn(run).length >= 2 && run !== name && !isKnownFirstName(run))
				return wholeCompany(run);
		}
	}
	return null;
}

function segmentsOf(text: string): string[] {
	return text
		.split(/[,;:|\n·/()]|\s[-–]\s|\.\s/)
		.map((segment) => segment.trim())
		.filter((segment) => /\p{L}{2}/u.test(segment));
}
