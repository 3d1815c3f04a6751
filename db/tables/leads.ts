import type { Generated } from "kysely";
import type { Language } from "../../shared/language.ts";
import type { LeadSource, LeadStatus } from "../../shared/lead.ts";

export type LeadsTables = {
	leads: LeadsTable;
	lead_notes: LeadNotesTable;
	consultations: ConsultationsTable;
};

export type LeadsTable = {
	id: string;
	created_at: string;
	updated_at: string;
	source: LeadSource;
	language: Language;
	status: LeadStatus;
	name: string | null;
	email: string | null;
	phone: string | null;
	company: string | null;
	industry: string | null;
	need: string | null;
	company_size: string | null;
	budget: string | null;
	timing: string | null;
	message: string | null;
	conversation_id: string | null;
	/** The reference for people; null for leads older than references. */
	reference: string | null;
	form_key: string | null;
	client_id: string | null;
	owner_id: string | null;
	contacted_at: string | null;
	/** A day in the company's time zone, like "2026-12-07". */
	contact_on: string | null;
	contact_asked_at: string | null;
};

export type LeadNotesTable = {
	id: string;
	lead_id: string;
	at: string;
	author: string;
	text: string;
};

export type ConsultationsTable = {
	lead_id: string;
	starts_at: string;
	place: string;
	sequence: number;
	changed_at: string;
	cancelled_at: string | null;
};

export type ProposalsTables = {
	proposals: ProposalsTable;
};

type ProposalsTable = {
	id: string;
	lead_id: string;
	version: number;
	number: string;
	token: string;
	file_name: string;
	language: Language;
	created_at: string;
	expires_at: string;
	revoked_at: string | null;
	content_hash: string;
	pdf: Uint8Array;
	/** Downloads by people; programs that fetch every link are not counted. */
	opened_at: string | null;
	last_opened_at: string | null;
	openings: Generated<number>;
};
