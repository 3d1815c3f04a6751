import type { Db } from "../../db/connect.ts";
import type { Runtime } from "../runtime.ts";
import { forgetUnknownQuestions } from "./unknown-question-store.ts";

/** A question that nobody asked for a year needs no answer. */
const retentionMs = 365 * 86_400_000;

/** Deletes questions that nobody asked for a year. */
export async function forgetOldQuestions(db: Db, runtime: Runtime): Promise<void> {
	await forgetUnknownQuestions(db, new Date(runtime.now().getTime() - retentionMs).toISOString());
}
