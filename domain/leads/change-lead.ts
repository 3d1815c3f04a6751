import { limits } from "../../config/limits.ts";
import type { Db } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import type { LeadRefusal } from "../../shared/lead.ts";
import { maySell } from "../accounts/account.ts";
import { findAccount } from "../accounts/account-store.ts";
import { findClient } from "../accounts/client-store.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { nextAnswerDay } from "../business-hours.ts";
import {
	type ConsultationProblems,
	cancelConsultationByStaff,
	scheduleConsultationByStaff,
} from "../consultations/schedule-consultation.ts";
import { sendToCrm } from "../crm/send-to-crm.ts";
import type { NotifyDependencies } from "../deliveries/notify-destinations.ts";
import { findRevocation } from "../privacy/revocation-store.ts";
import { revokeAllConsentsOfLead } from "../privacy/revoke-all-consents.ts";
import type { ProposalRequest, ProposalResult } from "../proposals/make-proposal.ts";
import { listProposals, revokeProposal } from "../proposals/proposal-store.ts";
import { isSamePerson, type Lead } from "./lead.ts";
import { setLeadClient, setLeadOwner } from "./lead-assignment-store.ts";
import { listLeadContacts, readLeadContact, setContactDay, setContacted } from "./lead-contact-store.ts";
import { insertLeadNote } from "./lead-note-store.ts";
import { findLead, listLeads } from "./lead-store.ts";
import { contactDay, postponedDay } from "./next-step.ts";
import { type LeadChangeContext, recordLeadChange } from "./record-lead-change.ts";

/** The most leads of one address that are contacted together. */
const mostLeads = 50;

export type LeadChange =
	/** id: the same when the same form is sent again. */
	| { kind: "note"; id: string; note: string }
	| { kind: "owner"; accountId: string }
	| { kind: "client"; clientId: string }
	| { kind: "proposal" }
	| { kind: "contacted" }
	| { kind: "postponed" }
	/** starts: by the clock where the team is, such as "2026-12-04T15:00". */
	| { kind: "consultation"; starts: string; place: string }
	| { kind: "consultation-cancel" }
	| { kind: "crm" }
	| { kind: "revoke-proposal"; proposalId: string }
	| { kind: "revoke-consent" };

export type LeadProblems = ConsultationProblems & { note?: "missing" | "too-long" };

type LeadChangeOutcome = "done" | "unknown" | LeadRefusal | { problems: LeadProblems };

type Collaborators = NotifyDependencies & { makeProposal(wanted: ProposalRequest): Promise<ProposalResult> };
type Context = Collaborators & LeadChangeContext;

/**
 * Makes a change to a lead. Every change but a note, which names its author, has an audit entry. A contact and its new day
 * are stored for all leads of the person that are due.
 */
export async function changeLead(
	db: Db,
	{ runtime, destinations, makeProposal }: Collaborators,
	actor: Actor,
	leadId: string,
	change: LeadChange,
): Promise<LeadChangeOutcome> {
	const lead = await findLead(db, leadId);
	if (!lead) return "unknown";
	const context = { runtime, destinations, makeProposal, db, actor, lead };
	switch (change.kind) {
		case "note":
			return addNote(context, change);
		case "owner":
			return assignOwner(context, change.accountId);
		case "client":
			return linkClient(context, change.clientId);
		case "proposal":
			return makeNextProposal(context);
		case "contacted":
		case "postponed":
			return contactOrPostpone(context, change.kind);
		case "consultation":
			return scheduleConsultationByStaff(context, change);
		case "consultation-cancel":
			return cancelConsultationByStaff(context);
		case "crm":
			return putInCrm(context);
		case "revoke-proposal":
			return revokeOneProposal(context, change.proposalId);
		case "revoke-consent":
			return revokeConsents(context);
	}
}

async function revokeConsents({ db, actor, lead, ...dependencies }: Context): Promise<LeadChangeOutcome> {
	await db
		.transaction()
		.execute((tx) => revokeAllConsentsOfLead(tx, dependencies, lead, { actor, requestReference: null }));
	return "done";
}

async function addNote(
	{ db, runtime, actor, lead }: Context,
	{ id, note: text }: { id: string; note: string },
): Promise<LeadChangeOutcome> {
	if (!text) return { problems: { note: "missing" } };
	if (text.length > limits.note) return { problems: { note: "too-long" } };
	const note = { id, at: runtime.now().toISOString(), author: actor.name, text };
	try {
		await db.transaction().execute((tx) => insertLeadNote(tx, lead.id, note));
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
	}
	return "done";
}

async function assignOwner(context: Context, accountId: string): Promise<LeadChangeOutcome> {
	const { db, lead } = context;
	const chosen = await findAccount(db, "id", accountId);
	const owner = chosen && maySell(chosen) ? chosen : null;
	await db.transaction().execute(async (tx) => {
		await setLeadOwner(tx, lead.id, owner?.id ?? null);
		await recordLeadChange(tx, context, "lead-assigned", { owner: owner?.name ?? "" });
	});
	return "done";
}

async function linkClient(context: Context, clientId: string): Promise<LeadChangeOutcome> {
	const { db, lead } = context;
	const client = await findClient(db, "id", clientId);
	await db.transaction().execute(async (tx) => {
		await setLeadClient(tx, lead.id, client?.id ?? null);
		await recordLeadChange(tx, context, "lead-linked", { client: client?.name ?? "" });
	});
	return "done";
}

async function makeNextProposal(context: Context): Promise<LeadChangeOutcome> {
	const { db, lead, actor, makeProposal } = context;
	if (await findRevocation(db, lead.id)) return "revoked";
	const { kind } = await makeProposal({ leadId: lead.id, rateLimitSubject: `staff:${actor.id}` });
	if (kind === "unchanged") return "proposal-same";
	if (kind !== "made") return "proposal-limit-reached";
	await db.transaction().execute((tx) => recordLeadChange(tx, context, "proposal-made"));
	return "done";
}

async function contactOrPostpone(
	context: Context,
	kind: "contacted" | "postponed",
): Promise<LeadChangeOutcome> {
	const { db, lead, runtime } = context;
	const now = runtime.now();
	const leads = [lead, ...(await otherDueLeads(context, nextAnswerDay(now)))];
	await db.transaction().execute(async (tx) => {
		const newDay = kind === "postponed" ? postponedDay(await readLeadContact(tx, lead.id), now) : null;
		for (const one of leads) {
			if (newDay) await setContactDay(tx, one.id, newDay);
			else await setContacted(tx, one.id, now.toISOString());
			await recordLeadChange(tx, { ...context, lead: one }, `lead-${kind}`);
		}
	});
	return "done";
}

/** Returns the person's other leads that are due by a day: those of nobody, of the actor, or of this lead's owner. */
async function otherDueLeads({ db, lead, actor }: Context, until: string): Promise<Lead[]> {
	if (!lead.email) return [];
	const { leads } = await listLeads(db, { email: lead.email, limit: mostLeads });
	const contacts = await listLeadContacts(
		db,
		leads.map(({ id }) => id),
	);
	const ownerId = contacts.find(({ leadId }) => leadId === lead.id)?.ownerId ?? null;
	const due = new Set(
		contacts
			.filter((contact) => [null, actor.id, ownerId].includes(contact.ownerId))
			.filter((contact) => {
				const day = contactDay(contact);
				return day !== null && day <= until;
			})
			.map(({ leadId }) => leadId),
	);
	return leads.filter((one) => one.id !== lead.id && due.has(one.id) && isSamePerson(one, lead));
}

async function putInCrm(context: Context): Promise<LeadChangeOutcome> {
	const { db, lead } = context;
	if (await findRevocation(db, lead.id)) return "revoked";
	await sendToCrm(db, context, lead.id);
	await db.transaction().execute((tx) => recordLeadChange(tx, context, "lead-sent-to-crm"));
	return "done";
}

async function revokeOneProposal(context: Context, proposalId: string): Promise<LeadChangeOutcome> {
	const { db, lead, runtime } = context;
	const isOfLead = (await listProposals(db, [lead.id])).some(({ id }) => id === proposalId);
	if (!isOfLead) return "unknown";
	await db.transaction().execute(async (tx) => {
		await revokeProposal(tx, proposalId, runtime.now());
		await recordLeadChange(tx, context, "proposal-revoked", { proposal: proposalId });
	});
	return "done";
}
