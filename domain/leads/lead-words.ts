import { wordsOf } from "../words/words-of.ts";
import type { Lead } from "./lead.ts";

/** What a lead is found by. A telephone also by its national number, the way people say it. */
export function searchWords({ name, email, company, phone, reference }: Lead): string[] {
	const digits = phone?.replace(/\D/g, "") ?? "";
	const texts = [name, email, company, reference, digits, digits.replace(/^57/, "")];
	return [...new Set(texts.flatMap((text) => wordsOf(text ?? "")))].map((word) => word.slice(0, 60));
}
