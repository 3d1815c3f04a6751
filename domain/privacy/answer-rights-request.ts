import type { Db } from "../../db/connect.ts";
import type { Actor } from "../accounts/audit-entry.ts";
import { recordAudit } from "../accounts/audit-store.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import type { Runtime } from "../runtime.ts";
import type { RightsAnswer } from "./rights-request.ts";
import { storeRightsAnswer } from "./rights-store.ts";

/**
 * Stores the answer to a request about personal data, its audit entry and the mail to the person, all or nothing.
 * @returns "gone" when there is no such request or it is already answered; nothing changes then.
 */
export function answerRightsRequest(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	{ id, result, note }: Pick<RightsAnswer, "result" | "note"> & { id: string },
): Promise<"answered" | "gone"> {
	return db.transaction().execute(async (tx) => {
		const answer = { at: runtime.now().toISOString(), author: actor.name, result, note };
		if (!(await storeRightsAnswer(tx, id, answer))) return "gone";
		await enqueue(tx, runtime, {
			key: `rights-answer:${id}`,
			kind: "rights-answer",
			payload: { requestId: id },
		});
		const subject = { kind: "rights-request", id };
		await recordAudit(tx, runtime, { actor, action: "rights-answered", subject, detail: { result } });
		return "answered";
	});
}
