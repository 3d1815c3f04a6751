import type { Db } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import type { Runtime } from "../runtime.ts";
import {
	type CannedReply,
	deleteCannedReply,
	listCannedReplies,
	putCannedReply,
} from "./canned-reply-store.ts";

/** Reads every canned reply, by shortcut. */
export function readCannedReplies(db: Db): Promise<CannedReply[]> {
	return listCannedReplies(db);
}

/** Accepts 1 to 30 small letters, digits and dashes. */
export function isShortcut(text: string): boolean {
	return /^[\p{Ll}\d-]{1,30}$/u.test(text);
}

/** Stores a canned reply. @returns taken: another one of its language has the shortcut. */
export async function saveCannedReply(
	{ db, runtime }: { db: Db; runtime: Runtime },
	actor: Actor,
	reply: CannedReply,
): Promise<"saved" | "taken"> {
	try {
		await db.transaction().execute(async (tx) => {
			await putCannedReply(tx, reply, runtime.now().toISOString());
			const subject = { kind: "canned-reply", id: reply.id };
			await recordInAuditLog(tx, runtime, { actor, action: "canned-reply-saved", subject });
		});
		return "saved";
	} catch (error) {
		if (isUniqueViolation(error)) return "taken";
		throw error;
	}
}

/** Deletes a canned reply. */
export async function removeCannedReply(
	{ db, runtime }: { db: Db; runtime: Runtime },
	actor: Actor,
	id: string,
): Promise<void> {
	await db.transaction().execute(async (tx) => {
		await deleteCannedReply(tx, id);
		const subject = { kind: "canned-reply", id };
		await recordInAuditLog(tx, runtime, { actor, action: "canned-reply-removed", subject });
	});
}
