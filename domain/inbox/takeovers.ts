import type { Db } from "../../db/connect.ts";
import { listAudit } from "../accounts/audit-store.ts";

const listedMost = 100;
const takeovers = ["conversation-taken", "conversation-assigned", "conversation-returned"] as const;

export type Takeover = {
	id: string;
	at: string;
	action: (typeof takeovers)[number];
	by: string;
	owner: string | null;
};

/** Reads from the audit log who took a conversation, gave it to a colleague or to the assistant; the oldest first. */
export async function takeoversOf(db: Db, conversationId: string): Promise<Takeover[]> {
	const entries = await listAudit(db, {
		limit: listedMost,
		subject: { kind: "conversation", id: conversationId },
	});
	return entries.toReversed().flatMap(({ id, at, action: logged, actor, detail: { owner = null } }) => {
		const action = takeovers.find((one) => one === logged);
		if (!action || (action === "conversation-assigned" && owner === null)) return [];
		return [{ id, at, action, by: actor.name, owner }];
	});
}
