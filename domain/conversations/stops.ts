import type { Db } from "../../db/connect.ts";
import { createInterruptions, type Interruptions } from "./interruptions.ts";
import { stoppedAmong } from "./message-store.ts";

/** Knows at once when a visitor wants no more of an answer, by the key of the message it answers. */
export type Stops = Interruptions;

export function createStops(db: Db): Stops {
	return createInterruptions((keys) => stoppedAmong(db, keys));
}
