import { number } from "../figures/numbers.ts";
import { fold } from "../text/text.ts";

/*
 * What could be shown around as an offer of ours when it stands in our words: a price, a discount, a promise, a
 * date, a link. Read with joined, spaced, accented and look-alike letters made plain.
 */

const scale = "mil|millon(?:es)?|millions?|thousand|hundred|grand|palos|lucas|k";
const currency =
	"usd|cop|eur|mxn|dolar(?:es)?|dollars?|bucks|pesos?|euros?|centavos?|cents?|pounds|libras esterlinas";
const amount = new RegExp(
	`[$€£] ?\\d|\\d ?[$€£]|\\b(?:${currency})\\b|\\b(?:${number}|cero|zero) ?(?:${scale})\\b|\\b\\d+(?:[.,]\\d+)*(?:k|m|mm)\\b`,
);
const months =
	"enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december";
const ordinals = "primero|first|second|third|fourth|fifth|\\d{1,2}(?:st|nd|rd|th)?";
const date = new RegExp(
	`\\b(?:${ordinals}|${number}) (?:de |of )?(?:${months})\\b|\\b(?:${months}) (?:the )?(?:${ordinals}|${number})\\b|\\b\\d{1,4}[-/]\\d{1,2}[-/]\\d{1,4}\\b|\\b(?:entregad[oa]s?|entregan|delivered|deliver(?:y|s)? (?:on|by)|entrega (?:el|en|para)|will be ready|estara list[oa])\\b`,
);
const deal = new RegExp(
	[
		"\\d ?%|% ?(?:off|menos|dto)|\\bpercent(?:age)?\\b|\\bpor ?cientos?\\b|\\bporcentajes?\\b",
		"\\b(?:descuent\\w*|discount\\w*|rebaj\\w*|promo(?:s|cion\\w*|tion\\w*)?|ofert\\w*|cupon\\w*|coupons?|vouchers?|cash ?back|bogo)\\b",
		"\\b(?:gratis|gratuit\\w*|free(?! (?:up|our|my|the)\\b)|freebies?|complimentary|sin costo|sin cobro|costo cero|no (?:cost|charge)|zero cost|on the house|de balde|for nothing|half (?:price|off)|medio precio|mitad de(?:l)? precio|dos por uno|tres por dos|two for one)\\b",
		"\\b(?:garant\\w*|guarant\\w*|promet\\w*|promes\\w*|promise[ds]?|compromet\\w*|aseguramos|reembols\\w*|refund\\w*|regal(?:a|an|amos|ar|aremos)|acordad[oa]s?|acordamos|agreed|pactad[oa]s?|te damos|les damos|we(?: will|'ll)? (?:give|pay|owe)|lifetime)\\b",
	].join("|"),
);
const link =
	/:\/\/|\bhttps?\b|\bwww\b|[\p{L}\p{N}-]\.(?:com|co|net|org|io|info|biz|app|dev|xyz|shop|site|online|store|link|click|ru|cn|ly|[a-z]{2}\/)\b|\b(?:punto|dot) (?:com|co|net|org|io)\b/u;
/** Seen even inside joined or spaced letters: "Gratis-Para-Siempre", "d e s c u e n t o". */
const unmistakable =
	/gratis|gratuit[oa]|descuento|discount|porciento|percent|dolares|dollars|guarantee|garantiz|cashback|reembols|refund|freeforever|costocero|sincosto/;

/** Words of trade that no more than a name need hold to sound like an offer. */
const trade =
	/\b(?:cuest[ae]n?|costos?|costs?|costing|precios?|pric(?:e[ds]?|ing)|tarifas?|fees?|sales?|deals?|offer(?:s|ed)?|off|cheap(?:er|est)?|barat[oa]s?|economic[oa]s? solo|dinero|money|cash|pag(?:a|as|an|ar|o|amos|ue)|pay(?:s|ing|ments?)?|paid|charges?|cobr(?:o|a|an|ar|amos)|compr[ae]|buy|save|savings|ahorr\w*|half|double|mitad|bonos?|bonus|premios?|prizes?|winner|ganador|ganaste|trato hecho|contrat[oa]\w*|contracts?|agreement|acuerdos?|compromisos?|forever|(?:para|por) siempre|unlimited|ilimitad[oa]s?|official|oficial|approved|aprobad[oa]s?|signed|firmad[oa]s?|entreg(?:a|as|ado)|deliver\w*|regalos? (?:de|para))\b/;
/** Numbers from thirteen up; smaller ones name hotels ("Tres Robles", "Four Seasons"), and Diez is a surname. */
const largeNumbers =
	/\b(?:trece|catorce|quince|diecis\w{4,5}|diecisiete|dieciocho|diecinueve|veint\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cient[oa]s?|doscient[oa]s|trescient[oa]s|cuatrocient[oa]s|quinient[oa]s|seiscient[oa]s|setecient[oa]s|ochocient[oa]s|novecient[oa]s|mil|millon|millones|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|zero|cero)\b/;
const termOfTime = new RegExp(
	`\\b(?:${number}) ?(?:dias?|semanas?|mes(?:es)?|anos?|horas?|days?|weeks?|months?|years?|hours?)\\b`,
);

/** Whether a text holds an amount of money, a discount, a promise, a date or a link. */
export function holdsOffer(text: string): boolean {
	const plain = plainOf(text);
	return holdsDeal(text) || amount.test(plain) || date.test(plain);
}

/** Whether a text holds a discount, something free, a promise or a link; an amount or a date alone is none. */
export function holdsDeal(text: string): boolean {
	const plain = plainOf(text);
	const letters = plain.replace(/[^\p{L}]/gu, "");
	return deal.test(plain) || link.test(plain) || unmistakable.test(letters) || hasLookAlikes(text);
}

/** Whether a text holds an amount of money. */
export function holdsAmount(text: string): boolean {
	return amount.test(plainOf(text));
}

/** Whether a name could be read as an offer. Stricter than for prose: numbers and words of trade are enough. */
export function namesOffer(name: string): boolean {
	const plain = plainOf(name);
	return (
		holdsOffer(name) ||
		/\p{N}/u.test(plain) ||
		trade.test(plain) ||
		largeNumbers.test(plain) ||
		termOfTime.test(plain)
	);
}

/** Folded, without marks or full-width forms; joined words and hyphens taken apart. */
function plainOf(text: string): string {
	const apart = text
		.normalize("NFKC")
		.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
		.replace(/[_\-–—·•*~+]+/g, " ");
	return fold(apart).replace(/\p{M}/gu, "").replace(/ {2,}/g, " ");
}

/** A Latin word with a Cyrillic or Greek letter in it is written to be misread. */
function hasLookAlikes(text: string): boolean {
	const words = text.normalize("NFKC").match(/\p{L}+/gu) ?? [];
	return words.some(
		(word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
	);
}
