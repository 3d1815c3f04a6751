import { createHash } from "node:crypto";
import type { Brand } from "../../config/env.ts";
import { timeZone } from "../../content/locale.ts";
import type { Language } from "../../shared/language.ts";
import { factsOf, type Lead, type LeadFacts } from "../leads/lead.ts";
import { dayIn } from "../wall-clock.ts";
import { plainLower } from "../words/plain.ts";
import type { SharedContent } from "./pdf/plan/content.ts";

export type DocumentSubject = { id: string; since: string };

/** Computes a document's number, to say on the phone: P-2026-4F7KA2. Later documents about the same lead keep it. */
export function documentNumber(letter: "P" | "D", { id, since }: DocumentSubject): string {
	const reference = createHash("sha256").update(id).digest("hex").slice(0, 6).toUpperCase();
	const year = dayIn(new Date(since), timeZone).slice(0, 4);
	return `${letter}-${year}-${reference}`;
}

/** Names a document's file: propuesta-rumbo-1795273200000.pdf. */
export function documentFileName(word: string, { product }: Pick<Brand, "product">, now: Date): string {
	return `${word}-${slug(product)}-${now.getTime()}.pdf`;
}

/** Selects the company's details that a document prints. */
export function printedBrand(
	{ product, tagline, email, phone }: Brand,
	publicUrl: string,
	language: Language,
): SharedContent["brand"] {
	return { product, tagline: tagline[language], email, phone, publicUrl };
}

/** Returns what a document says of a lead: its facts, where whoever wrote in a form is quoted instead of its subject. */
export function factsToPrint(lead: Lead): LeadFacts {
	const isForm = lead.source === "contact" || lead.source === "audit";
	return { ...factsOf(lead), need: (isForm && lead.message) || lead.need };
}

function slug(text: string): string {
	return plainLower(text).replace(/[^a-z0-9]+/g, "-");
}
