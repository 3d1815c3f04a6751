import type { Option } from "../../content/forms/options.ts";
import type { Language } from "../../content/language.ts";
import type { RightsKind } from "./due-date.ts";

export type DocumentType = Option<"documentTypes">;

export const rightsResults = ["done", "partly", "refused"] as const;
/** How much of the request was granted. */
export type RightsResult = (typeof rightsResults)[number];

export type RightsAnswer = {
	/** ISO 8601, UTC. */
	at: string;
	/** The account's name at that time. */
	author: string;
	result: RightsResult;
	/** The text to the person, in their language. */
	note: string;
};

export type RightsRequest = {
	id: string;
	reference: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	/** The last day to answer, a date in the time zone of the company; see dueDate. */
	dueOn: string;
	language: Language;
	kind: RightsKind;
	name: string;
	documentType: DocumentType;
	documentNumber: string;
	email: string;
	detail: string;
	consentVersion: string;
	answer: RightsAnswer | null;
};
