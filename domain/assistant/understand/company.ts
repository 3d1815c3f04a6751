import { businessWords } from "./businesses.ts";
import { endsInLegalForm, isNamed, isProper, isTelling, namesOne } from "./company-name.ts";
import { hearIndustry } from "./industry.ts";
import { isWish } from "./need.ts";
import { type Segment, withoutPictures } from "./segments.ts";
import { fold, oneLine, wordsOf } from "./text.ts";

const sure =
	/\b(?:(?:mi|la|nuestra|el nombre de (?:mi|la)) (?:empresa|compania|marca|agencia|tienda|firma|fundacion|inmobiliaria|constructora|clinica) (?:es|se llama|era)|(?:mi|el|nuestro) (?:negocio|hotel|hostal|colegio|restaurante|almacen|taller|local|emprendimiento) (?:es|se llama|era)|empresa:|compania:|negocio:|(?:my|our|the) (?:company|business|hotel|agency|store|shop|firm|school|brand|hostel|restaurant|startup|foundation|dealership)(?:'s name)? (?:is called|is named|is|name is|was)|company(?: name)?(?: is|:)|business(?: name)?(?: is|:)|^se llama|it's called|is called|que se llama)\s+/g;
const likely =
	/\b(?:trabajo en|trabajo para|trabajo con|trabajo de \p{L}+ en|laboro en|represento a|represento|vengo de|escribo de(?:sde)?|de parte de|en nombre de|(?:de|en) la (?:empresa|firma|compania|marca)|(?:from|at|with|of|for) the (?:company|firm|brand)|somos|(?:gerente|duen[oa]|director[a]?|administrador[a]?|propietari[oa]|fundador[a]?|jefe|asesor[a]?) (?:de ventas |comercial |general )?(?:de|del|en)|tengo|tenemos|i work at|i work for|i work with|work at|work for|i represent|on behalf of|(?:owner|manager|director|founder|ceo|head) (?:of|at)|i'm with|i am with|we're|we are|i run|we run|i own|we own|i manage|from|at|de|del)\s+(?:el |la |los |the |a )?/gu;
/** Before a name that ends as companies' names do. */
const weak = /\b(?:with|of|con|para|soy|i'm|i am)\s+/g;
const calling = /\b(?:llamad[oa]|called|named)\s+/g;
const stop =
	/[,;:!?()"“”]|\s(?:y|e|and|pero|but)\s+(?=(?:somos|soy|quiero|queremos|necesit|mi|me|tengo|tenemos|el|la|busc|estamos|we|i|my|our|i'm|we're|want|need|have|nos|no|perdemos|vend|trabaj|con|para)\b)|\s(?:con|donde|que|where|which|with|who|tengo|tenemos|somos|quiero|we|i|mi|my|en|in|para|for|because|porque)\s|(?<=[\p{L}\d]{2})\.(?=\s|$)/iu;
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
	for (const segment of segments) {
		if (segment.question) continue;
		const name =
			after(segment, sure, isNamed) ??
			after(segment, calling, (called) => /^\p{Lu}/u.test(called) && isNamed(called)) ??
			after(segment, likely, isProper) ??
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

/** Whether somebody says there is no company to name. */
export function hasNoCompany(folded: string): boolean {
	return none.test(folded);
}

function after(segment: Segment, cue: RegExp, accepts: (name: string) => boolean): string | null {
	let read = 0;
	for (const found of segment.folded.matchAll(cue)) {
		if (++read > mostCues) break;
		const from = found.index + found[0].length;
		const name = upToStop(segment.text.slice(from, from + longestName));
		if (name && accepts(name)) return name;
	}
	return null;
}

function bareCompany(segment: Segment): string | null {
	const lead = segment.folded.match(leadIn)?.[0] ?? "";
	const name = upToStop(segment.text.slice(lead.length, lead.length + longestName));
	if (!name || startsSentence.test(fold(name)) || isWish(segment)) return null;
	// "people ask for prices all day" is a story.
	if (/^\p{Ll}/u.test(name) && wordsOf(segment.text).length >= 6) return null;
	const [word = "", ...more] = wordsOf(name);
	// "AutosYa" is a name; "autos" and "restauarnt" are trades.
	const isTrade =
		more.length === 0 && (businessWords.has(word) || (name === word && hearIndustry(name, false) !== null));
	return !isTrade && isNamed(name) ? name : null;
}

const startsSentence =
	/^(?:tengo|tenemos|trabajo|trabajamos|vendo|vendemos|quiero|queremos|hacemos|estoy|i|we|i'm|we're|my|mi|que|para|to|no)\b/;

/** "Acme Inc", not "Amy Reed of Acme Inc". */
function isOneCompany(name: string): boolean {
	return endsInLegalForm(name) && !/ (?:of|from|at|with|de|del|con) /.test(fold(name));
}

/** "Hotel Sol", alone and unasked: the kind of business in the singular and a name of its own. */
function standsAlone(segment: Segment): string | null {
	const [kind = "", ...own] = wordsOf(segment.text);
	const named = namesOne(kind) && own.length > 0 && own.length <= 4 && own.some(isTelling);
	return named && /^\p{Lu}/u.test(segment.text) ? upToStop(segment.text) : null;
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
