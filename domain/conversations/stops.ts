import type { Db } from "../../db/connect.ts";
import { createInterruptions, type Interruptions } from "./interruptions.ts";
import { stoppedAmong } from "./question-store.ts";

/** Knows at once when a visitor wants no more of an answer, by the claim of who gives it. */
export type Stops = Interruptions;

export function createStops(db: Db): Stops {
	return createInterruptions((claims) => stoppedAmong(db, claims));
}
