import type { Db } from "../../db/connect.ts";
import { listAudit } from "../accounts/audit-store.ts";

const listedMost = 100;
const handovers = ["conversation-taken", "conversation-assigned", "conversation-returned"] as const;

export type Handover = {
	id: string;
	at: string;
	action: (typeof handovers)[number];
	by: string;
	owner: string | null;
};

/** Reads from the audit log who took a conversation, gave it to a colleague or to the assistant; the oldest first. */
export async function handoversOf(db: Db, conversationId: string): Promise<Handover[]> {
	const entries = await listAudit(db, {
		limit: listedMost,
		subject: { kind: "conversation", id: conversationId },
	});
	return entries.toReversed().flatMap(({ id, at, action: logged, actor, detail: { owner = null } }) => {
		const action = handovers.find((one) => one === logged);
		if (!action || (action === "conversation-assigned" && owner === null)) return [];
		return [{ id, at, action, by: actor.name, owner }];
	});
}
