/** A written or spelled number, as a piece of a pattern. Longest first. */
export const spelled =
	"(?:one|two|three|four|five|six|seven|eight|nine|a|(?:a )?couple|(?:a )?few) hundred(?: and fifty)?|veintipico|veinti pico|media docena|una docena|docena|half a dozen|(?:a couple|two|three|four) dozen|a dozen|dozen|a couple|un par|veinticinco|veintiun[oa]?|veinti\\w{3,6}|diecis\\w{4,5}|diecinueve|dieciocho|cincuenta|cuarenta|doscient[oa]s|quinient[oa]s|trescient[oa]s|catorce|quince|sesenta|setenta|ochenta|noventa|treinta|veinte|cuatro|cinco|trece|ciento|siete|nueve|once|doce|ocho|seis|tres|diez|cien|dos|una|un|seventeen|thirteen|fourteen|fifteen|sixteen|eighteen|nineteen|seventy|hundred|eleven|twelve|twenty|thirty|eighty|ninety|forty|fifty|sixty|three|seven|eight|four|five|nine|one|two|six|ten";

export const digits = "\\d{1,3}(?:[.,' ]\\d{3})+|\\d{1,9}(?:[.,]\\d{1,2})?";

/** A number in digits or words. */
export const number = `(?:${digits}|(?:${spelled})(?: y (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|pico|algo|media)|[ -](?:one|two|three|four|five|six|seven|eight|nine|something|some|odd))?)(?:ish\\b)?`;

const hedge =
	/^(?:(?:idk|i don'?t know|dont know|not sure|no se|nose|no c|ni idea|no idea|pues|bueno|mmm*|hmm*|uh|um|well|so|honestly|la verdad|creo que|i think|i guess|i'd say|id say|yo diria|digamos|let's say)[, ]+)+/;

/** An answer without the doubt it begins with: "idk maybe 500". Folded. */
export function withoutHedge(folded: string): string {
	return folded.replace(hedge, "");
}

/** A number or a range of two ("20 a 30", "entre 5 y 10", "10-20"). */
export const amount = `(?:(?:entre |between |de |from )?${number}(?: ?(?:a|y|o|to|and|or|-|–) ?(?:${number}))?)`;
