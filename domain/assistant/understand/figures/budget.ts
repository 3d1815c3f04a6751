import { amount, digits, number, spelled, withoutHedge } from "./numbers.ts";
import { isOthersMoney } from "./others-money.ts";

const scale =
	"mil millones|millones|millions|thousands|lakhs?|lakh|crores?|millonsitos|milloncitos|millon|mill|palos|palo|palitos|melones|lucas|barras|mil|million|thousand|grand|mm|k|m";
const currency =
	"usd|us dollars|us\\$|cop|eur|mxn|pesos colombianos|pesos mexicanos|pesos mxn|mexican pesos|(?:chilean|colombian|argentine|uruguayan|dominican|american|canadian|australian|hong kong|jamaican) (?:pesos|dollars)|pesos (?:chilenos|argentinos|dominicanos|uruguayos)|dolares americanos|quid|pounds|gbp|aud|cad|nzd|inr|rupees|rand|shillings|naira|clp|ars|pen|brl|dop|quetzales|lempiras|colones|bolivianos|guaranies|pesitos|pesos|dolares|euros|dollars|bucks|soles|reales";
const lead =
	"(?:(?:no )?mas de |no more than |not more than |not over |no mas |at most |max |maximum |maximum of |until |till |hasta |maximo |minimo |unos |como |up to |around |about |entre |between |maybe |menos de |mas de |less than |under |over )?";
const per =
	"(?: ?/ ?(?:month|mes|mo|yr|year)\\b| (?:al mes|mensuales|mensual|por mes|al ano|anuales|por ano|por semana|a la semana|semanal|semanales|a week|weekly|a month|per month|by (?:the )?month|by (?:the )?year|by week|each month|every month|per mo|a mo|pcm|p/m|monthly|weekly|yearly|annually|quarterly|a quarter|per quarter|a year|per year|/ ?mes|/ ?month))?(?: (?:one[- ]time|one[- ]off|all[- ]in|up ?front|todo incluido|de una sola vez|una sola vez)\\b)?";
const withSymbol = new RegExp(
	`${lead}(?:(?:us|cop|usd|eur|ca|au)(?=[$€£])|(?:cop|usd|eur) )?[$€£₹] ?(?:${digits})(?: ?(?:${scale})\\b)?(?: ?(?:-|–|a|to|y|and|or) ?[$€£]? ?(?:${digits})(?: ?(?:${scale})\\b)?)?(?: ?(?:${currency})\\b)?${per}`,
);
const withCode = new RegExp(
	`${lead}\\b(?:usd|cop|eur|mxn|(?<!\\b(?:of|with|to|for|takes?|took|gives?|gave|tell|told|ask|asked|get|gets|calls?) )us(?= ?\\d{3})) ?(?:${digits})(?: ?(?:${scale})\\b)?(?: ?(?:-|a|to|y) ?(?:${digits})(?: ?(?:${scale})\\b)?)?${per}`,
);
const withUnit = new RegExp(
	`(?<![\\d.,a-z])${lead}${amount} ?(?:(?:${scale})\\b(?: (?:de|of))?(?: ?(?:${currency})\\b)?|(?:${currency})\\b)${per}`,
);
/** "Entre 500 mil y un millón": each end with its own scale. */
const range = new RegExp(
	`(?:entre |between |de |from )?[$]? ?(?:${number}) ?(?:${scale})\\b(?: ?(?:de )?(?:${currency})\\b)? ?(?:a|y|o|to|and|or|-|–) ?[$]? ?(?:${number}|an?) ?(?:${scale})\\b(?: ?(?:de )?(?:${currency})\\b)?${per}`,
);
/** "Millón y medio", "medio millón". */
const aMillion = new RegExp(
	`${lead}(?<!(?:\\d|(?:${spelled})) ?)\\b(?:un |medio |a |half a )?mill(?:on|ion)(?: y medio| and a half)?(?! de (?!pesos))\\b(?: de)?(?: ?(?:${currency})\\b)?${per}`,
);
/** "One lakh fifty thousand". */
const inLakhs = new RegExp(
	`${lead}${number} (?:lakhs?|crores?)(?: (?:and )?${number} ?(?:thousand|k|lakhs?))?${per}`,
);
/** "Under 200 US a month". */
const american = new RegExp(
	`${lead}(?:${number}) u\\.?s\\.? ?(?:/ ?mo(?:nth)?|(?:a|per|by|each|every) (?:month|week|year)|monthly|al mes|por mes)\\b`,
);
/** "Not more than two hundred a month": a limit and a month make it money. */
const withPer = new RegExp(
	`(?:(?:not? )?(?:more than|mas de)|up to|hasta|maximo|max|at most|under|less than|menos de|around|unos) (?:${number}) (?:al mes|mensuales|mensual|por mes|a month|per month|monthly|a year|al ano)\\b`,
);
/** "My budget is 2500": called one, it needs no unit. */
const atTheMost =
	/(?<![\d.,$a-z])(\d{3,}|\d{1,3}[.,]\d{3}) (?:max|maximum|tops|at (?:the )?most|como maximo)\b/;
const called = new RegExp(
	`\\b(?:presupuesto|budget|buget|bugdet|budjet|budgit)(?:'s)? (?:(?:es|is|de|of|seria|anda|por|los|los|around|about|like|unos|como|maybe|of about) )*(${lead}${amount}${per})[ .!]*$`,
);
/** "We can pay 300-500 a month". */
const paid = new RegExp(
	`\\b(?:pay|paying|spend|pagar|pagamos|gastar|invertir|destinar|poner) (?:like |about |around |unos |como |maybe )?(${amount}(?: (?:al mes|mensuales|mensual|por mes|a month|per month|monthly)))\\b`,
);
const everyMonth =
	"(?: ?/ ?mo(?:nth)?| (?:al mes|mensuales|mensual|por mes|(?:a|per|by|each|every) (?:month|mo|week|year)|monthly|weekly|yearly|a quarter))\\b";
/** "Could stretch to 500 monthly", "what does 250 a month get me". */
const afforded = new RegExp(
	`\\b(?:(?:stretch|go|get|work)(?: up)? (?:to|with)|afford|spare|swing|manage|handle|allocate|earmark|commit(?: to)?|put (?:in|aside|down|up)|set aside|budget(?:ed)?|set on|stay (?:under|below|at)|keep it (?:under|below|at|to)|what (?:does|do|would|will|can|could)|llegar a|estirarme a|disponer de|dispongo de|alcanza|me alcanza) (?:like |about |around |say |roughly |maybe |unos |hasta |como |i get for |you do for )?(${lead}${amount}${everyMonth})`,
);
/** Asked what they would spend, whoever says an amount a month says it. */
const eachMonth = new RegExp(`(?<![\\d.,$a-z])(${lead}${amount}${everyMonth})`);
/** "1,500 to 2,000 a month is what we can swing": nothing is counted but the money. */
const monthly = new RegExp(
	`^(?:(?:i|we|it|that|this|would|could|can|might|may|'d|i'd|we'd|be|is|was|do|swing|manage|afford|thinking|somewhere|around|about|roughly|maybe|like|say|probably|closer to|in the range of|more like|something|for|with|at) )*(${amount} ?(?:/ ?mo(?:nth)?|a month|per month|monthly|a year|per year))\\b`,
);
/** "I reckon 400 a month would be ok". */
const reckoned = new RegExp(
	`\\b(?:i|we) (?:reckon|think|guess|suppose|imagine|figure|would say|'d say) (?:about |around |roughly |maybe |like )?(${amount}${everyMonth})(?= (?:would (?:be )?(?:ok|okay|fine|doable|good|work|do)|is (?:ok|okay|fine|doable|about|our|my|what (?:i|we)|the most|as far)|should (?:be|do)|max|tops|at most|or so)|[ .!]*$)`,
);
/** So large, and grouped as money is, that it needs no unit. */
const large = new RegExp(`^(?:${lead}|unos |como )?(\\d{1,3}(?:[.,]\\d{3}){2,})${per}[.!]*$`);
const notMoney =
	/^ (?:de )?(?:clientes|usuarios|personas|mensajes|visitas|seguidores|pedidos|customers|users|people|messages|visitors|followers|orders|empleados|employees|productos|products)\b/;
const turnover =
	/\b(?:got it for|paid|pague|pago|pagamos|pagaron|cobraron|salio en|costo|facturamos|facturo|vendemos|vendo|ventas|ganamos|perdemos|perdimos|perdi|perdio|perdieron|robaron|estafaron|debemos|debo|debe|deben|multaron|prestaron|presto|cuesta|vale|vendi|revenue|we make|we sell|sales of|we lose|losing|lost|owe|owes|owed|lent|loaned|borrowed|fined|stole|scammed|refunded)\b[^,.;]{0,25}$/;
const bare = new RegExp(
	`^(?:(?:no|perdon|sorry|mejor|ay|uy|oops)[, ]+){0,3}(?:(?:es|son|eran|tengo|tenemos|seria|serian|it's|we have|i have|creo que|pensaba en|i think) )?(${lead}(?:${amount})${per})(?: or so| give or take| tops| at most| at the most| max)?$`,
);
const inWords =
	/\b(?:no (?:tenemos|hay|tengo|contamos con) (?:mucha |mucho |tanta |tanto |casi )?(?:plata|dinero|money)|poca plata|sin plata|we don't have (?:much|a lot of) money|bajo|poc[oa]|limitado|ajustado|flexible|depende|abierto|moderado|lo que (?:sea|cueste|valga)|no mucho|no es mucho|low|tight|small|limited|flexible|depends|open|whatever it takes|not much|modest)\b/;

// Looked for first: the patterns above are long, and most messages hold no amount.
const mentionsMoney =
	/\d|\bhundred\b|\b(?:mil|lakhs?|crores?|millon|millones|palos?|melones|lucas|thousand|million|grand|pesos|dolares|dollars|bucks)\b/;

/** The budget somebody speaks of, in their words ("10 millones", "usd 5k"), or null. All input folded. */
export function hearBudget(folded: string, expected: boolean): string | null {
	if (!expected && !mentionsMoney.test(folded)) return null;
	for (const pattern of [range, inLakhs, american, aMillion, withSymbol, withCode, withUnit, withPer]) {
		const found = folded.match(pattern);
		if (!found || found.index === undefined) continue;
		const after = folded.slice(found.index + found[0].length);
		if (notMoney.test(after) || turnover.test(folded.slice(0, found.index))) continue;
		if (isOthersMoney(folded.slice(0, found.index), after)) continue;
		// "Dispongo de 600 mil", but "de 3 a 5 millones".
		return found[0].trim().replace(/^(?:de|from) (?!.* (?:a|to|y|and) )/, "");
	}
	const named = [called, atTheMost, paid, afforded, monthly, reckoned, ...(expected ? [eachMonth] : [])]
		.map((pattern) => folded.match(pattern)?.[1]?.trim())
		.find((said) => said !== undefined);
	if (named && !isSmall(named) && !isOthersMoney(...around(folded, named))) return named;
	const unmarked = folded.match(large)?.[1];
	if (unmarked) return unmarked;
	if (!expected) return null;
	const answer = withoutHedge(folded.replace(/[.!]+$/, "").trim());
	const said = answer.match(bare)?.[1]?.trim();
	// A bare "6" may be six of anything.
	if (said) return isSmall(said) ? null : said;
	return answer.length <= 80 && inWords.test(answer) ? answer : null;
}

/** "Could you do something for about £2,000": the amount a question asks whether we do with, or null. Folded. */
export function budgetAskedFor(folded: string): string | null {
	const said = folded.match(doneFor)?.[1];
	return said ? hearBudget(said, false) : null;
}

const doneFor =
	/\b(?:do|done|get|build|make|made|set up|something|anything|possible|feasible|enough|algo|hacer|hacen|alcanza)\b.* (?:for|under|within|por|con) ((?:about |around |like |less than |unos |menos de )?[$€£\d][^?]{0,30})$/;

/** What stands before and after some words of a text. */
function around(folded: string, said: string): [before: string, after: string] {
	const at = folded.indexOf(said);
	return [folded.slice(0, at), folded.slice(at + said.length)];
}

function isSmall(said: string): boolean {
	const digits = said.replace(/[^\d]/g, "");
	return digits.length < 3 && !/\b(?:cien|mil|hundred)\b/.test(said);
}

/** A number that could be a budget but for its missing unit: "6", "unos 20". */
export function isBareFigure(folded: string): boolean {
	return /^(?:(?:unos|como|about|around|maybe|hasta|up to) )?\d{1,2}(?: ?(?:a|-|to|y) ?\d{1,2})?[ .!]*$/.test(
		folded,
	);
}
