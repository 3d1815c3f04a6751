import type { Db } from "../../../db/connect.ts";
import type { Runtime } from "../../runtime.ts";
import type { AbortRegistry } from "./abort-registry.ts";
import { requestStop } from "./answer-claim-store.ts";

/**
 * Stops an answer, whichever process gives it. Its complete sentences are stored. A complete answer stays as it is.
 * @returns false when there is no such message, or a later attempt exists.
 */
export async function stopAnswer(
	{ db, runtime, aborts }: { db: Db; runtime: Runtime; aborts: AbortRegistry },
	wanted: { idempotencyKey: string; conversationId: string; attempt?: number },
): Promise<boolean> {
	const found = await requestStop(db, wanted, runtime.now().toISOString());
	if (found?.claim) aborts.stop(found.claim);
	return found !== null;
}
