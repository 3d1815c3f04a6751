import { createHash } from "node:crypto";
import type { Brand } from "../../config/env.ts";
import { limits } from "../../config/limits.ts";
import { timeZone } from "../../content/locale.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import type { Language } from "../../shared/language.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import type { NotifyDependencies } from "../deliveries/notify-destinations.ts";
import type { Lead, LeadFacts } from "../leads/lead.ts";
import { findLead } from "../leads/lead-store.ts";
import { notifyNow } from "../leads/record-lead.ts";
import { addressMark, reserveMail } from "../mail/allowance.ts";
import { findRevocation } from "../privacy/revocation-store.ts";
import { checkRateLimit } from "../rate-limit/check-rate-limit.ts";
import type { Runtime } from "../runtime.ts";
import { dayIn, dayMs, daySeconds } from "../wall-clock.ts";
import { documentFileName, documentNumber, factsToPrint, printedBrand } from "./document-details.ts";
import type { DocumentContent, ProposalContent } from "./pdf/plan/content.ts";
import type { Proposal, ProposalOutcome } from "./proposal.ts";
import {
	countProposalsSince,
	findNewestProposal,
	findSameProposal,
	insertProposal,
	readLastVersion,
} from "./proposal-store.ts";

export type ProposalMaker = NotifyDependencies & {
	db: Db;
	brand: Brand;
	publicUrl: string;
	render(content: DocumentContent, signal?: AbortSignal): Promise<Uint8Array>;
};

export type ProposalRequest = {
	leadId: string;
	rateLimitSubject: string;
	facts?: LeadFacts;
	signal?: AbortSignal;
};

export type StoreWithProposal<Stored> = (
	tx: Tx,
	proposal: Proposal,
	outcome: Extract<ProposalOutcome, "ready" | "mailed" | "latest">,
) => Promise<Stored>;

export type ProposalResult<Stored = unknown> =
	| { kind: "made" | "unchanged" | "latest"; storedAlongside: Stored }
	| { kind: "no-such-lead" }
	| { kind: "limit-reached" };

/**
 * Makes the lead's proposal, or returns the valid one with the same content. After the day's limit it returns the newest.
 * Stores the document, the visitor's receipt and the notice to sales together.
 * @param alongside runs in the transaction that stores a new proposal; for an existing one, in a transaction of its own.
 * @throws when the document cannot be rendered or stored.
 */
export async function makeProposal<Stored = undefined>(
	maker: ProposalMaker,
	request: ProposalRequest,
	alongside: StoreWithProposal<Stored> = async () => undefined as Stored,
): Promise<ProposalResult<Stored>> {
	const { db, runtime } = maker;
	const storedLead = await findLead(db, request.leadId);
	if (!storedLead) return { kind: "no-such-lead" };
	const lead: Lead = { ...storedLead, ...request.facts };
	const contentHash = fingerprint(lead);
	const returnExisting = async (proposal: Proposal, kind: "unchanged" | "latest") => {
		const outcome = kind === "unchanged" ? "ready" : "latest";
		const storedAlongside = await db.transaction().execute((tx) => alongside(tx, proposal, outcome));
		return { kind, storedAlongside };
	};
	const now = runtime.now().toISOString();
	// Read first: a proposal stored after this takes the version, so the insert fails and we retry.
	const version = (await readLastVersion(db, lead.id)) + 1;
	const same = await findSameProposal(db, lead.id, contentHash, now);
	if (same) return returnExisting(same, "unchanged");
	if (await exceedsDailyLimit(maker, request)) {
		const newest = await findNewestProposal(db, lead.id, now);
		return newest ? returnExisting(newest, "latest") : { kind: "limit-reached" };
	}
	const proposal = draft(maker, lead, version);
	const pdf = await maker.render(contentOf(maker, lead, proposal), request.signal);
	try {
		const storedAlongside = await db.transaction().execute(async (tx) => {
			await insertProposal(tx, proposal, { contentHash, pdf });
			const isMailQueued = await queueReceipt(tx, runtime, lead, proposal);
			const stored = await alongside(tx, proposal, isMailQueued ? "mailed" : "ready");
			await notifyNow(tx, maker, lead.id, `proposal-${proposal.version}`);
			return stored;
		});
		return { kind: "made", storedAlongside };
	} catch (error) {
		// Another request stored this version while ours was drawn.
		if (isUniqueViolation(error)) return makeProposal(maker, request, alongside);
		throw error;
	}
}

async function exceedsDailyLimit(
	{ db, runtime }: ProposalMaker,
	{ leadId, rateLimitSubject }: ProposalRequest,
): Promise<boolean> {
	const aDayAgo = new Date(runtime.now().getTime() - dayMs).toISOString();
	if ((await countProposalsSince(db, leadId, aDayAgo)) >= limits.proposalsPerConversation) return true;
	const limit = { name: "proposals", most: limits.proposalsPerVisitor, seconds: daySeconds };
	return (await checkRateLimit(db, runtime, limit, rateLimitSubject)).kind === "exceeded";
}

/** @returns false without an address, after a revocation, or when the mail limit is reached. */
async function queueReceipt(tx: Tx, runtime: Runtime, lead: Lead, proposal: Proposal): Promise<boolean> {
	if (!lead.email || (await findRevocation(tx, lead.id))) return false;
	if (!(await reserveMail(tx, runtime, { to: lead.email, cause: lead.id, kind: "proposal" }))) return false;
	await enqueue(tx, runtime, {
		dedupeKey: `proposal-receipt:${proposal.id}`,
		kind: "proposal-receipt",
		payload: { leadId: lead.id, proposalId: proposal.id, to: addressMark(lead.email) },
	});
	return true;
}

function draft({ runtime, brand }: ProposalMaker, lead: Lead, version: number): Proposal {
	const now = runtime.now();
	const word = { es: "propuesta", en: "proposal" } satisfies Record<Language, string>;
	return {
		id: runtime.newId(),
		leadId: lead.id,
		version,
		number: documentNumber("P", { id: lead.id, since: lead.createdAt }),
		token: runtime.newId(),
		fileName: documentFileName(word[lead.language], brand, now),
		language: lead.language,
		createdAt: now.toISOString(),
		expiresAt: new Date(now.getTime() + limits.proposalDays * dayMs).toISOString(),
		revokedAt: null,
	};
}

function contentOf({ brand, publicUrl }: ProposalMaker, lead: Lead, proposal: Proposal): ProposalContent {
	return {
		kind: "proposal",
		language: lead.language,
		number: proposal.number,
		version: proposal.version,
		issuedOn: dayIn(new Date(proposal.createdAt), timeZone),
		validUntil: dayIn(new Date(proposal.expiresAt), timeZone),
		lead: factsToPrint(lead),
		brand: printedBrand(brand, publicUrl, lead.language),
	};
}

function fingerprint(lead: Lead): string {
	return createHash("sha256")
		.update(JSON.stringify([lead.language, factsToPrint(lead)]))
		.digest("base64url");
}
