import type { Db } from "../../db/connect.ts";
import type { World } from "../world.ts";
import { forgetUnknownQuestions } from "./unknown-question-store.ts";

/** A question that nobody asked for a year needs no answer. */
const retentionMs = 365 * 86_400_000;

export async function forgetOldQuestions(db: Db, world: World): Promise<void> {
	await forgetUnknownQuestions(db, new Date(world.now().getTime() - retentionMs).toISOString());
}
