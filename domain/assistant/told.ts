import type { FactName, LeadFacts } from "../leads/lead.ts";
import type { Telling } from "./telling.ts";
import { figuresIn } from "./told-figures.ts";
import { justTalk, needIn } from "./told-need.ts";
import { restated } from "./understand/figures/restated.ts";
import { hearCompany } from "./understand/names/company.ts";
import { companyBeside, endsInFamilyName, fullName } from "./understand/names/full-name.ts";
import { hearFirstName, hearFullName, hearLateName, hearName } from "./understand/names/name.ts";
import { signedName } from "./understand/names/signed-name.ts";
import { isWish } from "./understand/need/need.ts";
import { isTrouble } from "./understand/need/work-talk.ts";
import { withoutDeniedName } from "./understand/passing/denial.ts";
import { isMerelyTouched, withoutTouched } from "./understand/passing/of-others.ts";
import type { Act } from "./understand/talk/intent.ts";
import { opensQuestion } from "./understand/text/question.ts";
import { type Segment, textOf } from "./understand/text/segments.ts";
import { fold } from "./understand/text/text.ts";
import { tradeAskedFor } from "./understand/trade/asked-trade.ts";
import { hearIndustry, industryOfName } from "./understand/trade/industry.ts";
import { tellsOthersTrade } from "./understand/trade/own-work.ts";
import { drivesFleet, withoutServed } from "./understand/trade/served-trade.ts";

type Facts = Partial<LeadFacts>;

/** The facts a message tells, but for addresses and phone numbers. */
export function toldIn(telling: Telling): Facts {
	const at = telling.segments.findLastIndex(({ folded }) => corrects.test(folded));
	const [head, tail] = [telling.segments.slice(0, Math.max(at, 0)), telling.segments.slice(at + 1)];
	if (head.length === 0 || tail.length === 0) return { ...factsIn(telling), ...figureAnew(telling) };
	// "Juan Pérez, no, perdón, Juan Pablo Pérez": what comes last counts.
	const before = factsIn({ ...telling, segments: head });
	const asked = onlyFigure(before) ?? telling.asked;
	return { ...before, ...factsIn({ ...telling, segments: tail, asked }) };
}

/** "500 a month, actually make it 300": the figure of the same kind that a later part states anew. */
function figureAnew(telling: Telling): Facts {
	const at = telling.segments.findLastIndex((segment, at) => at > 0 && restated(segment) !== null);
	const anew = at > 0 ? telling.segments.slice(at).map((segment) => restated(segment) ?? segment) : [];
	if (anew.length === 0) return {};
	const figure = onlyFigure(figuresIn(telling.segments.slice(0, at), telling, new Set()));
	if (!figure) return {};
	// "That's when everybody wants one" answers when to nobody.
	const asked = figure === "timing" ? null : figure;
	const value = figuresIn(anew, { ...telling, asked, segments: anew }, new Set())[figure];
	return value ? { [figure]: value } : {};
}

/** The one figure that facts hold, null when they hold none or several. */
function onlyFigure(facts: Facts): "companySize" | "budget" | "timing" | null {
	const [figure, ...more] = (["companySize", "budget", "timing"] as const).filter((fact) => facts[fact]);
	return more.length === 0 ? (figure ?? null) : null;
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
		industryOfName(facts.company ?? "") ??
		(telling.known.industry === null ? tradeAskedFor(telling.segments) : null);
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
	"puzzled",
	"recall",
];

function whoIn(
	{ segments: said, asked, acts, known, signed }: Telling,
	taken: ReadonlySet<Segment>,
	{ timing }: Facts,
): Facts {
	const figure = (segment: Segment) => taken.has(segment) && /^\S+ \S+$/.test(segment.text);
	const segments = said
		.filter((segment) => segment.text.replace(/[.!]+$/, "") !== timing && !figure(segment))
		.flatMap((segment) => withoutDeniedName(segment) ?? []);
	const expected = asked === "name" && !neverAName.some((act) => acts.has(act));
	const late = known.name === null ? hearFirstName(segments) : hearFullName(segments, known.name);
	const unasked = asked === null && known.name === null && acts.size === 0;
	const name =
		hearName(segments, expected) ??
		late ??
		(unasked ? hearLateName(segments) : null) ??
		(known.name === null && acts.size === 0 ? outOfTurn(segments, asked, signed) : null) ??
		(known.name === null ? signedName(segments) : null);
	// "No, es Anna": a correction begins with a no and goes on.
	const talk = !acts.has("correction") && justTalk.some((act) => acts.has(act));
	const company = hearCompany(
		segments.filter((segment) => !taken.has(segment) || segment.text.split(" ").length > 3),
		asked === "company" && !talk,
		name ?? known.name,
	);
	const isName = name !== null && company !== null && fold(name).includes(fold(company));
	const firm = company && !isName ? company : name && companyBeside(segments, name);
	return { ...(name && { name }), ...(firm && { company: firm }) };
}

/** The name of whoever gives it where something else was asked. */
function outOfTurn(segments: readonly Segment[], asked: FactName | null, signed: boolean): string | null {
	const [first, ...more] = segments.filter(({ text }) => /\p{L}/u.test(text));
	const name = fullName(first);
	if (more.length > 0) return name && hearCompany(more, false, name) ? name : null;
	if (signed) return name ?? hearLateName(segments);
	if (asked === "need" || asked === "industry") return null;
	return name && (asked !== "company" || endsInFamilyName(name)) ? name : null;
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
	// "No es constructora, es una inmobiliaria": what it is not is no trade of theirs, nor is a neighbor's.
	const affirmed = said
		.filter(({ folded }) => !denies.test(folded) && !tellsOthersTrade(folded))
		.flatMap((segment) => withoutTouched(segment) ?? []);
	// "I'm at the dentist's, typing with one hand": what they do besides describes no business.
	const passing = said.some(({ folded }) => isMerelyTouched(folded));
	const industry = tradeTold(affirmed, expected && !passing);
	// "Cotizar más rápido" describes no trade, it is what they want.
	return industry === "other" && expected && (stated.some(isWish) || stated.some(isTrouble))
		? null
		: industry;
}

/** What a business does, apart from whom it sells to and what it drives. */
function tradeTold(affirmed: readonly Segment[], expected: boolean): LeadFacts["industry"] {
	if (affirmed.some(({ folded }) => drivesFleet(folded))) return "other";
	const told = affirmed.map(({ folded }) => withoutServed(folded));
	const selling = told.filter(({ sells }) => sells);
	if (selling.length === 0) return hearIndustry(textOf(affirmed), expected);
	// "We make software for schools" is a business, and no school.
	if (selling.some(({ own }) => makesSoftware.test(own))) return "other";
	return hearIndustry(told.map(({ own }) => own).join(", "), expected) ?? "other";
}

const makesSoftware = /\b(?:software|apps?|saas|platforms?|aplicacion(?:es)?|plataformas?)\b/;
/** "¿Cuánto cuesta para mi almacén de ropa?" asks, and tells a trade. */
const ownTrade =
	/\b(?:(?:mi|mis|nuestr[oa]s?|my|our) (?!datos|data|info|numero|number|correo|e-?mail)|(?:tengo|tenemos|i have|we have|i own|i run|we run) )(?:[a-z]+ ){0,2}[a-z]+/;
const denies =
	/^(?:no,? )?(?:no (?:es|somos|soy|son|tengo|tenemos)|it's not|it isn't|we're not|we are not|we aren't|i'm not|not) /;
