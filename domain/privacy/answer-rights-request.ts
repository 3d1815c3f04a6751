import type { Db } from "../../db/connect.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import type { Runtime } from "../runtime.ts";
import type { RightsAnswer } from "./rights-request.ts";
import { findRightsRequest, storeRightsAnswer } from "./rights-store.ts";

/**
 * Stores the answer to a request about personal data, its audit entry and the mail to the person, all or nothing.
 * @returns "unknown" when there is no such request; the first answer when somebody gave another one before. Nothing
 * changes then. The same answer again counts as answered.
 */
export async function answerRightsRequest(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	{ id, result, note }: Pick<RightsAnswer, "result" | "note"> & { id: string },
): Promise<"answered" | "unknown" | { answeredBefore: RightsAnswer }> {
	const isStored = await db.transaction().execute(async (tx) => {
		const answer = { at: runtime.now().toISOString(), author: actor.name, result, note };
		if (!(await storeRightsAnswer(tx, id, answer))) return false;
		await enqueue(tx, runtime, {
			dedupeKey: `rights-answer:${id}`,
			kind: "rights-answer",
			payload: { requestId: id },
		});
		const subject = { kind: "rights-request", id };
		await recordInAuditLog(tx, runtime, { actor, action: "rights-answered", subject, detail: { result } });
		return true;
	});
	if (isStored) return "answered";
	const previous = (await findRightsRequest(db, "id", id))?.answer;
	if (!previous) return "unknown";
	const isSame = previous.note === note && previous.result === result;
	return isSame ? "answered" : { answeredBefore: previous };
}
