import type { Language } from "../../shared/language.ts";

export type Proposal = {
	id: string;
	leadId: string;
	version: number;
	/** For the phone, the same for every version: P-2026-4F7KA2. */
	number: string;
	/** At least 128 random bits. It lets anybody read the proposal until it expires or is revoked. */
	token: string;
	fileName: string;
	language: Language;
	createdAt: string;
	expiresAt: string;
	revokedAt: string | null;
};

/** What the visitor is told. "mailed": a new proposal whose mail is queued. "latest": the newest one, after the day's limit. */
export type ProposalOutcome = "ready" | "mailed" | "latest" | "limit-reached" | "failed";

/** How many pages each proposal has. */
export const proposalPages = 5;

/** Whether a proposal is neither revoked nor expired. */
export function isValidProposal({ revokedAt, expiresAt }: Proposal, now: Date): boolean {
	return revokedAt === null && expiresAt > now.toISOString();
}

/** Builds the download path of a proposal. */
export function proposalPath({ token }: Pick<Proposal, "token">): string {
	return `/api/proposals/${token}`;
}
