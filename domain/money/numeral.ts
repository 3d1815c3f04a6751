/** The mark before the cents: "2,500.00" has a point, "2.500,00" a comma. */
export type DecimalMark = "." | ",";

const marks = { ".": ",", ",": "." } as const;
const shapes = {
	".": /^\d{1,3}(?:[',]\d{3})+(?:\.\d{1,2})?$/,
	",": /^\d{1,3}(?:['.]\d{3})+(?:,\d{1,2})?$/,
} as const;
/** "15'000.000": the apostrophe parts millions, and three digits are no cents. */
const twoMarks = /^\d{1,3}(?:'\d{3}(?:[.,]\d{3})+|,\d{3}\.\d{3}|\.\d{3},\d{3})$/;
/** A mark with three digits behind it, which parts thousands or cents. */
const undecided = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Reads digits as they are grouped. @param decimal which mark counts as that of the cents where the digits leave it open. */
export function readNumeral(text: string, decimal: DecimalMark): number | null {
	const plain = text.replace(/[\s'’´]/g, "'");
	if (/^\d+$/.test(plain)) return Number(plain);
	if (undecided.test(plain)) return numberOf(plain, decimal);
	if (twoMarks.test(plain)) return Number(plain.replace(/\D/g, ""));
	if (/^\d+[.,]\d+$/.test(plain)) return Number(plain.replace(",", "."));
	const mark = ([".", ","] as const).find((one) => shapes[one].test(plain));
	return mark ? numberOf(plain, mark) : null;
}

/** The mark of the cents of whoever groups digits this way ("15.000.000": the comma), or null where it leaves that open. */
export function decimalMarkOf(text: string): DecimalMark | null {
	const fitting = ([".", ","] as const).filter((one) => shapes[one].test(text));
	return fitting.length === 1 && !undecided.test(text) ? (fitting[0] ?? null) : null;
}

function numberOf(plain: string, decimal: DecimalMark): number {
	return Number(plain.replaceAll("'", "").replaceAll(marks[decimal], "").replace(decimal, "."));
}
