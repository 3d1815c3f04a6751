import type { Db } from "../../db/connect.ts";
import { type Cursor, nextCursor } from "../../db/keyset.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import type { Runtime } from "../runtime.ts";
import { dayMs } from "../wall-clock.ts";
import {
	forgetUnknownQuestions,
	listUnknownQuestions,
	removeUnknownQuestion,
} from "./unknown-question-store.ts";

const perPage = 50;
const retentionMs = 365 * dayMs;

/** Reads a page of the questions that the assistant could not answer, last asked first. */
export async function readUnknownQuestions(db: Db, before?: Cursor) {
	const questions = await listUnknownQuestions(db, { limit: perPage, before });
	return { questions, next: nextCursor(questions, perPage, ({ lastAskedAt }) => lastAskedAt) };
}

/** Deletes a question and records who did it. Does nothing when it no longer exists. */
export async function dismissUnknownQuestion(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	id: string,
): Promise<void> {
	await db.transaction().execute(async (tx) => {
		if (!(await removeUnknownQuestion(tx, id))) return;
		const subject = { kind: "unknown-question", id };
		await recordInAuditLog(tx, runtime, { actor, action: "unknown-question-removed", subject });
	});
}

/** Deletes questions that nobody asked for a year. */
export async function forgetOldQuestions(db: Db, runtime: Runtime): Promise<void> {
	await forgetUnknownQuestions(db, new Date(runtime.now().getTime() - retentionMs).toISOString());
}
