import { phoneParts } from "../contact/phone.ts";
import type { SearchDocument } from "../search/document-store.ts";
import type { Lead } from "./lead.ts";

/** Builds a lead's search document. Includes the telephone without its country code, as people say it. */
export function leadDocument(lead: Lead): SearchDocument {
	const { id, createdAt, name, email, company, phone, reference } = lead;
	const digits = phone ? phoneParts(phone).number.replace(/\D/g, "") : "";
	const texts = [name, email, company, reference, digits, digits.replace(/^57/, "")];
	return { kind: "lead", id, at: createdAt, text: texts.filter(Boolean).join(" ") };
}
