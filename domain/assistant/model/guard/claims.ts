import { type Amount, numberOf } from "./numbers.ts";
import { inSiteTimes } from "./other-words.ts";
import { plainOf } from "./plain.ts";

/** A figure that a sentence states: how much of what. Equal claims have equal texts, like "2|week" or "80|%". */
export type Claim = string;

const units: Record<string, string> = {};
const named: readonly [string, string][] = [
	["%", "% percent pct porciento porcentaje percentage"],
	["second", "segundo segundos second seconds seg"],
	["minute", "minuto minutos minute minutes min mins"],
	["hour", "hora horas hour hours hrs h"],
	["day", "dia dias day days"],
	["week", "semana semanas week weeks quincena quincenas fortnight"],
	["month", "mes meses month months trimestre quarter"],
	["year", "ano anos year years"],
	[
		"money",
		"$ € £ usd cop eur mxn us$ dolar dolares dollar dollars bucks peso pesos euro euros centavo centavos cents pounds lucas",
	],
	["times", "x veces times"],
];
for (const [unit, names] of named) for (const name of names.split(" ")) units[name] = unit;

const months =
	"enero january|febrero february|marzo march|abril april|mayo may|junio june|julio july|agosto august|septiembre setiembre september|octubre october|noviembre november|diciembre december";
const weekdays =
	"lunes monday|martes tuesday|miercoles wednesday|jueves thursday|viernes friday|sabado saturday|domingo sunday";
const calendar = new Map<string, string>();
for (const [kind, list] of [
	["month", months],
	["weekday", weekdays],
] as const)
	for (const [index, names] of list.split("|").entries())
		for (const name of names.split(" ")) calendar.set(name, `${kind} ${index + 1}|date`);

/** Modal verbs and paces that are also months. */
const alsoWords = new Set(["may", "march"]);

const moments: readonly [RegExp, Claim][] = [
	[/\b(?:manana mismo|tomorrow)\b/, "tomorrow|date"],
	[/(?<!\b(?:la|por la|de la|esta|cada) )\bmanana\b(?! (?:y|o) (?:tarde|noche))/, "tomorrow|date"],
	[/\b(?:hoy|today|tonight|esta noche|esta tarde|this (?:afternoon|evening))\b/, "today|date"],
	[/\b(?:ayer|yesterday|pasado manana|anoche)\b/, "near|date"],
	[
		/\b(?:(?:esta|este|proxim[oa]|siguiente|this|next|coming|mism[oa]|same) (?:proxim[oa] )?(?:semana|mes|ano|dia|week|month|year|day|weekend|quarter)|(?:semana|mes|ano) (?:proxim[oa]|entrante|que viene|siguiente)|fin de (?:mes|semana|ano)|end of (?:the )?(?:month|week|year)|navidad|christmas|semana santa|easter)\b/,
		"period|date",
	],
	[
		/\b(?:de inmediato|inmediat\w+|al instante|instant\w*|immediate\w*|right away|enseguida|ya mismo|overnight|de un dia para otro|same day|mismo dia|a la brevedad)\b/,
		"at once|delay",
	],
	[
		/\b(?:un par de|unos|unas|poc[oa]s|algun[oa]s|vari[oa]s|cuestion de|a few|few|a couple of|couple|several|matter of|under|within|en|in|dentro de) (?:poc[oa]s )?(?:segundos|minutos|horas|dias|semanas|meses|anos|seconds|minutes|hours|days|weeks|months|years)\b/,
		"some|delay",
	],
	[
		/\b(?:primer|primera|segunda|tercera|first|second|third|1st|2nd|3rd) (?:dia|semana|mes|ano|day|week|month|year)\b/,
		"ordinal|delay",
	],
	[
		/\b(?:misma tarde|misma noche|misma manana|esta manana|this morning|ano nuevo|new year(?:'?s)?|(?:la|el) otr[oa] (?:semana|mes|ano|dia)|within the (?:hour|day|week|month)|en (?:la|el) (?:proxima )?(?:hora|dia|semana|mes)|in (?:an|one) hour|en una hora|cuanto antes|en un rato|en breve|shortly|in no time)\b/,
		"soon|delay",
	],
	[/\b(?:mitad|medio|media|half|halve[sd]?|cuarto|quarter|tercio|un tercio)\b/, "0.5|share"],
	[/\b(?:doble|duplica\w*|double[sd]?|twice|dobl[ae]\w*)\b/, "2|times"],
	[/\b(?:triple|triplica\w*|triple[sd]?|thrice|cuadrupl\w+|quadrupl\w+)\b/, "3|times"],
];

/** Everything a sentence states in figures: amounts, percentages, dates, delays. */
export function claimsIn(text: string): Claim[] {
	const plain = plainOf(inSiteTimes(text));
	const words = plain.match(/\d+(?:[.,]\d+)*[\p{L}\d]*|[\p{L}\d]+|[$€£%]|us\$/gu) ?? [];
	const claims = moments.filter(([pattern]) => pattern.test(plain)).map(([, claim]) => claim);
	const ends = new Set<number>();
	for (const [at, word] of words.entries()) {
		const date = calendar.get(word);
		if (date && (!alsoWords.has(word) || beside(words, at))) claims.push(date);
		const number = numberOf(word);
		if (number) {
			// "A 30-minute session" is one session, and no minute.
			if (number.one && /^\d/.test(words[at + 1] ?? "")) continue;
			const unit = unitOf(words, at);
			const to = endOfRange(words, at);
			if (to !== null) {
				claims.push(`${withoutUnit(number.value)} to ${to.value}|${unit}`);
				ends.add(to.at);
				continue;
			}
			if (ends.has(at)) continue;
			if (!isArticle(number, unit)) claims.push(`${withoutUnit(number.value)}|${unit}`);
			continue;
		}
		// A unit of money or share states something even when its number hides.
		if (["money", "%"].includes(units[word] ?? "") && !numberNear(words, at)) claims.push(`?|${units[word]}`);
		if (/\d/.test(word)) claims.push(`${word}|`);
	}
	return [...new Set([...claims, ...hoursIn(plain)])];
}

/** Hours of a clock, and from which to which: both ends of "8 a. m. a 6 p. m." stand together. */
function hoursIn(plain: string): Claim[] {
	if (!/\d/.test(plain)) return [];
	const hours = [...plain.matchAll(/\b(\d{1,2})(:\d{2})?\s*([ap])\.?\s?m\b\.?/g)].map((found) => ({
		hour: `${Number(found[1])}${found[2] ?? ""} ${found[3]}m`,
		from: found.index,
		to: found.index + found[0].length,
	}));
	return hours.flatMap(({ hour, to }, at) => {
		const next = hours[at + 1];
		const between = next && plain.slice(to, next.from);
		const isRange = between && /^\s*(?:a|to|y|and|hasta|until|till|-|–)\s*(?:las?\s*)?$/.test(between);
		return isRange ? [`${hour}|clock`, `${hour} to ${next.hour}|clock`] : [`${hour}|clock`];
	});
}

/** Where "2 a 4 semanas" ends: a range is said whole, neither of its ends is on record by itself. Null when none opens. */
function endOfRange(words: readonly string[], at: number): { at: number; value: string } | null {
	const next = ["a", "to", "y", "and", "o", "or", "hasta"].includes(words[at + 1] ?? "") ? at + 2 : at + 1;
	const number = numberOf(words[next] ?? "");
	const unit = unitOf(words, next);
	const isRange = number !== null && timeUnits.has(unit) && unitOf(words, at) === unit;
	return isRange ? { at: next, value: withoutUnit(number.value) } : null;
}

const timeUnits: ReadonlySet<string> = new Set(["second", "minute", "hour", "day", "week", "month", "year"]);

/** Small spelled numbers count words of a sentence ("dos preguntas"); with a unit they state something. */
function isArticle({ one, spelled, value }: Amount, unit: string): boolean {
	return unit === "" && (one || (spelled && Number(value) > 0 && Number(value) <= 4));
}

function withoutUnit(value: string): string {
	return value.replace(/(?<=\d)[a-z]+$/, "");
}

const joining = new Set(["y", "a", "o", "to", "and", "or", "de", "of", "u", "hasta", "mas"]);

/** The unit of the number at a place: before it ("$ 5"), behind it, or behind the range it opens ("2 a 4 semanas"). */
function unitOf(words: readonly string[], at: number): string {
	const own = /\d([a-z]+)$/.exec(words[at] ?? "")?.[1];
	if (own && units[own]) return units[own];
	const before = units[words[at - 1] ?? ""];
	if (before === "money") return before;
	let large = isLarge(words[at]);
	for (let next = at + 1; next < at + 6; next++) {
		const word = words[next] ?? "";
		const unit = units[word];
		if (unit) return unit;
		if (word === "por" && words[next + 1] === "ciento") return "%";
		if (word === "per" && words[next + 1] === "cent") return "%";
		large ||= isLarge(word);
		if (!joining.has(word) && !numberOf(word)) break;
	}
	return large ? "amount" : "";
}

/** From a thousand on a bare number is most likely money. */
function isLarge(word = ""): boolean {
	return Number(withoutUnit(numberOf(word)?.value ?? "0")) >= 1_000 && !/^(?:19|20)\d\d$/.test(word);
}

/** Whether a word is part of a figure: it says nothing of what the figure is about. */
export function isOfFigure(word: string): boolean {
	return (
		units[word] !== undefined || calendar.has(word) || numberOf(word) !== null || claimsIn(word).length > 0
	);
}

function beside(words: readonly string[], at: number): boolean {
	return /^\d|^(?:in|by|on|of|until|this|next)$/.test(words[at - 1] ?? "") || /^\d/.test(words[at + 1] ?? "");
}

function numberNear(words: readonly string[], at: number): boolean {
	return [words[at - 1], words[at + 1], words[at - 2]].some(
		(word) => word !== undefined && numberOf(word) !== null,
	);
}
