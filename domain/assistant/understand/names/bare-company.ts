import { isWish } from "../need/need.ts";
import { speaksOfWork } from "../need/work-talk.ts";
import { isLikeness, tellsOfFirm, tellsOfTools } from "../passing/firm-talk.ts";
import { isObjection } from "../talk/objection.ts";
import type { Segment } from "../text/segments.ts";
import { fold, wordsOf } from "../text/text.ts";
import { businessWords } from "../trade/businesses.ts";
import { hearIndustry } from "../trade/industry.ts";
import { places } from "../words/places.ts";
import { nameParticles } from "../words/words.ts";
import {
	endsInLegalForm,
	isNamed,
	isOnlyPlatform,
	isTelling,
	longestName,
	upToStop,
} from "./company-name.ts";

/** A company's name that stands by itself, without words that introduce it. */

const leadIn =
	/^(?:(?:pues|bueno|ah|well|so|fine|se llama|es|era|it's|it is|its|is called|we're|we are|somos|called|named|la empresa es|la empresa se llama|mi empresa es|the company is|en|at|trabajo en|de|hola|claro|sure|ok|si|yes|no|perdon|sorry|actually)\s+)+/;
/** Every word that could tell begins with a capital: "Motos del Sur", "London Walks & Talks". */
export function isWrittenAsName(text: string): boolean {
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

export function bareCompany(segment: Segment): string | null {
	const lead = segment.folded.match(leadIn)?.[0] ?? "";
	const read = upToStop(segment.text.slice(lead.length, lead.length + longestName));
	const name = read?.replace(trailing, "").trim();
	if (!name || isWish(segment) || isObjection(segment.folded) || isOnlyPlatform(name)) return null;
	const asName = isWrittenAsName(name) || (endsInLegalForm(name) && !startsSentence.test(fold(name)));
	if (!asName && (startsSentence.test(fold(name)) || isSentence(name) || isOfFirm(segment, name, lead)))
		return null;
	// "people ask for prices all day" is a story.
	if (/^\p{Ll}/u.test(name) && wordsOf(segment.text).length >= 6) return null;
	const [word = "", ...more] = wordsOf(name);
	// "AutosYa" is a name; "autos" and "restauarnt" are trades.
	const isTrade =
		more.length === 0 && (businessWords.has(word) || (name === word && hearIndustry(name, false) !== null));
	const described = !asName && describesTrade(wordsOf(name));
	return !isTrade && !described && isNamed(name) ? name : null;
}

/** "We use HubSpot", "the company is growing": said of the business where its name was asked for. */
function isOfFirm({ folded }: Segment, name: string, lead: string): boolean {
	const like = / (?:is|es|era) $/.test(lead) && isLikeness(name);
	return like || tellsOfTools(folded) || tellsOfTools(fold(name)) || tellsOfFirm(folded);
}

const startsSentence =
	/^(?:our|nuestr[oa]s?|la verdad|honestly|to be (?:fair|honest)|tengo|tenemos|trabajo|trabajamos|vendo|vendemos|quiero|queremos|hacemos|estoy|i|we|i'm|we're|my|mi|que|para|to|no|pero|mas|menos|y|ya|si|cuando|como|porque|yo|nosotros|ellos|eso|esto|esta|este|ahi|aqui|algo|todo|nada|and|but|it|it's|they|you|there|this|that|so|just|only|about|around|like|some|because|when|if|how|what|please|before|after|until|once|by the|as soon|sooner|antes|despues|apenas|por|a veces|siempre|nunca|always|sometimes|never|espere|espera|wait|hold on)\b/;
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
	// "La tienda cumplió diez años": somebody did something.
	if (quiet && / \p{Ll}{2,}ó /u.test(name)) return true;
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
