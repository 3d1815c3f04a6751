import type { Db } from "../../db/connect.ts";
import type { World } from "../world.ts";
import { askStop, type StopWanted } from "./question-store.ts";
import type { Stops } from "./stops.ts";

/**
 * Wants no more of an answer that is being given, in whichever process: what was said of it in whole sentences stands.
 * One that is whole already stays as it is.
 * @returns whether there is such a message, not asked again since.
 */
export async function stopAnswer(
	{ db, world, stops }: { db: Db; world: World; stops?: Stops },
	wanted: StopWanted,
): Promise<boolean> {
	const found = await askStop(db, wanted, world.now().toISOString());
	if (found?.claim) stops?.tell(found.claim);
	return found !== null;
}
