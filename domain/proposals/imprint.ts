import { createHash } from "node:crypto";
import type { Brand } from "../../config/env.ts";
import type { Language } from "../../content/language.ts";
import type { SharedContent } from "./pdf/plan/content.ts";

/** A document's number, said aloud on the phone: P-2026-4F7KA2. @param about whose it is: the same id keeps its number. */
export function numberOf(letter: "P" | "D", about: string, now: Date): string {
	const reference = createHash("sha256").update(about).digest("hex").slice(0, 6).toUpperCase();
	return `${letter}-${now.getUTCFullYear()}-${reference}`;
}

/** What a document's file is called: propuesta-rumbo-1795273200000.pdf. */
export function fileNameOf(word: string, { product }: Pick<Brand, "product">, now: Date): string {
	return `${word}-${slug(product)}-${now.getTime()}.pdf`;
}

/** The company as a document names it. */
export function brandOf(
	{ product, tagline, email, phone }: Brand,
	publicUrl: string,
	language: Language,
): SharedContent["brand"] {
	return { product, tagline: tagline[language], email, phone, publicUrl };
}

function slug(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-");
}
