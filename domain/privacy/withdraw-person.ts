import type { Tx } from "../../db/connect.ts";
import { type Actor, recordAudit } from "../accounts/audit-store.ts";
import { revokeCommentConsent } from "../blog/comment-store.ts";
import { endSubscription } from "../blog/subscribe.ts";
import { dropDeliveriesAbout } from "../deliveries/removal-store.ts";
import type { Outbound } from "../deliveries/tell-destinations.ts";
import type { Lead } from "../leads/lead.ts";
import { findBelongings, type Identity } from "./person-store.ts";
import { revokeConsent } from "./processing.ts";

/** The ids of what was agreed to until now. */
export type Withdrawn = Record<"leads" | "subscribers" | "comments", string[]>;

type Recorded = {
	actor: Actor;
	/** Of the request it is done for, if there is one. */
	requestReference: string | null;
};

/** By what the person of a lead is found: the address; the telephone alone when there is none, for others may share it. */
export function personOf({ email, phone }: Pick<Lead, "email" | "phone">): Identity {
	return { emails: email ? [email] : [], phones: !email && phone ? [phone] : [] };
}

/**
 * Takes back all that the person of a lead agreed to, as staff heard it from them. A visitor of the chat proves nothing
 * of the address they typed: what they say there ends its own lead alone, see conversations/take-back.ts.
 */
export function withdrawPersonOf(tx: Tx, outbound: Outbound, lead: Lead, by: Recorded): Promise<Withdrawn> {
	return withdraw(tx, outbound, personOf(lead), by, lead.id);
}

/**
 * Takes back all that a person agreed to: of their leads, their subscriptions and their comments. Nothing is written
 * to them any more but what the law demands, what waited for them does not leave, and the log says so of each.
 * @returns what of theirs stood until now; empty lists when nothing did.
 */
export function withdrawPerson(tx: Tx, outbound: Outbound, who: Identity, by: Recorded): Promise<Withdrawn> {
	return withdraw(tx, outbound, who, by);
}

async function withdraw(
	tx: Tx,
	outbound: Outbound,
	who: Identity,
	{ actor, requestReference }: Recorded,
	leadId?: string,
): Promise<Withdrawn> {
	const { world } = outbound;
	const now = world.now().toISOString();
	const person = await findBelongings(tx, who, now);
	const leads = new Set([...(leadId ? [leadId] : []), ...person.leads]);
	const withdrawn: Withdrawn = {
		leads: await revokeConsent(tx, outbound, [...leads], { actor, requestReference }),
		subscribers: [],
		comments: [],
	};
	for (const id of person.subscribers)
		if (await endSubscription(tx, world, id)) withdrawn.subscribers.push(id);
	for (const id of person.comments) if (await revokeCommentConsent(tx, id, now)) withdrawn.comments.push(id);
	const { subscribers, comments, conversationMails } = person;
	await dropDeliveriesAbout(tx, [...subscribers, ...comments, ...conversationMails], "unsent");
	const kinds = { leads: "lead", subscribers: "subscriber", comments: "comment" } as const;
	const detail = requestReference ? { request: requestReference } : undefined;
	for (const of of ["leads", "subscribers", "comments"] as const)
		for (const id of withdrawn[of])
			await recordAudit(tx, world, {
				...{ actor, action: "consent-revoked", detail },
				subject: { kind: kinds[of], id },
			});
	return withdrawn;
}
