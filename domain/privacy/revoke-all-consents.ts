import type { Db, Tx } from "../../db/connect.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import { revokeCommentConsent } from "../blog/comments/comment-store.ts";
import { endSubscription } from "../blog/subscribers/subscribe.ts";
import type { NotifyDependencies } from "../deliveries/notify-destinations.ts";
import { dropDeliveriesAbout } from "../deliveries/removal-store.ts";
import type { Lead } from "../leads/lead.ts";
import type { Identity } from "./identity.ts";
import { findBelongings } from "./person-store.ts";
import { revokeConsent } from "./processing.ts";
import { findRightsRequest } from "./rights-store.ts";

export type RevokedConsents = Record<"leads" | "subscribers" | "comments", string[]>;

/** Who recorded the revocation, and the request that asked for it. */
type RecordedBy = {
	actor: Actor;
	requestReference: string | null;
};

/** Identifies a lead's person by the address, or by the telephone without one, since people may share a telephone. */
export function personOf({ email, phone }: Pick<Lead, "email" | "phone">): Identity {
	return { emails: email ? [email] : [], phones: !email && phone ? [phone] : [] };
}

/**
 * Revokes all consents of the person of a lead, at the request of staff. A visitor's chat message revokes only its own
 * lead, because it proves nothing about the address; see conversations/turn/apply-reply.ts.
 */
export function revokeAllConsentsOfLead(
	tx: Tx,
	outbound: NotifyDependencies,
	lead: Lead,
	by: RecordedBy,
): Promise<RevokedConsents> {
	return revokeAll(tx, outbound, personOf(lead), by, lead.id);
}

/**
 * Revokes all consents of a person: leads, subscriptions and comments. Drops their unsent deliveries and records each
 * revocation. Afterwards they receive only what the law demands.
 * @returns the consents that were valid until now; empty lists when none was.
 */
export function revokeAllConsents(
	tx: Tx,
	outbound: NotifyDependencies,
	who: Identity,
	by: RecordedBy,
): Promise<RevokedConsents> {
	return revokeAll(tx, outbound, who, by);
}

/** Like revokeAllConsents, in a transaction of its own. @param requestId the request that asked for it, if any. */
export async function revokeAllConsentsOnRequest(
	db: Db,
	outbound: NotifyDependencies,
	who: Identity,
	{ actor, requestId }: { actor: Actor; requestId: string | null },
): Promise<RevokedConsents> {
	const request = requestId ? await findRightsRequest(db, "id", requestId) : null;
	const by = { actor, requestReference: request?.reference ?? null };
	return db.transaction().execute((tx) => revokeAllConsents(tx, outbound, who, by));
}

async function revokeAll(
	tx: Tx,
	outbound: NotifyDependencies,
	who: Identity,
	{ actor, requestReference }: RecordedBy,
	leadId?: string,
): Promise<RevokedConsents> {
	const { runtime } = outbound;
	const now = runtime.now().toISOString();
	const person = await findBelongings(tx, who, now);
	const leads = new Set([...(leadId ? [leadId] : []), ...person.leads]);
	const revoked: RevokedConsents = {
		leads: await revokeConsent(tx, outbound, [...leads], { actor, requestReference }),
		subscribers: [],
		comments: [],
	};
	for (const id of person.subscribers)
		if (await endSubscription(tx, runtime, id)) revoked.subscribers.push(id);
	for (const id of person.comments) if (await revokeCommentConsent(tx, id, now)) revoked.comments.push(id);
	const { subscribers, comments, conversationMails } = person;
	await dropDeliveriesAbout(tx, [...subscribers, ...comments, ...conversationMails], "unsent");
	const kinds = { leads: "lead", subscribers: "subscriber", comments: "comment" } as const;
	const detail = requestReference ? { request: requestReference } : undefined;
	for (const of of ["leads", "subscribers", "comments"] as const)
		for (const id of revoked[of])
			await recordInAuditLog(tx, runtime, {
				actor,
				action: "consent-revoked",
				detail,
				subject: { kind: kinds[of], id },
			});
	return revoked;
}
