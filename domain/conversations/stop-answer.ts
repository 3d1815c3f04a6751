import type { Db } from "../../db/connect.ts";
import type { World } from "../world.ts";
import { askStop } from "./message-store.ts";
import type { Stops } from "./stops.ts";

/**
 * Wants no more of an answer that is being given, in whichever process: what was said of it in whole sentences stands.
 * One that is whole already stays as it is.
 * @param message by its key, in its own conversation. @returns whether there is such a message.
 */
export async function stopAnswer(
	{ db, world, stops }: { db: Db; world: World; stops?: Stops },
	message: { key: string; conversationId: string },
): Promise<boolean> {
	const found = await askStop(db, message, world.now().toISOString());
	if (found) stops?.tell(message.key);
	return found;
}
