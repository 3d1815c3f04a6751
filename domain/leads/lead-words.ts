import type { Lead } from "./lead.ts";

/** The words of a text as they are looked up: without accents and capitals, apart at whatever is no letter or digit. */
export function wordsOf(text: string): string[] {
	const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	return [...new Set(folded.split(/[^\p{L}\d]+/u).filter(Boolean))];
}

/** What a lead is found by. A telephone also by its national number, the way people say it. */
export function searchWords({ name, email, company, phone, reference }: Lead): string[] {
	const digits = phone?.replace(/\D/g, "") ?? "";
	const texts = [name, email, company, reference, digits, digits.replace(/^57/, "")];
	return [...new Set(texts.flatMap((text) => wordsOf(text ?? "")))].map((word) => word.slice(0, 60));
}
