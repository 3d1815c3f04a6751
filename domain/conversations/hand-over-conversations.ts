import type { Tx } from "../../db/connect.ts";
import { recordAudit } from "../accounts/audit-store.ts";
import { announce } from "../live/announce.ts";
import type { Runtime } from "../runtime.ts";
import { type Colleague, listConversationsOf, lockByAnyId, setColleague } from "./conversation-store.ts";
import { returnToAssistant } from "./take-over.ts";

/** Gives all conversations of a colleague to another. @param by who does it. @param to null: back to the assistant. */
export async function handOverConversations(
	tx: Tx,
	runtime: Runtime,
	by: Colleague,
	{ from, to }: { from: string; to: Colleague | null },
): Promise<void> {
	for (const id of await listConversationsOf(tx, from)) {
		const locked = await lockByAnyId(tx, id, runtime.now().toISOString());
		if (locked?.colleague?.id !== from) continue;
		if (!to) {
			await returnToAssistant(tx, runtime, locked, by);
			continue;
		}
		await setColleague(tx, locked.id, { id: to.id, name: to.name });
		const subject = { kind: "conversation", id: locked.id };
		const detail = { owner: to.name };
		await recordAudit(tx, runtime, { actor: by, action: "conversation-assigned", subject, detail });
		await announce(tx, { kind: "person", conversationId: locked.id });
	}
}
