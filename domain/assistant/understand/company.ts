import { businessWords } from "./businesses.ts";
import { endsInLegalForm, isNamed, isProper, isTelling, namesOne } from "./company-name.ts";
import { hearIndustry, industryOfName } from "./industry.ts";
import { isWish } from "./need.ts";
import { isObjection } from "./objection.ts";
import { type Segment, withoutPictures } from "./segments.ts";
import { fold, oneLine, wordsOf } from "./text.ts";
import { firstNames, nameParticles, places } from "./words.ts";
import { speaksOfWork } from "./work-talk.ts";

const sure =
	/\b(?:(?:mi|la|nuestra|el nombre de (?:mi|la)) (?:empresa|compania|marca|agencia|tienda|firma|fundacion|inmobiliaria|constructora|clinica) (?:es|se llama|era)|(?:mi|el|nuestro) (?:negocio|hotel|hostal|colegio|restaurante|almacen|taller|local|emprendimiento) (?:es|se llama|era)|empresa:|compania:|negocio:|(?:my|our|the) (?:company|business|hotel|agency|store|shop|firm|school|brand|hostel|restaurant|startup|foundation|dealership)(?:'s name)? (?:is called|is named|is|name is|was)|company(?: name)?(?: is|:)|business(?: name)?(?: is|:)|^se llama|it's (?:actually |really )?called|is (?:actually )?called|que se llama)\s+/g;
const likely =
	/(?<!\b(?:cerca|lejos|fuera|dentro|lado|afueras|near|far|out|outside) )\b(?:trabajo en|trabajo para|trabajo con|trabajo de \p{L}+ en|laboro en|represento a|represento|vengo de|escribo de(?:sde)?|de parte de|en nombre de|(?:de|en) la (?:empresa|firma|compania|marca)|(?:from|at|with|of|for) the (?:company|firm|brand)|somos|(?:gerente|duen[oa]|director[a]?|administrador[a]?|propietari[oa]|fundador[a]?|jefe|asesor[a]?) (?:de ventas |comercial |general )?(?:de|del|en)|tengo|tenemos|manejo|manejamos|administro|administramos|i work at|i work for|i work with|work at|work for|i represent|on behalf of|(?:owner|manager|director|founder|ceo|head) (?:of|at)|i'm with|i am with|we're|^were|we are|we r|i run|we run|i own|we own|i manage|from|at|de|del)\s+(?:el |la |los |the |a )?/gu;
/** Before a name that ends as companies' names do. */
const weak = /\b(?:with|of|con|para|soy|i'm|i am)\s+/g;
/** "Omar with Redline Auto Parts". */
const personOf =
	/^(?:(?:hi|hey|hello|this is|it's|its|i'm|im|yes|sure)[, ]+)*([a-z'.-]+)(?: [a-z'.-]+){0,2} (?:with|over at|of) (?:the )?/g;
/** "Empresa Hostal Luna": what it is and then its name, as a form would have it. */
const labelled =
	/^(?:y )?(?:(?:la|mi) )?(?:empresa|compania|negocio|company|business)(?: name)?\s+(?!de\b|of\b)/g;
const calling = /\b(?:llamad[oa]|called|named)\s+/g;
const stop =
	/[,;:!?()"“”]|\s(?:y|e|and|pero|but)\s+(?=(?:somos|soy|quiero|queremos|necesit|mi|me|tengo|tenemos|el|la|busc|estamos|we|i|my|our|i'm|we're|want|need|have|nos|no|perdemos|vend|trabaj|con|para)\b)|\s(?:con|donde|que|where|which|with|who|tengo|tenemos|somos|quiero|we|i|mi|my|en|in|para|for|because|porque|out of|based (?:in|out of)|over in|down in|up in|outside)\s|\shere[ .!]*$|(?<=[\p{L}\d]{2})(?<!\b(?:st|mt|ft|dr|mrs?|ms|jr|sr))\.(?=\s|$)/iu;
const leadIn =
	/^(?:(?:pues|bueno|ah|well|so|fine|se llama|es|era|it's|it is|its|is called|we're|we are|somos|called|named|la empresa es|la empresa se llama|mi empresa es|the company is|en|at|trabajo en|de|hola|claro|sure|ok|si|yes|no|perdon|sorry|actually)\s+)+/;
const none =
	/\b(?:no tengo (?:empresa|negocio|compania|una empresa)|no hay empresa|todavia no tengo|aun no tengo|(?:soy|trabajo) (?:independiente|freelance|sol[oa]|por mi cuenta)|independiente|persona natural|no company|don't have (?:a|any) (?:company|business)|self[- ]employed|freelancer?|just me|i'm independent|no aplica|ninguna|n\/a)\b/;

/** Read after a cue, in characters: no name is longer, and a long message stays cheap to read. */
const longestName = 120;
const mostCues = 12;

/** The company's name in a message, or null. `expected`: it was just asked for, so a bare one counts. */
export function hearCompany(said: readonly Segment[], expected: boolean): string | null {
	const segments = withoutPictures(said);
	const whole = expected
		? segments.find((segment) => !segment.question && isWrittenAsName(segment.text))
		: null;
	const written = whole ? bareCompany(whole) : null;
	if (written) return written;
	for (const [at, segment] of segments.entries()) {
		if (segment.question) continue;
		const name =
			after(segment, sure, isNamed) ??
			after(segment, calling, (called) => /^\p{Lu}/u.test(called) && isNamed(called)) ??
			after(segment, labelled, isProper) ??
			after(segment, likely, isProper, opensWithTrade) ??
			owned(segment, segments[at + 1]) ??
			after(segment, personOf, isProper, isNoPerson) ??
			after(segment, weak, isOneCompany) ??
			standsAlone(segment);
		if (name) return name;
	}
	if (!expected) return null;
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
	accepts: (name: string) => boolean,
	refuses: (segment: Segment, cue: string) => boolean = () => false,
): string | null {
	let read = 0;
	for (const found of segment.folded.matchAll(cue)) {
		if (++read > mostCues) break;
		if (refuses(segment, found[0])) continue;
		const from = found.index + found[0].length;
		const name = upToStop(segment.text.slice(from, from + longestName));
		if (name && accepts(name)) return name;
	}
	return null;
}

function isNoPerson(_: Segment, cue: string): boolean {
	const [first = ""] = wordsOf(
		cue.replace(/^(?:(?:hi|hey|hello|this is|it's|its|i'm|im|yes|sure)[, ]+)*/, ""),
	);
	return !firstNames.has(first);
}

/** "Motos del Sur" is a name as it stands: "del" introduces nothing in it. */
function opensWithTrade({ text, folded }: Segment, cue: string): boolean {
	const [kind = ""] = wordsOf(folded);
	return /^(?:from|at|del?)\b/.test(cue) && /^\p{Lu}/u.test(text) && businessWords.has(kind);
}

/** Every word that could tell begins with a capital: "Motos del Sur", "London Walks & Talks". */
function isWrittenAsName(text: string): boolean {
	const words = (text.match(/[\p{L}\p{M}'’.&]+/gu) ?? []).filter((word) => /\p{L}/u.test(word));
	const telling = words.filter((word) => !nameParticles.has(fold(word)) && fold(word) !== "the");
	return (
		words.length >= 2 &&
		words.length <= 6 &&
		telling.length > 0 &&
		telling.every((word) => /^\p{Lu}/u.test(word)) &&
		!introduces.test(fold(text)) &&
		!places.has(fold(words[0] ?? ""))
	);
}

const introduces =
	/^(?:soy|somos|me llamo|mi|my|i|i'm|we|we're|trabajo|trabajamos|tengo|tenemos|se llama|it's|from|at|de|en|con|hola|hi|hello)\b/;

function bareCompany(segment: Segment): string | null {
	const lead = segment.folded.match(leadIn)?.[0] ?? "";
	const read = upToStop(segment.text.slice(lead.length, lead.length + longestName));
	const name = read?.replace(trailing, "").trim();
	if (!name || isWish(segment) || isObjection(segment.folded)) return null;
	const asName = isWrittenAsName(name) || (endsInLegalForm(name) && !startsSentence.test(fold(name)));
	if (!asName && (startsSentence.test(fold(name)) || isSentence(name))) return null;
	// "people ask for prices all day" is a story.
	if (/^\p{Ll}/u.test(name) && wordsOf(segment.text).length >= 6) return null;
	const [word = "", ...more] = wordsOf(name);
	// "AutosYa" is a name; "autos" and "restauarnt" are trades.
	const isTrade =
		more.length === 0 && (businessWords.has(word) || (name === word && hearIndustry(name, false) !== null));
	const described = !asName && describesTrade(wordsOf(name));
	return !isTrade && !described && isNamed(name) ? name : null;
}

const startsSentence =
	/^(?:tengo|tenemos|trabajo|trabajamos|vendo|vendemos|quiero|queremos|hacemos|estoy|i|we|i'm|we're|my|mi|que|para|to|no|pero|mas|menos|y|ya|si|cuando|como|porque|yo|nosotros|ellos|eso|esto|esta|este|ahi|aqui|algo|todo|nada|and|but|it|it's|they|you|there|this|that|so|just|only|about|around|like|some|because|when|if|how|what|please|por|a veces|siempre|nunca|always|sometimes|never|espere|espera|wait|hold on)\b/;
/** "We answer late", "contestamos a tiempo": somebody says what happens, not what it is called. */
const happens =
	/\b(?:is|are|was|were|am|be|keeps?|gets?|has|have|had|don't|doesn't|can't|won't|need|wants?|killing|losing|missing|es|son|esta|estan|estaba|tienen?|llegan?|pierden?|quedan?|hay|nos|me|se|les|us|them|their)\b/;
const first = /^\p{L}{3,}(?:[aei]mos)$/u;
const trailing =
	/[\s,]+(?:btw|by the way|por cierto|porfa(?:vor)?|por favor|please|pls|gracias|thanks|thank you|thx|pues|lol|jaja\w*|haha\w*|ok|okay)[\s.!]*$/iu;

function isSentence(name: string): boolean {
	const folded = fold(name);
	const [opening = ""] = wordsOf(name);
	const quiet = /^\p{Ll}/u.test(name) || wordsOf(name).length > 1;
	return (
		quiet && (happens.test(folded) || (opening.length >= 7 && first.test(opening)) || speaksOfWork(name))
	);
}

/** "Tienda de ropa online": only the trade and how it is run. */
function describesTrade(words: readonly string[]): boolean {
	return (
		words.some((word) => businessWords.has(word)) &&
		words.every((word) => !isTelling(word) || descriptions.test(word))
	);
}

const descriptions =
	/^(?:online|virtual|digital|fisic[oa]|local|familiar|pequen[oa]|grande|nuev[oa]|propi[oa]|independiente|artesanal|organic[oa]|natural|mayorista|minorista|internacional|nacional|infantil|deportiv[oa]|femenin[oa]|masculin[oa]|dental|medic[oa]|juridic[oa]|contable|small|large|new|big|own|family|independent|boutique|handmade|wholesale|company|business|shop|store|owned|run|led|team|firm|office|agency|linea|usad[oa]s|baby|kids|ninos|mujer|hombre|women's|men's|ropa|zapatos|calzado|accesorios|muebles|shoes|clothes|clothing|furniture|jewelry|joyas)$/;

/** "Acme Inc", not "Amy Reed of Acme Inc". */
function isOneCompany(name: string): boolean {
	return endsInLegalForm(name) && !/ (?:of|from|at|with|de|del|con) /.test(fold(name));
}

/** "Hotel Sol", alone and unasked: the kind of business in the singular and a name of its own. */
function standsAlone(segment: Segment): string | null {
	const [kind = "", ...own] = wordsOf(segment.text);
	const ends = own.at(-1) ?? "";
	// "Miller & Sons Construction": in English the trade comes last.
	if (
		isWrittenAsName(segment.text) &&
		(industryOfName(segment.text) !== null ||
			/^(?:concrete|masonry|electric|landscaping|construction|builders|homes|realty|roofing|plumbing|dental|dentistry|academy|school|inn|hotel|hostel|lodge|resort|motors|autos?|tires|garage|boutique|bakery|pizza|cafe|grill|restaurant|clinic|salon|spa|gym|fitness|travel|tours|properties|group|sons|bros|brothers|law|legal|insurance|flowers|florist|furniture|jewelry|shop|store|market|studio|kitchen|diner|tavern|bistro|brewery|eatery|outfitters|adventures|expeditions|tires?|motorsports|contracting|remodeling|supply|hardware|imports|rentals|charters|cabins|suites|villas|preschool|daycare|montessori|wellness|chiropractic|orthodontics|associates|foundation|university|institute|college|company|co)$/.test(
				ends,
			)) &&
		[kind, ...own].some(isTelling)
	)
		return upToStop(segment.text);
	const named =
		namesOne(kind) &&
		own.length > 0 &&
		own.length <= 4 &&
		(own.some(isTelling) || /^(?:la|el|no) \d+$/.test(own.join(" ")));
	// "Tienda de zapatos" sells shoes, "Tienda de Rosa" is hers.
	const sells = /^\p{L}+ de \p{Ll}/u.test(segment.text);
	return named && !sells && /^\p{Lu}/u.test(segment.text) ? upToStop(segment.text) : null;
}

/** Where a company is found on the web is not what it is called. */
const address = /(?:https?:\/\/|www\.)\S*/gi;

function upToStop(text: string): string | null {
	const [name = ""] = text.replace(address, " ").split(stop);
	const tidy = oneLine(name, 80)
		.replace(/^(?:el|la|the)\s+(?=\p{Lu})/u, "")
		.replace(/[\s,'"“«»]+$/u, "");
	return /\p{L}/u.test(tidy) ? tidy : null;
}
