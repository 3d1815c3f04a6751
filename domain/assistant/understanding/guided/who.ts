import { plain, type SetSlot } from "../../commands.ts";
import { capitalRun, findCompany, joinedCompany, named, wholeCompany } from "./entities/company.ts";
import { isEveryday, openingName } from "./entities/name.ts";
import { findOwnName } from "./entities/own-name.ts";
import { withoutLeadIns } from "./entities/phrases.ts";
import { companyAlone, companyIn } from "./own-company.ts";
import type { Part } from "./reading.ts";
import type { Telling } from "./telling.ts";
import { segmentsOf, wordsIn } from "./text.ts";

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

const longestGreeting = 3;

/** @returns the name and the company that a message gives as the visitor's. */
export function whoIn(told: Telling): SetSlot[] {
	const { parts, awaiting, known } = told;
	for (const part of parts) {
		const introduced = part.isQuestion ? null : findOwnName(part.text);
		if (!introduced) continue;
		// "The name is Tandoori Chapinero", said to how the business is called.
		if (awaiting === "company" && known.name !== null) return slots(null, plain("company", introduced.name));
		const behind = part.text.slice(introduced.to);
		const company = joinedCompany(behind) ?? findCompany(behind);
		if (company) return slots(introduced.name, plain("company", company));
		const others = parts.filter((one) => one !== part);
		const alone = companyAlone(parts, introduced.name);
		const beside = companyIn(others, awaiting, introduced.name);
		return slots(introduced.name, beside ?? (alone === null ? null : plain("company", alone)));
	}
	const { name, company } = signature(told);
	return slots(name, company ?? companyIn(parts, awaiting, name));
}

/** "Mi nombre es Germán Ortiz": who says so in so many words is not called otherwise. @returns the name in place of the known one, or null. */
export function renamedTo({ parts, awaiting, known: { name: known } }: Telling): string | null {
	if (awaiting === "company") return null;
	const [own] = parts.flatMap(({ text, isQuestion }) => (isQuestion ? [] : (findOwnName(text) ?? [])));
	if (!own?.isStrong || known === null) return null;
	const [told, before] = [own.name.toLowerCase(), known.toLowerCase()];
	return told.startsWith(before) || before.startsWith(told) ? null : own.name;
}

function slots(name: string | null, company: SetSlot | null): SetSlot[] {
	const isSame = name !== null && name.toLowerCase() === company?.value.toLowerCase();
	return [...(name ? [plain("name", name)] : []), ...(company && !isSame ? [company] : [])];
}

/** "Gwen Pritchard, Hotel Bahía Quieta, gwen@…": who it is of stands beside an address, or answers who they are. */
function signature({ parts, rest, signed, awaiting, known }: Telling): {
	name: string | null;
	company: SetSlot | null;
} {
	const asksWho = awaiting === "contact" || awaiting === "name";
	if (known.name !== null || (!signed && !asksWho)) return { name: null, company: null };
	const segments = segmentsOf(signed ? rest : openingPart(parts));
	const opening = segments.map((segment) => openingName(withoutLeadIns(segment)));
	const isNamed = (found: ReturnType<typeof openingName>) =>
		found !== null && (found.rest === "" || isJoint(found.rest));
	const isCorrection = parts.some(({ label }) => label === "correct-fact");
	const first = opening.findIndex(isNamed);
	// "Rodrigo Ibáñez Vda… sorry, Rodrigo Ibáñez Vega": written twice, the second is right.
	const again = opening.findLastIndex((found) => isNamed(found) && isSameFirstName(found, opening[first]));
	const at =
		!signed && !opens(segments, first) ? -1 : isCorrection || again > first ? Math.max(again, first) : first;
	const found = opening[at];
	if (!found) return { name: onlyWord(segments), company: null };
	const others = [...segments.slice(at + 1), ...segments.slice(0, at)];
	const beside = others.map((segment) => segment.replace(/^(?:de|del|from|at) /iu, ""));
	const joined = joinedCompany(found.rest);
	const [second] = beside.flatMap((segment) => besideName(segment) ?? []);
	const company = joined === null ? second : plain("company", joined);
	return { name: found.name, company: company ?? null };
}

/** Beside no address only what a message opens with can be who it is from; behind "in Halifax," stands a place. */
function openingPart(parts: readonly Part[]): string {
	const [first] = parts.filter(({ label, text }) => label !== "greeting" || wordsIn(text).length > 2);
	const isTalk =
		first === undefined || first.isQuestion || (first.label !== null && !fitting.has(first.label));
	return isTalk ? "" : first.text;
}

/** Only a greeting stands before it. */
function opens(segments: readonly string[], at: number): boolean {
	return segments.slice(0, at).every((segment) => wordsIn(segment).length <= longestGreeting);
}

function isSameFirstName(
	one: ReturnType<typeof openingName>,
	other: ReturnType<typeof openingName> | undefined,
): boolean {
	const firstName = (found: typeof other) => found?.name.split(" ")[0];
	return one !== null && firstName(one) === firstName(other);
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

/** A company in a signature: all of it with capitals, or behind the word for what it is; in small letters it is likely. */
function besideName(segment: string): SetSlot | null {
	const run = capitalRun(segment);
	const isWhole = run !== null && wordsIn(run).length === wordsIn(segment).length;
	const company = isWhole && !openingName(segment) ? wholeCompany(segment) : named(segment);
	return company ? plain("company", company) : null;
}
