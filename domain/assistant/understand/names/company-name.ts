import { fold, oneLine, wordsOf } from "../text/text.ts";
import { businessWords } from "../trade/businesses.ts";
import { namesOfPlaces, places } from "../words/places.ts";
import { nameParticles, neverNames } from "../words/words.ts";

/** Something besides the kind of business and its articles: "Hotel Brisa", not "un hotel". */
export function isNamed(name: string): boolean {
	const words = wordsOf(name);
	if (/^(?:un|una|unos|a|an|muy|de|del|in|very|small|pequen[oa]|not|no|nuev[oa]|new)\b/.test(fold(name)))
		return false;
	return words.length <= 8 && (words.some(isTelling) || titled.test(name));
}

const legalForms =
	/^(?:ltda|ltd|inc|llc|llp|sas|corp|gmbh|eirl|sapi|plc|cia|company|corporation|limited|incorporated|group|holding)$/;

/** Whether a word, as it was typed, is how a company's name ends: "Ltda.", "S.A.S.", "Inc". */
export function isLegalForm(word: string): boolean {
	const bare = word.replace(/[,;:!)]+$/, "");
	// "Sá" is a surname, "SA" and "S.A." a form.
	return legalForms.test(fold(bare).replace(/\./g, "")) || /^S\.?A\.?$/.test(bare);
}

/** Whether a folded word is how a firm's name begins: "Grupo Éxito", "Comercial Los Andes". */
export function opensCompany(word: string): boolean {
	return /^(?:grupo|consorcio|corporacion|comercial|comercializadora|distribuidora|inversiones|industrias)$/.test(
		word,
	);
}

/** "acme sas": whatever its letters, a company. */
export function endsInLegalForm(name: string): boolean {
	const words = name.split(/\s+/);
	// "A tour company" is a kind of business, "Tour Company" or "acme ltd" a name.
	if (
		name === name.toLowerCase() &&
		/^(?:company|group|corporation|holding|limited|cia)$/.test(words.at(-1) ?? "")
	)
		return false;
	return words.length > 1 && words.length <= 7 && isLegalForm(words.at(-1) ?? "") && isNamed(name);
}

/** What people sell through and work with: named by many, and nobody's own business. */
const platforms =
	/^(?:whats ?app|instagram|insta|facebook|messenger|tik ?tok|you ?tube|linked ?in|pinterest|telegram|google|gmail|outlook|excel|word ?press|wix|shopify|woo ?commerce|magento|etsy|ebay|amazon|mercado ?libre|rappi|uber|airbnb|booking|expedia|trip ?advisor|hub ?spot|salesforce|zoho|odoo|quick ?books|siigo|alegra|pay ?pal|stripe|zelle|nequi|daviplata|iphone|ipad|mac ?book|android|chat ?gpt|zoom|slack|mail ?chimp|square ?space|zapier|trello|notion|one ?drive|drop ?box|power ?point)\b/;

export function isPlatform(name: string): boolean {
	return platforms.test(fold(name));
}

/** "Mailchimp mostly", "on Squarespace": a platform and nothing else, where "Amazon Adventures" is a name. */
export function isOnlyPlatform(name: string): boolean {
	const said = fold(name).replace(
		/^(?:(?:on|through|via|with|using|in|just|only|mostly|mainly|por|con|en|pur[oa]|solo) )+/,
		"",
	);
	const rest = said.replace(platforms, "");
	return rest !== said && onlySo.test(rest);
}

const onlySo =
	/^(?: ?(?:sheets?|ads|maps|calendar|drive|docs|forms|(?:and|y) (?:an?|un[oa]?|my|mi|some|the|el|la) [a-z]+|business|commerce|mostly|mainly|only|for (?:everything|now|that)|right now|mas|que todo|para todo|por ahora|solo|nada mas|y ya|pro))*[ .!]*$/;

/** "La Posada": made of everyday words, but written as a name. */
const titled = /^\p{Lu}[^\s]*\s+\p{Lu}/u;

/** After a weak cue the name must look like one: capitals, or the kind of business and then a name of its own. */
export function isProper(name: string): boolean {
	if (!isNamed(name)) return false;
	if (endsInLegalForm(name)) return true;
	const words = name.split(/\s+/);
	const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
	if (
		/^\p{Lu}/u.test(name) &&
		(capitals.some((word) => isTelling(fold(word))) || titled.test(name)) &&
		words.length <= 7
	) {
		return (
			!places.has(fold(words[0] ?? "")) &&
			!namesOfPlaces.has(wordsOf(name).join(" ")) &&
			!/^(?:I|I'm|We|USD|COP|CRM|AI|IA)\b/.test(name) &&
			!isPlatform(name)
		);
	}
	const [kind = "", ...own] = wordsOf(name);
	const telling = own.filter((word) => !nameParticles.has(word));
	return telling.length > 0 && own.length <= 4 && namesOne(kind) && telling.every(isTelling);
}

/** Whether a folded word sets a business apart: no article, trade, place, number or month. */
export function isTelling(word: string): boolean {
	return (
		!neverNames.has(word) &&
		!nameParticles.has(word) &&
		!businessWords.has(word) &&
		!places.has(word) &&
		!/^\d+$/.test(word) &&
		!months.has(word)
	);
}

/** "hotel brisa" names a hotel, "hoteles boutique" a trade. */
export function namesOne(kind: string): boolean {
	return [
		"hotel",
		"hostal",
		"hostel",
		"posada",
		"inmobiliaria",
		"constructora",
		"colegio",
		"fundacion",
		"clinica",
		"restaurante",
		"taller",
		"almacen",
		"academia",
		"universidad",
		"ferreteria",
		"tienda",
		"concesionario",
		..."construcciones autos transportes muebles calzado panaderia pizzeria cafe consultorio instituto escuela jardin liceo agencia hacienda finca villa motel hosteria boutique floristeria drogueria laboratorio gimnasio spa autolavado lavadero serviteca optica libreria joyeria peluqueria barberia heladeria veterinaria odontologia inmuebles constructores repuestos motos".split(
			" ",
		),
	].includes(kind);
}

const months = new Set(
	"enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre january february march april may june july august september october november december monday friday lunes viernes navidad christmas".split(
		" ",
	),
);

const stop =
	/[,;:!?()"“”]|\s(?:y|e|and|pero|but)\s+(?=(?:somos|soy|quiero|queremos|necesit|mi|me|tengo|tenemos|el|la|busc|estamos|we|i|my|our|i'm|we're|want|need|have|nos|no|perdemos|vend|trabaj|con|para)\b)|\s(?:con|donde|que|where|which|with|who|tengo|tenemos|somos|quiero|we|i|mi|my|en|in|para|for|because|porque|out of|based (?:in|out of)|over in|down in|up in|outside)\s|\shere[ .!]*$|(?<=[\p{L}\d]{2})(?<!\b(?:st|mt|ft|dr|mrs?|ms|jr|sr))\.(?=\s|$)/iu;

/** "Crumb & Sons even tho …": what is said of the name. In small letters, for "Break Even Cafe" is one. */
const remark =
	/\s(?:even (?:tho|though|if)|tho|though|although|btw|by the way|lol|haha\w*|cos|coz|cuz|but|if|when|not that|por cierto|aunque|jaja\w*)(?=\s|$)/u;

/** Read after a cue, in characters: no name is longer, and a long message stays cheap to read. */
export const longestName = 120;

/** What can be a name at the start of a text: up to where something else begins. */
export function upToStop(text: string): string | null {
	const [whole = ""] = text.replace(address, " ").split(stop);
	const [name = ""] = whole.split(remark);
	const tidy = oneLine(name, 80)
		.replace(/^(?:el|la|the)\s+(?=\p{Lu})/u, "")
		.replace(/[\s,'"“«»]+$/u, "");
	return /\p{L}/u.test(tidy) ? tidy : null;
}

/** Where a company is found on the web is not what it is called. */
const address = /(?:https?:\/\/|www\.)\S*/gi;
