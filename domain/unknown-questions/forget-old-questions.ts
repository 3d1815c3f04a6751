import type { Db } from "../../db/connect.ts";
import type { World } from "../world.ts";
import { forgetUnknownQuestions } from "./unknown-question-store.ts";

/** What nobody asked for a year is not worth an answer. */
const kept = 365 * 86_400_000;

/** Forgets the unknown questions that were last asked a year ago. */
export async function forgetOldQuestions(db: Db, world: World): Promise<void> {
	await forgetUnknownQuestions(db, new Date(world.now().getTime() - kept).toISOString());
}
