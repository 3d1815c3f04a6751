/** A written or spelled number, as a piece of a pattern. Longest first. */
export const spelled =
	"veinticinco|veintiun[oa]?|veinti\\w{3,6}|diecis\\w{4,5}|diecinueve|dieciocho|cincuenta|cuarenta|doscient[oa]s|quinient[oa]s|trescient[oa]s|catorce|quince|sesenta|setenta|ochenta|noventa|treinta|veinte|cuatro|cinco|trece|ciento|siete|nueve|once|doce|ocho|seis|tres|diez|cien|dos|una|un|seventeen|thirteen|fourteen|fifteen|sixteen|eighteen|nineteen|seventy|hundred|eleven|twelve|twenty|thirty|eighty|ninety|forty|fifty|sixty|three|seven|eight|four|five|nine|one|two|six|ten";

export const digits = "\\d{1,3}(?:[.,' ]\\d{3})+|\\d{1,9}(?:[.,]\\d{1,2})?";

/** A number in digits or words. */
export const number = `(?:${digits}|(?:${spelled})(?: y (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))?)`;

/** A number or a range of two ("20 a 30", "entre 5 y 10", "10-20"). */
export const amount = `(?:(?:entre |between |de |from )?${number}(?: ?(?:a|y|o|to|and|or|-|–) ?(?:${number}))?)`;
