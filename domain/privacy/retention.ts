import type { Db } from "../../db/connect.ts";
import { forgetOldMails } from "../conversations/mail-conversation.ts";
import { forgetEnded } from "../deliveries/forget-ended.ts";
import { forgetWindows } from "../flood/flood-gate.ts";
import { forgetOldQuestions } from "../unknown-questions/forget-old-questions.ts";
import type { World } from "../world.ts";

/** What is kept for a while only, each with its own time. */
const kinds: readonly ((db: Db, world: World) => Promise<unknown>)[] = [
	forgetEnded,
	forgetWindows,
	forgetOldMails,
	forgetOldQuestions,
];

/**
 * Forgets what was kept long enough, whether anybody visits or not. What cannot be forgotten now keeps nothing else from
 * it and is forgotten at the next time.
 * @param onFailure hears what went wrong.
 */
export async function forgetOld(db: Db, world: World, onFailure: (error: unknown) => void): Promise<void> {
	for (const forget of kinds) await forget(db, world).catch(onFailure);
}
