import type { Generated } from "kysely";
import type { Language } from "../../shared/language.ts";

export type ProposalsTables = {
	proposals: ProposalsTable;
};

export type ProposalsTable = {
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
