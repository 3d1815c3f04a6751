const words: Record<string, number> = {};
const spelled: readonly [number, string][] = [
	[0, "cero zero"],
	[2, "dos two"],
	[3, "tres three"],
	[4, "cuatro four"],
	[5, "cinco five"],
	[6, "seis six"],
	[7, "siete seven"],
	[8, "ocho eight"],
	[9, "nueve nine"],
	[10, "diez ten"],
	[11, "once eleven"],
	[12, "doce twelve dozen docena"],
	[13, "trece thirteen"],
	[14, "catorce fourteen"],
	[15, "quince fifteen"],
	[16, "dieciseis sixteen"],
	[17, "diecisiete seventeen"],
	[18, "dieciocho eighteen"],
	[19, "diecinueve nineteen"],
	[20, "veinte twenty"],
	[21, "veintiuno veintiun"],
	[22, "veintidos"],
	[23, "veintitres"],
	[24, "veinticuatro"],
	[25, "veinticinco"],
	[26, "veintiseis"],
	[27, "veintisiete"],
	[28, "veintiocho"],
	[29, "veintinueve"],
	[30, "treinta thirty"],
	[40, "cuarenta forty"],
	[50, "cincuenta fifty"],
	[60, "sesenta sixty"],
	[70, "setenta seventy"],
	[80, "ochenta eighty"],
	[90, "noventa ninety"],
	[100, "cien ciento hundred hundreds cientos"],
	[200, "doscientos doscientas"],
	[300, "trescientos trescientas"],
	[400, "cuatrocientos cuatrocientas"],
	[500, "quinientos quinientas"],
	[600, "seiscientos seiscientas"],
	[700, "setecientos setecientas"],
	[800, "ochocientos ochocientas"],
	[900, "novecientos novecientas"],
	[1_000, "mil miles thousand thousands k grand"],
	[1_000_000, "millon millones million millions palos"],
	[1_000_000_000, "billion billions billon billones"],
];
for (const [value, names] of spelled) for (const name of names.split(" ")) words[name] = value;

/** One is an article more often than a figure: it counts only where a unit follows. */
const ones = new Set(["un", "una", "uno", "one", "a", "an"]);

export type Amount = { value: string; spelled: boolean; one: boolean };

/** The number a plain word is, however it is written; null when it is none. */
export function numberOf(word: string): Amount | null {
	if (/^\d/.test(word)) return { value: digits(word), spelled: false, one: false };
	if (Object.hasOwn(words, word)) return { value: String(words[word]), spelled: true, one: false };
	return ones.has(word) ? { value: "1", spelled: true, one: true } : null;
}

/** "1.000" and "1,000" are a thousand, "2,5" is two and a half. */
function digits(word: string): string {
	const figure = /^\d+(?:[.,]\d+)*/.exec(word)?.[0] ?? word;
	const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(figure);
	const value = grouped ? figure.replace(/[.,]/g, "") : figure.replace(",", ".");
	return String(Number(value) || value) + word.slice(figure.length);
}
