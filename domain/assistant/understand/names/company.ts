import { isLikeness, placesElse } from "../passing/firm-talk.ts";
import { type Segment, withoutPictures } from "../text/segments.ts";
import { fold, wordsOf } from "../text/text.ts";
import { businessWords } from "../trade/businesses.ts";
import { hearIndustry } from "../trade/industry.ts";
import { firstNames } from "../words/first-names.ts";
import { bareCompany, isWrittenAsName } from "./bare-company.ts";
import { besideTrade, ours } from "./beside-trade.ts";
import { endsInLegalForm, isNamed, isProper, longestName, upToStop } from "./company-name.ts";
import { isPlace, standsAlone } from "./own-standing.ts";
import { placedCompany } from "./placed-company.ts";
import { endsInOthers, hasTrade } from "./trade-in-name.ts";

const sure =
	/\b(?:(?:mi|la|nuestra|el nombre de (?:mi|la)) (?:empresa|compania|marca|agencia|tienda|firma|fundacion|inmobiliaria|constructora|clinica) (?:es|se llama|era)|(?:mi|el|nuestro) (?:negocio|hotel|hostal|colegio|restaurante|almacen|taller|local|emprendimiento) (?:es|se llama|era)|empresa:|compania:|negocio:|(?:its|our|the company's|the business) name is|(?:my|our|the) (?:company|business|hotel|agency|store|shop|firm|school|brand|hostel|restaurant|startup|foundation|dealership)(?:'s name)? (?:is called|is named|is|name is|was)|company(?: name)?(?: is|:)|business(?: name)?(?: is|:)|^se llama|for (?:my|our) (?:company|business|firm|brand|shop|store)(?= [a-z]+ [a-z])|it's (?:actually |really )?called|is (?:actually )?called|que se llama)\s+/g;
const likely =
	/(?<!\b(?:cerca|lejos|fuera|dentro|lado|afueras|near|far|out|outside) )\b(?:trabajo en|trabajo para|trabajo con|trabajo de \p{L}+ en|laboro en|represento a|represento|vengo de|escribo de(?:sde)?|de parte de|en nombre de|(?:de|en) la (?:empresa|firma|compania|marca)|(?:from|at|with|of|for) the (?:company|firm|brand)|somos|(?:gerente|duen[oa]|director[a]?|administrador[a]?|propietari[oa]|fundador[a]?|jefe|asesor[a]?) (?:de ventas |comercial |general )?(?:de|del|en)|tengo|tenemos|manejo|manejamos|administro|administramos|i work at|i work for|i work with|work at|work for|i represent|on behalf of|(?:owner|manager|director|founder|ceo|head) (?:of|at)|i'm with|i am with|we're|^were|we are|we r|i run|we run|i own|we own|i manage|from|at|de|del)\s+(?:el |la |los |the |a )?/gu;
/** "The place is The Salt Wharf": a name, and not how it is. */
const placeIs =
	/(?:^|\b(?:my|our|the|el|mi|nuestro|la|nuestra) )(?:place|shop|store|page|brand|salon|studio|gym|clinic|bar|cafe|bakery|farm|practice|lugar|sitio|local|salon|estudio|finca) (?:is|es|se llama)\s+/g;
/** Before a name that ends as companies' names do. */
const weak = /\b(?:with|of|con|para|soy|i'm|i am)\s+/g;
/** "Omar with Redline Auto Parts". */
const personOf =
	/^(?:(?:hi|hey|hello|here|here is|myself|this is|it's|its|i'm|im|i am|yes|sure)[, ]+){0,4}([a-z'.-]+)(?: [a-z'.-]+){0,2} (?:with|over at|of) (?:the )?/g;
/** "Manuela Zapata, of Loma Verde Stays": a part that begins with what they are of. */
const opening = /^(?:of|with|over at) (?:the )?/g;
/** "Empresa Hostal Luna": what it is and then its name, as a form would have it. */
const labelled =
	/^(?:y )?(?:(?:la|mi) )?(?:empresa|compania|negocio|company|business)(?: name)?\s+(?!de\b|of\b)/g;
/** "That can't happen again at Coral Lane Guesthouse", "of the Hogar Santa Brígida", "it's Thornbury Road Nursery School". */
const placing =
	/(?:\b(?:at|for|of|from|with|in|de|del|en|para)|^(?:and |so )?(?:it's|its|it is|this is|es))\s+(?:the |el |la |los )?/g;
const calling =
	/\b(?:llamad[oa]|called|named|(?:we|i) call it|the name of (?:the|my|our) [a-z]+ is|trading as|trades as|(?:trade|trades|trading|operate|operates) under(?: the name(?: of)?)?|operates? as|goes by the name(?: of)?)\s+/g;
/** "Some outfit called Leadzilla", "a friend called Marta": what others are called. */
const callsOthers =
	/\b(?:somebody|someone|friend|guy|lady|man|woman|person|girl|boy|kid|client|customer|cousin|son|daughter|dog|cat|colleague|receptionist|assistant|secretary|manager|accountant|partner|boss|husband|wife|brother|sister|employee|recepcionista|secretaria|socio|socia|cliente|huesped|perr[oa]|gat[oa]|street|town|village|calle|barrio|pueblo|neighbou?r|app|tool|software|system|program|platform|plugin|bot|crm|website|service|competitor|rival|alguien|amig[oa]|senora?|programa|aplicacion|sistema|competidor)s? (?:that is |that's |is )?$|\b(?:some|another|this|that|other|those|otra|otro|una tal|un tal) (?:[a-z]+ )?$|\b(?:i'm|im|i am|soy) (?:an? |una? )?(?:[a-z]+ ){1,2}$/;
const ofOthers =
	/\b(?:competitor|rival|neighbou?r|competencia|vecin[oa]|guy (?:across|down|next)|they (?:use|pay|have)|ellos usan)\b/;
const none =
	/\b(?:no tengo (?:empresa|negocio|compania|una empresa)|no hay empresa|todavia no tengo|aun no tengo|(?:soy|trabajo) (?:independiente|freelance|sol[oa]|por mi cuenta)|independiente|persona natural|no company|don't have (?:a|any) (?:company|business)|self[- ]employed|freelancer?|just me|i'm independent|no aplica|ninguna|n\/a)\b/;

const mostCues = 12;

/** The company's name in a message, or null. `expected`: it was just asked for, so a bare one counts. */
export function hearCompany(
	said: readonly Segment[],
	expected: boolean,
	person: string | null = null,
): string | null {
	const segments = withoutPictures(said);
	const whole = expected
		? segments.find((segment) => !segment.question && isWrittenAsName(segment.text))
		: null;
	const written = whole ? bareCompany(whole) : null;
	if (written) return written;
	for (const [at, segment] of segments.entries()) {
		if (segment.question || endsInOthers(segments[at - 1])) continue;
		const name =
			after(segment, sure, isCalled, callsOther) ??
			after(segment, calling, (called) => /^\p{Lu}/u.test(called) && isNamed(called), speaksOfOthers) ??
			after(segment, placeIs, (name) => /^\p{Lu}/u.test(name) && isProper(name)) ??
			ours(segment) ??
			after(segment, opening, isProper, notWhole) ??
			after(segment, labelled, isProper) ??
			after(segment, likely, isProper, isElsewhere) ??
			owned(segment, segments[at + 1]) ??
			after(segment, personOf, isProper, isNoPerson) ??
			after(segment, weak, isOneCompany) ??
			after(segment, placing, isTradesName) ??
			weAre(segment) ??
			standsAlone(segment);
		if (name) return name;
	}
	const beside = besideTrade(segments, person) ?? placedCompany(segments, person);
	if (beside || !expected) return beside;
	for (const segment of segments) {
		const name = segment.question ? null : bareCompany(segment);
		if (name) return name;
	}
	return null;
}

/** "Soy la dueña de casa amarilla, un hostal": whatever its letters, what stands before its trade is its name. */
function owned(segment: Segment, next: Segment | undefined): string | null {
	if (!next || !apposed.test(next.folded) || hearIndustry(next.text, false) === null) return null;
	return after(segment, ownerOf, isNamed);
}

const ownerOf =
	/\b(?:duen[oa]s?|propietari[oa]|fundador[a]?|gerente|administrador[a]?|owner|founder|manager) (?:de|del|of)\s+(?:el |la |los |the )?/g;
const apposed = /^(?:(?:que )?es |it's |its |which is |somos |we're )?(?:un|una|a|an) /;

/** Whether somebody says there is no company to name. */
export function hasNoCompany(folded: string): boolean {
	return none.test(folded);
}

function after(
	segment: Segment,
	cue: RegExp,
	accepts: (name: string, cue: string) => boolean,
	refuses: (segment: Segment, cue: string) => boolean = () => false,
): string | null {
	let read = 0;
	for (const found of segment.folded.matchAll(cue)) {
		if (++read > mostCues) break;
		if (refuses(segment, found[0])) continue;
		const from = found.index + found[0].length;
		const name = upToStop(segment.text.slice(from, from + longestName));
		if (name && accepts(name, found[0])) return name;
	}
	return null;
}

/** "Our company is growing" tells how it is, "our company is called Growing" its name. */
function isCalled(name: string, cue: string): boolean {
	return isNamed(name) && !(copula.test(cue) && isLikeness(name));
}

const copula = /(?<!\bname )\b(?:is|was|es|era)\s+$/;

function isNoPerson({ text }: Segment, cue: string): boolean {
	const opened =
		cue.match(
			/^(?:(?:hi|hey|hello|here|here is|myself|this is|it's|its|i'm|im|i am|yes|sure)[, ]+){0,4}/,
		)?.[0] ?? "";
	const [first = ""] = wordsOf(cue.slice(opened.length));
	// "Here Camilo Restrepo of …": whatever the name, introduced and with capitals.
	const introduced = opened !== "" && /^\p{Lu}\S+ \p{Lu}\S+ /u.test(text.slice(opened.length));
	return !firstNames.has(first) && !introduced;
}

/** "Motos del Sur" is a name as it stands: "del" introduces nothing in it. "We buy from Bodegas Sol" tells where. */
function isElsewhere({ text, folded }: Segment, cue: string): boolean {
	if (!/^(?:from|at|del?)\b/.test(cue)) return false;
	const [kind = ""] = wordsOf(folded);
	return (
		(/^\p{Lu}/u.test(text) && businessWords.has(kind)) || placesElse(folded.slice(0, folded.indexOf(cue)))
	);
}

/** "My dog is called Max". */
function callsOther({ folded }: Segment, cue: string): boolean {
	return /\b(?:called|named|llama)\b/.test(cue) && callsOthers.test(folded.slice(0, folded.indexOf(cue)));
}

function speaksOfOthers({ folded }: Segment, cue: string): boolean {
	return callsOthers.test(folded.slice(0, folded.indexOf(cue))) || ofOthers.test(folded);
}

function notWhole({ text }: Segment, cue: string): boolean {
	return !isWrittenAsName(text.slice(cue.length));
}

/** Written as a name, and with its trade in it. */
function isTradesName(name: string): boolean {
	return isWrittenAsName(name) && isProper(name) && !isPlace(name) && hasTrade(name);
}

/** "We are Mía Bonita": two capitals are a name, one may be where they are from. */
function weAre({ text, question }: Segment): string | null {
	const [, said = ""] =
		text.match(
			/^(?:[Aa]nd )?[Ww]e(?: are|['’]re) ((?:The )?\p{Lu}\S*(?: (?:\p{Lu}\S*|&|de|del|y|and|of)){1,4})[.!]*$/u,
		) ?? [];
	return !question && isWrittenAsName(said) && isProper(said) && !isPlace(said) ? upToStop(said) : null;
}

/** "Acme Inc", not "Amy Reed of Acme Inc". */
function isOneCompany(name: string): boolean {
	return endsInLegalForm(name) && !/ (?:of|from|at|with|de|del|con) /.test(fold(name));
}
