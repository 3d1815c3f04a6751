import { likely, plain, type SetSlot } from "../../commands.ts";
import type { Awaiting } from "../../dialogue/state.ts";
import { capitalRun, findCompany, wholeCompany } from "./entities/company.ts";
import { findBusinesses } from "./entities/industry.ts";
import { isEveryday, isKnownFirstName, wholeName } from "./entities/name.ts";
import { findOwnName } from "./entities/own-name.ts";
import { findSizes } from "./entities/size.ts";
import { slotNames } from "./entities/words.ts";
import type { Part } from "./reading.ts";
import { segmentsOf, wordsIn } from "./text.ts";
import { speaksOfOneself } from "./voice.ts";

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

/** @returns the company that a message gives as the visitor's, apart from a name it stands beside; null when it gives none. */
export function companyIn(
	parts: readonly Part[],
	awaiting: Awaiting | null,
	name: string | null,
): SetSlot | null {
	for (const part of parts) {
		const { text, isQuestion, label, guesses } = part;
		if (isQuestion) continue;
		const company = findCompany(text);
		if (company) return plain("company", company);
		const isFree = label === null || label === "tell-contact" || label === "tell-business";
		const answers = awaiting === "company" && part === parts[0] && !namesFact(text);
		const isTalk = courtesies.has(guesses[0]?.label ?? "") || /\p{Extended_Pictographic}/u.test(text);
		const isNamed =
			/\p{Lu}/u.test(text) || label !== null || wordsIn(text).some(({ folded }) => !isEveryday(folded));
		const whole = answers && isNamed && !isTalk && !findOwnName(text) ? wholeCompany(text) : null;
		const isOnly = isFree && parts.length === 1;
		if (whole && (isOnly ? isWritten(whole) : isUnmistakable(whole))) return plain("company", whole);
		if (whole && isOnly) return likely("company", whole);
	}
	return beside(parts, name);
}

/** "Pure dead on" and "kindly share a write-up" may answer something else; any word begins a sentence with a capital. */
function isWritten(company: string): boolean {
	const capitals = wordsIn(company).filter(({ text }) => /^\p{Lu}/u.test(text)).length;
	return capitals > 1 || capitals === wordsIn(company).length || findBusinesses(company).length > 0;
}

/** Among other sentences: "Casa Sabor", and not "Just asked Dad" or "Right". */
function isUnmistakable(company: string): boolean {
	const isCapital = wordsIn(company).every(({ text }) => /^\p{Lu}/u.test(text));
	return (isCapital && wordsIn(company).length > 1) || findBusinesses(company).length > 0;
}

function beside(parts: readonly Part[], name: string | null): SetSlot | null {
	const company = companyAlone(parts, name);
	if (company === null) return null;
	return findBusinesses(company).length > 0 ? plain("company", company) : likely("company", company);
}

/** "Sorry, the e-mail is…" and "somos 7 odontólogos" speak of another fact. */
function namesFact(text: string): boolean {
	if (findSizes(text).some(({ counts }) => counts !== "bare")) return true;
	return wordsIn(text).some(({ folded }) => slotNames.has(folded) && slotNames.get(folded) !== "company");
}

/** "Tengo una inmobiliaria en Querétaro, Grupo Habita Bajío, somos 11": a name that stands alone beside a business. */
export function companyAlone(parts: readonly Part[], name: string | null): string | null {
	for (const { text, isQuestion } of parts) {
		const tells = !isQuestion && findBusinesses(text).length > 0 && speaksOfOneself(text);
		const segments = tells ? segmentsOf(text) : [];
		// "…in Halifax, Nova Scotia", "in Cusco, Machu Picchu, Rainbow Mountain": what follows a place is one.
		let isPlace = false;
		for (const segment of segments) {
			const run = capitalRun(segment);
			const isAlone = run !== null && run.length >= segment.replace(/[.!\s]+$/, "").length;
			isPlace = (isPlace && isAlone) || / (?:in|en|de|from) \p{Lu}[^,]*$/u.test(segment);
			if (isPlace || !isAlone || findOwnName(segment) || speaksOfOneself(segment)) continue;
			const isPerson = isKnownFirstName(wholeName(run) ?? run);
			if (wordsIn(run).length >= 2 && run !== name && !isPerson) return wholeCompany(run);
		}
	}
	return null;
}
