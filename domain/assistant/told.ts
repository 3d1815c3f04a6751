import type { FactName, LeadFacts } from "../leads/lead.ts";
import type { Telling } from "./telling.ts";
import { justTalk, needIn } from "./told-need.ts";
import { hearBudget } from "./understand/budget.ts";
import { hearCompany } from "./understand/company.ts";
import { hearIndustry, industryOfName } from "./understand/industry.ts";
import type { Act } from "./understand/intent.ts";
import { hearFirstName, hearFullName, hearLateName, hearName } from "./understand/name.ts";
import { isWish } from "./understand/need.ts";
import { opensQuestion } from "./understand/question.ts";
import { type Segment, textOf } from "./understand/segments.ts";
import { countsPlaces, hearSize, isPartOfTeam, saysAlone } from "./understand/size.ts";
import { fold, oneLine } from "./understand/text.ts";
import { hearTiming, isHaste, tellsSeason } from "./understand/timing.ts";
import { isTrouble } from "./understand/work-talk.ts";

type Facts = Partial<LeadFacts>;

/** The facts a message tells, but for addresses and phone numbers. */
export function toldIn(telling: Telling): Facts {
	const at = telling.segments.findLastIndex(({ folded }) => corrects.test(folded));
	const [head, tail] = [telling.segments.slice(0, Math.max(at, 0)), telling.segments.slice(at + 1)];
	if (head.length === 0 || tail.length === 0) return factsIn(telling);
	// "Juan Pérez, no, perdón, Juan Pablo Pérez": what comes last counts.
	return { ...factsIn({ ...telling, segments: head }), ...factsIn({ ...telling, segments: tail }) };
}

const corrects =
	/^(?:(?:ay |uy |ah |oh )?(?:no|perdon|no perdon|perdon no|disculpa|sorry|no sorry|wait|no wait|digo|mejor dicho|quise decir|corrijo|miento|i mean|scratch that|correction))$/;

function factsIn(telling: Telling): Facts {
	const stated = telling.segments.filter(({ question }) => !question);
	const taken = new Set<Segment>();
	const figures = figuresIn(stated, telling, taken);
	const facts = { ...figures, ...whoIn(telling, taken, figures) };
	const industry =
		industryIn(stated, withoutDate(telling, facts), Object.keys(facts).length > 0) ??
		industryOfName(facts.company ?? "");
	if (industry) facts.industry = industry;
	const need = needIn(stated, telling, taken, facts);
	if (need) facts.need = need;
	return facts;
}

/** "Once our remodel is finished" tells when, and no trade. */
function withoutDate(telling: Telling, { timing }: Facts): Telling {
	return timing
		? { ...telling, segments: telling.segments.filter(({ text }) => text.replace(/[.!]+$/, "") !== timing) }
		: telling;
}

/** "About", "unos": said before a figure, not worth keeping. */
const roughly =
	/^(?:unos|unas|como|bout|abt|por ahi|por ahí|mas o menos|más o menos|about|around|maybe|roughly|like|casi|almost|tal vez)\s+/i;

function figuresIn(stated: readonly Segment[], { asked, people }: Telling, taken: Set<Segment>): Facts {
	const facts: Facts = {};
	// "Small team, maybe 6 or 7": what comes next counts it.
	const announced = (segment: Segment) =>
		/\b(?:team|crew|headcount)$/.test(stated[stated.indexOf(segment) - 1]?.folded ?? "");
	const keep = (fact: "companySize" | "budget" | "timing", segment: Segment, value: string | null) => {
		if (value === null || facts[fact] !== undefined) return;
		// Folding keeps every letter in its place, so the words as they were typed stand at the same index.
		const at = Math.max(0, segment.folded.indexOf(value));
		const said = oneLine(segment.text.slice(at, at + value.length), 80).replace(roughly, "");
		facts[fact] = fact === "companySize" && /^[\d.,]+$/.test(said) ? `${said} ${people}` : said;
		taken.add(segment);
	};
	if (asked === "companySize" && stated.length > 1 && stated.every(({ folded }) => isPartOfTeam(folded))) {
		for (const segment of stated) taken.add(segment);
		return { companySize: oneLine(textOf(stated), 80) };
	}
	// A head count says more than rooms or branches, wherever it stands.
	for (const segment of [...stated].sort((a, b) => Number(saysLess(a, asked)) - Number(saysLess(b, asked)))) {
		const budget = hearBudget(segment.folded, asked === "budget");
		keep("budget", segment, budget);
		// An amount of money is no head count: it is blanked out, every other letter stays in its place.
		const rest = budget ? segment.folded.replace(budget, " ".repeat(budget.length)) : segment.folded;
		keep("companySize", segment, hearSize(rest, asked === "companySize" || announced(segment)));
	}
	// Beside a figure "abril" is a month, whatever was asked.
	const alone = (asked !== "name" && asked !== "company") || Object.keys(facts).length > 0;
	// "Sin afán, el otro año": the date says more than the haste.
	for (const segment of [...stated].sort((a, b) => Number(isHaste(a.folded)) - Number(isHaste(b.folded))))
		if (!(taken.has(segment) && tellsSeason(segment.folded)))
			keep("timing", segment, hearTiming(segment.folded, asked === "timing", alone));
	return facts;
}

/** "It depends, 300 to 400": the figure says more, as a head count does than rooms. */
function saysLess({ text, folded }: Segment, asked: FactName | null): boolean {
	return countsPlaces(text) || saysAlone(folded) || (asked === "budget" && /^(?:it )?depend/.test(folded));
}

/** With these a bare word is part of a phrase, not a name; an everyday first name is still heard. */
const neverAName: readonly Act[] = [
	"insult",
	"goodbye",
	"thanks",
	"howAreYou",
	"robot",
	"person",
	"proposal",
	"trick",
	"whyData",
	"browsing",
	"about",
	"enough",
	"unsure",
	"later",
	"repeat",
	"price",
];

function whoIn(
	{ segments: said, asked, acts, known }: Telling,
	taken: ReadonlySet<Segment>,
	{ timing }: Facts,
): Facts {
	const figure = (segment: Segment) => taken.has(segment) && /^\S+ \S+$/.test(segment.text);
	const segments = said.filter(
		(segment) => segment.text.replace(/[.!]+$/, "") !== timing && !figure(segment),
	);
	const expected = asked === "name" && !neverAName.some((act) => acts.has(act));
	const late = known.name === null ? hearFirstName(segments) : hearFullName(segments, known.name);
	const unasked = asked === null && known.name === null && acts.size === 0;
	const name = hearName(segments, expected) ?? late ?? (unasked ? hearLateName(segments) : null);
	// "No, es Anna": a correction begins with a no and goes on.
	const talk = !acts.has("correction") && justTalk.some((act) => acts.has(act));
	const company = hearCompany(
		segments.filter((segment) => !taken.has(segment) || segment.text.split(" ").length > 3),
		asked === "company" && !talk,
		name ?? known.name,
	);
	const isName = name !== null && company !== null && fold(name).includes(fold(company));
	return { ...(name && { name }), ...(company && !isName && { company }) };
}

function industryIn(
	stated: readonly Segment[],
	{ segments, asked, acts }: Telling,
	toldElse: boolean,
): LeadFacts["industry"] {
	const expected = asked === "industry" && !toldElse && !justTalk.some((act) => acts.has(act));
	// "¿Un hotel?" answers what was asked, "¿quién me llama?" does not.
	const said =
		asked === "industry"
			? segments.filter(
					({ folded, question }) => !question || (!opensQuestion(folded) && folded.split(" ").length <= 4),
				)
			: segments.filter(({ folded, question }) => !question || ownTrade.test(folded));
	// "No es constructora, es una inmobiliaria": what it is not is no trade of theirs.
	const affirmed = said.filter(({ folded }) => !denies.test(folded));
	const industry = hearIndustry(textOf(affirmed), expected);
	// "Cotizar más rápido" describes no trade, it is what they want.
	return industry === "other" && expected && (stated.some(isWish) || stated.some(isTrouble))
		? null
		: industry;
}

/** "¿Cuánto cuesta para mi almacén de ropa?" asks, and tells a trade. */
const ownTrade =
	/\b(?:(?:mi|mis|nuestr[oa]s?|my|our) (?!datos|data|info|numero|number|correo|e-?mail)|(?:tengo|tenemos|i have|we have|i own|i run|we run) )(?:[a-z]+ ){0,2}[a-z]+/;
const denies =
	/^(?:no,? )?(?:no (?:es|somos|soy|son|tengo|tenemos)|it's not|it isn't|we're not|we are not|we aren't|i'm not|not) /;
