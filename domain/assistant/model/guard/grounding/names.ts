import { products } from "../../../../../content/products/list.ts";
import { inSiteTimes } from "../other-words.ts";
import { withoutUnseen } from "../plain.ts";

/** The word every name of the firm stands for: what the site says holds under every brand. */
export const ourName = "Ourname";

/** A figure in a name counts nothing. */
const otherNames = [
	"Audit Express",
	"Ley 1581 de 2012",
	"Law 1581 of 2012",
	"Ley 1581",
	"Law 1581",
	"para siempre",
	"for good",
];

/** Names of more words than one, each read as one word: "Contact Pilot" is no contact. */
const together = [...products.map(({ text }) => text.es.name), ...otherNames].map(
	(name) =>
		[
			new RegExp(name.replaceAll(" ", "\\s+"), "giu"),
			name.replace(/ (?:de|of) 2012$/, "").replaceAll(" ", ""),
		] as const,
);

/** How the firm is reached, and the words that stand for it. */
export type Reach = { product: string; email: string; phone: string };

/** A text as it is read: without what nobody sees, names as one word each, short forms spelled out. */
export function spelledOut(text: string, { product, email, phone }: Reach): string {
	let plain = inSiteTimes(withoutUnseen(text))
		.normalize("NFKC")
		.replace(/[’`´]/g, "'")
		.replaceAll(email, " Ouremail ")
		.replaceAll("{email}", " Ouremail ")
		.replaceAll(phone, " Ourphone ")
		.replaceAll("{phone}", " Ourphone ")
		.replaceAll(product, ourName)
		.replaceAll("{product}", ourName);
	for (const [pattern, name] of together) plain = plain.replace(pattern, name);
	return plain
		.replace(/\bcan(?:no|')t\b/gi, "can not")
		.replace(/\bwon't\b/gi, "will not")
		.replace(/n't\b/gi, " not")
		.replace(/\b(it|that|there|here|what|who|where|how|let)'s\b/gi, "$1 is")
		.replace(/'(re|ve|ll|d|m)\b/gi, (_, end: string) => ` ${ends[end.toLowerCase()] ?? ""}`);
}

const ends: Record<string, string> = { re: "are", ve: "have", ll: "will", d: "would", m: "am" };

/** The names of the products as read leaves them. */
export const productWords: readonly string[] = together
	.map(([, name]) => name)
	.filter((name) => name !== "AuditExpress");
