import type { Language } from "../../content/language.ts";
import { site } from "../../content/site.ts";
import type { FactName, LeadFacts } from "../leads/lead.ts";
import { type DialogueState, missingFor } from "./dialogue.ts";
import { textsIn } from "./say.ts";
import type { Telling } from "./telling.ts";
import { toldIn } from "./told.ts";
import { hearEmail } from "./understand/contact/email.ts";
import { hearPhone, withItsEnd } from "./understand/contact/phone.ts";
import { isOurs, isSurelyOfOthers, type Ours, replacesKnown } from "./understand/contact/whose.ts";
import { hearEdit } from "./understand/edit.ts";
import { restated } from "./understand/figures/restated.ts";
import { hasNoCompany } from "./understand/names/company.ts";
import { deniesBeing, withoutDeniedFigure } from "./understand/passing/denial.ts";
import { withoutWaiting } from "./understand/passing/waiting.ts";
import { holdsTerms } from "./understand/talk/agreement.ts";
import { hearContactWish, isContactTalk } from "./understand/talk/contact-wish.ts";
import { type Act, asksWhatWeKnow, hearActs, isTrick } from "./understand/talk/intent.ts";
import { hearForgotten, hearRefusals } from "./understand/talk/refusal.ts";
import { hearLanguage } from "./understand/text/language.ts";
import { type Segment, segmentsOf, textOf } from "./understand/text/segments.ts";
import { clean, fold } from "./understand/text/text.ts";

/** Everything one message says, read in the light of what was just asked. */
export type Heard = {
	/** The message without addresses and numbers that were already read, folded. */
	folded: string;
	segments: readonly Segment[];
	language: Language | null;
	acts: ReadonlySet<Act>;
	facts: Partial<LeadFacts>;
	refused: readonly FactName[];
	/** Facts the visitor wants us to let go of. */
	forgotten: readonly FactName[];
	/** Names we have that are not theirs. */
	denied: readonly FactName[];
	/** A mistyped e-mail address, with our guess. */
	mistyped: { guess: string | null } | null;
	badPhone: boolean;
	/** What is asked of us, or null. */
	question: string | null;
};

/** Reads a message. Pure, bounded in time whatever the message. */
export function hear(message: string, state: DialogueState, language: Language, ours: Ours = site): Heard {
	const whole = clean(message);
	const email = hearEmail(whole);
	const withoutEmail = email ? whole.replace(email.raw, ", ") : whole;
	const asked = askedFact(state);
	const phone = hearPhone(
		withoutEmail,
		asked === "phone" || state.waitingFor === "identity" || state.waitingFor === "contact",
		language,
	);
	const rest = phone ? withoutEmail.replace(phone.raw, ", ") : withoutEmail;
	const all = segmentsOf(rest);
	const acts = new Set(
		hearActs(
			fold(rest),
			all.map(({ folded }) => folded),
		),
	);
	const agreed = acts.has("agreement");
	const segments = all.filter(({ folded }) => !isTrick(folded) && !(agreed && holdsTerms(folded)));
	const wish = acts.has("contactWish") ? hearContactWish(fold(rest)) : null;
	const forgotten = [...new Set(segments.flatMap(({ folded }) => hearForgotten(folded)))];
	if (wish?.mailOnly && (email ?? state.facts.email)) forgotten.push("phone");
	const refused = refusals(segments, asked);
	const spoken = hearLanguage(fold(rest), language);
	const expected =
		acts.has("trick") || agreed || wish || refused.length + forgotten.length > 0 ? null : asked;
	const present = withoutWaiting(segments).filter(({ folded }) => !asksWhatWeKnow(folded));
	const told = wish || state.withdrawn ? present.filter(({ folded }) => !isContactTalk(folded)) : present;
	const telling = {
		segments: told,
		acts,
		known: state.facts,
		people: textsIn(spoken ?? language).people,
		signed: email !== null || phone !== null,
	};
	const edit = hearEdit(segments, state.facts);
	if (edit) acts.add("correction");
	const facts = edit ?? heardFacts(telling, expected, state.lastLearned);
	const takes = (known: string | null, told: string, raw: string, text: string) => {
		const [before, after] = aroundOf(raw, text);
		if (isOurs(told, ours)) return false;
		if (known === null) return !isSurelyOfOthers(before);
		return known === told || acts.has("correction") || replacesKnown(before, after);
	};
	const denied = (["name", "company"] as const).filter((fact) => {
		const known = state.facts[fact];
		return known !== null && facts[fact] === undefined && segments.some((said) => deniesBeing(said, known));
	});
	// "Hola Rumbo" greets us.
	if (facts.name && fold(facts.name) === fold(ours.product)) delete facts.name;
	if (email?.kind === "address" && takes(state.facts.email, email.address, email.raw, whole))
		facts.email = email.address;
	if (phone?.kind === "number" && takes(state.facts.phone, phone.number, phone.raw, withoutEmail))
		facts.phone = phone.number;
	else if (state.facts.phone) {
		const corrected = withItsEnd(state.facts.phone, fold(rest));
		if (corrected) facts.phone = corrected;
	}
	return {
		folded: fold(rest),
		segments,
		language: spoken,
		acts,
		facts,
		refused: refused.filter((fact) => facts[fact] === undefined && state.facts[fact] === null),
		forgotten: forgotten.filter((fact) => facts[fact] === undefined && state.facts[fact] !== null),
		denied,
		mistyped: email?.kind === "mistyped" ? { guess: email.guess } : null,
		badPhone: phone?.kind === "invalid",
		question: edit ? null : questionIn(segments),
	};
}

/** What stands before and after some words of a text, folded. */
function aroundOf(raw: string, text: string): [before: string, after: string] {
	const at = Math.max(0, text.indexOf(raw));
	return [fold(text.slice(0, at)), fold(text.slice(at + raw.length))];
}

/** What a correction may be of that names nothing: a figure or a date, the most telling first. */
const restatable = ["budget", "companySize", "timing"] as const;

/** A correction that names nothing is of what was told last: "sorry, it's 35". */
function heardFacts(
	telling: Omit<Telling, "asked">,
	asked: FactName | null,
	last: FactName | null,
): Partial<LeadFacts> {
	if (telling.acts.has("correction")) {
		const anew = telling.segments.map(restated).filter((segment) => segment !== null);
		const known = restatable.filter((fact) => telling.known[fact] !== null);
		for (const fact of [...known].sort((a, b) => Number(b === last) - Number(a === last))) {
			const corrected = anew.length > 0 ? toldIn({ ...telling, segments: anew, asked: fact }) : {};
			if (corrected[fact] !== undefined) return { [fact]: corrected[fact] };
		}
		if (last === "companySize" || last === "budget") {
			const corrected = toldIn({ ...telling, asked: last });
			if (corrected[last] !== undefined) return corrected;
		}
	}
	return toldIn({ ...telling, asked });
}

function askedFact(state: DialogueState): FactName | null {
	switch (state.waitingFor) {
		case "identity":
			return state.facts.name === null ? "name" : "email";
		case "emailGuess":
			return "email";
		case "proposal":
			return missingFor(state)[0] ?? null;
		case "person":
		case "contact":
		case "permission":
			return null;
		default:
			return state.waitingFor;
	}
}

function refusals(segments: readonly Segment[], asked: FactName | null): FactName[] {
	const found = segments
		// "We don't have 50 employees" denies a figure and keeps none back.
		.filter(({ folded, question }) => !question && withoutDeniedFigure(folded) === folded)
		.flatMap(({ folded }) => hearRefusals(folded, asked));
	if (asked === "company" && segments.some(({ folded }) => hasNoCompany(folded))) found.push("company");
	return [...new Set(found)];
}

function questionIn(segments: readonly Segment[]): string | null {
	const asked = segments.filter(({ question }) => question);
	return asked.length === 0 ? null : textOf(asked);
}
