import type { Db } from "../../db/connect.ts";
import { listAuditLog } from "../audit-log/audit-store.ts";

type Assignment = {
	id: string;
	conversationId: string;
	name: string | null;
	by: string;
	accountId: string;
};

/** Lists the conversations that were given to a colleague, and are theirs since. @param since ISO 8601, UTC. */
export async function assignmentsSince(db: Db, since: string, most: number): Promise<Assignment[]> {
	const rows = await db
		.selectFrom("audit_entries")
		.innerJoin("conversations", "conversations.id", "audit_entries.subject_id")
		.leftJoin("leads", "leads.conversation_id", "conversations.id")
		.select(["audit_entries.id", "audit_entries.actor_name", "audit_entries.detail"])
		.select(["conversations.id as conversation_id", "conversations.person_id", "conversations.person_name"])
		.select("leads.name")
		.where("audit_entries.at", ">", since)
		.where("audit_entries.action", "=", "conversation-assigned")
		.where("conversations.person_id", "is not", null)
		.orderBy("audit_entries.at", "desc")
		.limit(most)
		.execute();
	return rows.flatMap(({ id, actor_name: by, detail, conversation_id, person_id, person_name, name }) => {
		const { owner } = JSON.parse(detail);
		if (person_id === null || owner !== person_name) return [];
		return [{ id, conversationId: conversation_id, name, by, accountId: person_id }];
	});
}

const listedMost = 100;
const takeovers = ["conversation-taken", "conversation-assigned", "conversation-returned"] as const;

type Takeover = {
	id: string;
	at: string;
	action: (typeof takeovers)[number];
	by: string;
	owner: string | null;
};

/** Reads from the audit log who took a conversation, gave it to a colleague or to the assistant; the oldest first. */
export async function listTakeovers(db: Db, conversationId: string): Promise<Takeover[]> {
	const entries = await listAuditLog(db, {
		limit: listedMost,
		subject: { kind: "conversation", id: conversationId },
	});
	return entries.toReversed().flatMap(({ id, at, action: logged, actor, detail: { owner = null } }) => {
		const action = takeovers.find((one) => one === logged);
		if (!action || (action === "conversation-assigned" && owner === null)) return [];
		return [{ id, at, action, by: actor.name, owner }];
	});
}

/** Finds when a conversation was last taken by a colleague or given to one; null when that is not in the audit log. */
export async function findTakeoverTime(db: Db, conversationId: string): Promise<string | null> {
	const row = await db
		.selectFrom("audit_entries")
		.select("at")
		.where("subject_kind", "=", "conversation")
		.where("subject_id", "=", conversationId)
		.where("action", "in", ["conversation-taken", "conversation-assigned"])
		.orderBy("at", "desc")
		.executeTakeFirst();
	return row?.at ?? null;
}
