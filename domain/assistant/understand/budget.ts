import { amount, digits } from "./numbers.ts";

const scale =
	"mil millones|millones|millon|mill|palos|palitos|lucas|barras|mil|million|thousand|grand|mm|k|m";
const currency =
	"usd|us dollars|us\\$|cop|eur|mxn|pesos colombianos|pesos|dolares|euros|dollars|bucks|soles|reales";
const lead =
	"(?:hasta |maximo |minimo |unos |como |up to |around |about |entre |between |maybe |menos de |mas de |less than |under |over )?";
const per =
	"(?: (?:al mes|mensuales|mensual|por mes|al ano|anuales|por ano|a month|per month|monthly|a year|per year|/ ?mes|/ ?month))?";
const withSymbol = new RegExp(
	`${lead}(?:us|cop|usd|eur)? ?[$€£] ?(?:${digits})(?: ?(?:${scale})\\b)?(?: ?(?:-|a|to|y) ?[$€£]? ?(?:${digits})(?: ?(?:${scale})\\b)?)?(?: ?(?:${currency})\\b)?${per}`,
);
const withCode = new RegExp(
	`${lead}\\b(?:usd|cop|eur|mxn|us) ?(?:${digits})(?: ?(?:${scale})\\b)?(?: ?(?:-|a|to|y) ?(?:${digits})(?: ?(?:${scale})\\b)?)?${per}`,
);
const withUnit = new RegExp(
	`(?<![\\d.,a-z])${lead}${amount} ?(?:(?:${scale})\\b(?: de)?(?: ?(?:${currency})\\b)?|(?:${currency})\\b)${per}`,
);
const notMoney =
	/^ (?:de )?(?:clientes|usuarios|personas|mensajes|visitas|seguidores|pedidos|customers|users|people|messages|visitors|followers|orders|empleados|employees|productos|products)\b/;
const turnover =
	/\b(?:got it for|paid|pague|pago|pagamos|pagaron|cobraron|salio en|costo|facturamos|facturo|vendemos|vendo|ventas|ganamos|perdemos|cuesta|vale|vendi|revenue|we make|we sell|sales of|we lose|losing)\b[^,.;]{0,25}$/;
const bare = new RegExp(
	`^(?:(?:no|perdon|sorry|mejor|ay|uy|oops)[, ]+){0,3}(?:(?:es|son|eran|tengo|tenemos|seria|serian|it's|we have|i have|creo que|pensaba en|i think) )?(${lead}(?:${amount}))${per}$`,
);
const inWords =
	/\b(?:bajo|poc[oa]|limitado|ajustado|flexible|depende|abierto|moderado|lo que (?:sea|cueste|valga)|no mucho|no es mucho|low|tight|small|limited|flexible|depends|open|whatever it takes|not much|modest)\b/;

// Looked for first: the patterns above are long, and most messages hold no amount.
const mentionsMoney =
	/\d|\b(?:mil|millon|millones|palos|lucas|thousand|million|grand|pesos|dolares|dollars|bucks)\b/;

/** The budget somebody speaks of, in their words ("10 millones", "usd 5k"), or null. All input folded. */
export function hearBudget(folded: string, expected: boolean): string | null {
	if (!expected && !mentionsMoney.test(folded)) return null;
	for (const pattern of [withSymbol, withCode, withUnit]) {
		const found = folded.match(pattern);
		if (!found || found.index === undefined) continue;
		const after = folded.slice(found.index + found[0].length);
		if (notMoney.test(after) || turnover.test(folded.slice(0, found.index))) continue;
		return found[0].trim();
	}
	if (!expected) return null;
	const answer = folded.replace(/[.!]+$/, "").trim();
	return answer.match(bare)?.[1]?.trim() ?? (answer.length <= 80 && inWords.test(answer) ? answer : null);
}
