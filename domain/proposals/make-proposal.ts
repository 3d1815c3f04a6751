import { createHash } from "node:crypto";
import type { Brand } from "../../config/env.ts";
import { limits } from "../../config/limits.ts";
import type { Language } from "../../content/language.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import type { Outbound } from "../deliveries/tell-destinations.ts";
import { pass } from "../flood/flood-gate.ts";
import { factsOf, type Lead, type LeadFacts } from "../leads/lead.ts";
import { findLead } from "../leads/lead-store.ts";
import { tellNow } from "../leads/record-lead.ts";
import { addressMark, mayMail } from "../mail/allowance.ts";
import { revocationOf } from "../privacy/revocation-store.ts";
import { dayIn } from "../wall-clock.ts";
import type { World } from "../world.ts";
import { brandOf, fileNameOf, numberOf } from "./imprint.ts";
import type { DocumentContent, ProposalContent } from "./pdf/plan/content.ts";
import {
	findNewestProposal,
	findSameProposal,
	insertProposal,
	lastVersion,
	type Proposal,
	proposalsMadeSince,
} from "./proposal-store.ts";

export type ProposalMaker = Outbound & {
	db: Db;
	brand: Brand;
	publicUrl: string;
	render(content: DocumentContent, unwanted?: AbortSignal): Promise<Uint8Array>;
};

/** Whose proposal is wanted, by whom (what tells one visitor from another), and until when. */
export type Wanted = {
	leadId: string;
	visitor: string;
	/** What it is made of, as its visitor saw it; absent: what is stored of the lead by now. */
	facts?: LeadFacts;
	unwanted?: AbortSignal;
};

/**
 * What is stored together with a proposal, knowing what came of it: made or there already; made and its mail queued;
 * or, when no more are made today, the newest there was.
 */
export type Alongside = (tx: Tx, proposal: Proposal, outcome: "ready" | "mailed" | "latest") => Promise<void>;

export type ProposalMade =
	/** Made now; there already, saying the same; or the newest there is, after the day's last one. */
	| { kind: "made" | "same" | "latest"; proposal: Proposal }
	| { kind: "no-such-lead" }
	/** So many were made today that there is neither a new one nor an old one. */
	| { kind: "enough" };

/**
 * Makes the lead's proposal from what is stored of it, or was seen by who wants it, or gives back the living one that says the same; after the
 * day's last one (see limits), the newest. The document, the visitor's receipt and the notice to sales are stored
 * together.
 * @param alongside what else must be stored with it, or not at all.
 * @throws when the document cannot be rendered or stored.
 */
export async function makeProposal(
	maker: ProposalMaker,
	wanted: Wanted,
	alongside: Alongside = async () => undefined,
): Promise<ProposalMade> {
	const { db, world } = maker;
	const stored = await findLead(db, wanted.leadId);
	if (!stored) return { kind: "no-such-lead" };
	const lead: Lead = { ...stored, ...wanted.facts };
	const contentHash = fingerprint(lead);
	const handOver = async (proposal: Proposal, outcome: "ready" | "latest"): Promise<ProposalMade> => {
		await db.transaction().execute((tx) => alongside(tx, proposal, outcome));
		return { kind: outcome === "ready" ? "same" : "latest", proposal };
	};
	const now = world.now().toISOString();
	// Read before looking for the same: one stored since then takes this version, and ours is refused.
	const version = (await lastVersion(db, lead.id)) + 1;
	const same = await findSameProposal(db, lead.id, contentHash, now);
	if (same) return handOver(same, "ready");
	if (await hadEnough(maker, wanted)) {
		const newest = await findNewestProposal(db, lead.id, now);
		return newest ? handOver(newest, "latest") : { kind: "enough" };
	}
	const proposal = draft(maker, lead, version);
	const pdf = await maker.render(contentOf(maker, lead, proposal), wanted.unwanted);
	try {
		await db.transaction().execute(async (tx) => {
			await insertProposal(tx, proposal, { contentHash, pdf });
			const mailed = await queueReceipt(tx, world, lead, proposal);
			await alongside(tx, proposal, mailed ? "mailed" : "ready");
			await tellNow(tx, maker, lead.id, `proposal-${proposal.version}`);
		});
	} catch (error) {
		// Asked for twice at the same moment: the other one stored this version while ours was drawn.
		if (isUniqueViolation(error)) return makeProposal(maker, wanted, alongside);
		throw error;
	}
	return { kind: "made", proposal };
}

async function hadEnough({ db, world }: ProposalMaker, { leadId, visitor }: Wanted): Promise<boolean> {
	const aDayAgo = new Date(world.now().getTime() - 86_400_000).toISOString();
	if ((await proposalsMadeSince(db, leadId, aDayAgo)) >= limits.proposalsPerConversation) return true;
	const gate = { name: "proposals", most: limits.proposalsPerVisitor, seconds: 86_400 };
	return (await pass(db, world, gate, visitor)).kind === "flooded";
}

/** @returns whether a mail was queued: there is no address, its consent was taken back, or it has had enough of them. */
async function queueReceipt(tx: Tx, world: World, lead: Lead, proposal: Proposal): Promise<boolean> {
	if (!lead.email || (await revocationOf(tx, lead.id))) return false;
	if (!(await mayMail(tx, world, { to: lead.email, from: lead.id, kind: "proposal" }))) return false;
	await enqueue(tx, world, {
		key: `proposal-receipt:${proposal.id}`,
		kind: "proposal-receipt",
		payload: { leadId: lead.id, proposalId: proposal.id, to: addressMark(lead.email) },
	});
	return true;
}

function draft({ world, brand }: ProposalMaker, lead: Lead, version: number): Proposal {
	const now = world.now();
	const word = { es: "propuesta", en: "proposal" } satisfies Record<Language, string>;
	return {
		id: world.newId(),
		leadId: lead.id,
		version,
		number: numberOf("P", { id: lead.id, since: lead.createdAt }, brand.timeZone),
		token: world.newId(),
		fileName: fileNameOf(word[lead.language], brand, now),
		language: lead.language,
		createdAt: now.toISOString(),
		expiresAt: new Date(now.getTime() + limits.proposalDays * 86_400_000).toISOString(),
		revokedAt: null,
	};
}

function contentOf({ brand, publicUrl }: ProposalMaker, lead: Lead, proposal: Proposal): ProposalContent {
	return {
		kind: "proposal",
		language: lead.language,
		number: proposal.number,
		version: proposal.version,
		issuedOn: dayIn(new Date(proposal.createdAt), brand.timeZone),
		validUntil: dayIn(new Date(proposal.expiresAt), brand.timeZone),
		lead: factsOf(lead),
		brand: brandOf(brand, publicUrl, lead.language),
	};
}

function fingerprint(lead: Lead): string {
	return createHash("sha256")
		.update(JSON.stringify([lead.language, factsOf(lead)]))
		.digest("base64url");
}
