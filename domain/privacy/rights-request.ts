import type { Option } from "../../content/forms/options.ts";
import type { Language } from "../../content/language.ts";
import type { RightsResult } from "../../shared/rights.ts";
import type { RightsKind } from "./due-date.ts";

export type DocumentType = Option<"documentTypes">;

export type RightsAnswer = {
	/** ISO 8601, UTC. */
	at: string;
	author: string;
	result: RightsResult;
	note: string;
};

export type RightsRequest = {
	id: string;
	reference: string;
	/** ISO 8601, UTC. */
	createdAt: string;
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
