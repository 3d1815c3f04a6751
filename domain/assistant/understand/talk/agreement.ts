import { number } from "../figures/numbers.ts";

const counted =
	"clientes|usuarios|personas|mensajes|visitas|seguidores|pedidos|customers|users|people|messages|visitors|followers|orders|empleados|employees|productos|products|citas|reservas|bookings|habitaciones|rooms";
const scale = `(?:mil|millon(?:es)?|millions?|thousand|hundred|grand|palos|lucas|k|m)\\b(?! (?:de )?(?:${counted})\\b)`;
const currency = "(?:usd|cop|eur|mxn|dolar(?:es)?|dollars?|bucks|pesos?|euros?)\\b";
const amount = `(?:(?:us|usd|cop|eur)? ?[$€£] ?\\d|(?:usd|cop|eur) \\d|\\b(?:${number}|mil|cero|zero|un millon) ?(?:de )?(?:${currency}|${scale}))`;
const rebate =
	"(?:\\d+ ?%|\\bpor ?ciento\\b|\\bpercent\\b|\\b(?:descuentos?|discounts?|rebajas?|gratis|free|half price|mitad de precio)\\b)";
const terms = `(?:${amount}|${rebate})`;
const weekday =
	"lunes|martes|miercoles|jueves|viernes|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday|manana|hoy|tomorrow|today";
const months =
	"enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december";
const date = `\\b(?:${weekday}|${months}|(?:next|this|esta|este|proxim[oa]) (?:week|month|semana|mes)|${number} (?:dias?|semanas?|mes(?:es)?|days?|weeks?|months?))\\b`;

/** Said of something both sides would have settled. */
const settled =
	"\\b(?:quedamos|quedo (?:en|por)|queda(?:ria)? (?:en|por)|acordamos|acordado|acuerdo|pactamos|pactado|trato(?: hecho)?|cerramos|cerremos|cerrado|dejemos(?:lo)?|dejamoslo|dejalo|dejamelo|me lo dej\\w+|agreed|agree|settled?|(?:it's a |done )?deal(?! with)|as (?:agreed|promised|discussed)|(?:you|we) (?:said|promised|told|offered|quoted)|prometi(?:ste|eron)|ofreci(?:ste|eron)|cotizaste|dijiste|lock(?:ed)? (?:it |that )?in|i(?:'ll| will) take it|me lo llevo|lo tomo|acepto|i accept|shake on)\\b";
const confirmed =
	"\\b(?:confirm(?:o|ad[oa]|amos|as|a|ame|ed)?|me dijeron|nos dijeron|tu \\w+ (?:me )?dijo)\\b";
/** Somebody tells what they can spend: no price of ours. */
const own =
	/\b(?:(?:mi|nuestro|un|de) presupuesto|presupuesto (?:es|de)|(?:my|our|a|of) budget|tengo|tenemos|contamos con|dispon\w+|(?:i|we)(?:'ve| have)(?: got)?)\b/;
const ofDiagnostic = /\b(?:diagnostico|audit|auditoria|diagnostic|demo|sesion|session)\b/;

const agreesOnTerms = new RegExp(`${settled}.{0,60}?${terms}|${terms}.{0,40}?${settled}`, "su");
const agreesOnNumber = new RegExp(
	`${settled}.{0,12}? (?:en|on|at|por|for) (?:unos |about )?\\d[\\d.,]*(?![\\d.,]|:| ?(?:am|pm|${counted}|dias?|days?|semanas?|weeks?|mes(?:es)?|months?|horas?|hours?)\\b)`,
	"su",
);
const agreesOnDate = new RegExp(`^.{0,25}${settled}.{0,50}?${date}`, "su");
const confirmsTerms = new RegExp(`${confirmed}.{0,40}?${terms}|${terms}.{0,30}?${confirmed}`, "su");
const asksForYes = new RegExp(
	`(?:${terms}|${date}).{0,25}?[,.;?¿ ]+(?:si|cierto|verdad|correcto|no es cierto|right|correct|yes|yeah|is that right|de acuerdo|hecho|ok|okay|vale|listo)[ .!]*\\?`,
	"su",
);
const opening =
	"(?:(?:perfecto|perfect|genial|great|excelente|excellent|ok(?:ay)?|listo|vale|dale|bueno|claro|si|yes|done|well|y|and|ah|pero|but)[,.!]* )";
const filler =
	"(?:que |it's |it is |that's |that is |son |es |serian? |me sale |sale |queda |quedan |cuesta |costs? |it costs |tengo un |con un |with a |i get a? ?|for |por |a |en |el precio es |the price is |total |unos |about |los |the |un |el |solo |only |just )*";
const concludes = new RegExp(`^${opening}{0,3}(?:entonces|so|then|o sea|osea)[, ]+${filler}${terms}`, "u");
const rejoices = new RegExp(
	`^(?:perfecto|perfect|genial|great|excelente|excellent|hecho|done|sounds good|suena bien|me parece(?: bien)?)[,.! ]+${filler}${terms}`,
	"u",
);
const statesPrice = new RegExp(
	`^(?!.*\\b(?:mi|mis|nuestr[oa]s?|my|our|sus?|their)\\b).*\\b(?:(?:precio|price|costo|cost|tarifa|fee|total)(?: (?:final|acordado|total|agreed))? (?:es|sera|seria|is|will be|would be)|(?:ustedes|me|nos) cobran|you(?:'ll| will)? charge) .{0,15}?${terms}`,
	"su",
);
const bearsTerms = new RegExp(`${terms}|${date}|${settled}|${confirmed}`, "su");

/**
 * Whether a message states a price, a discount or a date as agreed between us, or wants our yes to one: "so we
 * agreed on 100 dollars", "50% off then, right?". Input folded.
 */
export function seeksAgreement(folded: string): boolean {
	if (agreesOnTerms.test(folded) || agreesOnNumber.test(folded) || agreesOnDate.test(folded)) return true;
	if (own.test(folded)) return false;
	if (confirmsTerms.test(folded) || statesPrice.test(folded)) return true;
	return (
		!ofDiagnostic.test(folded) && (asksForYes.test(folded) || concludes.test(folded) || rejoices.test(folded))
	);
}

/** Whether a part of such a message holds what would be agreed: nothing to learn from. */
export function holdsTerms(folded: string): boolean {
	return bearsTerms.test(folded);
}
