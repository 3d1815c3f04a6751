import type { Db } from "../../db/connect.ts";
import { forgetOldMails } from "../conversations/mail-conversation.ts";
import { forgetEnded } from "../deliveries/forget-ended.ts";
import { forgetWindows } from "../flood/flood-gate.ts";
import { forgetOldQuestions } from "../unknown-questions/forget-old-questions.ts";
import type { World } from "../world.ts";

/** The jobs that delete expired data, each with its own period. */
const jobs: readonly ((db: Db, world: World) => Promise<unknown>)[] = [
	forgetEnded,
	forgetWindows,
	forgetOldMails,
	forgetOldQuestions,
];

/**
 * Deletes expired data of every kind, whether or not anybody visits. A failure does not stop the other kinds; the next
 * run tries again.
 * @param onFailure receives the error.
 */
export async function forgetOld(db: Db, world: World, onFailure: (error: unknown) => void): Promise<void> {
	for (const forget of jobs) await forget(db, world).catch(onFailure);
}
