import type { Db } from "../../db/connect.ts";
import { takenAmong } from "./conversation-store.ts";
import { createInterruptions, type Interruptions } from "./interruptions.ts";

/** Knows at once when a person takes a conversation over, by its id. */
export type Takeovers = Interruptions;

export function createTakeovers(db: Db): Takeovers {
	return createInterruptions((ids) => takenAmong(db, ids));
}
