import type { Db } from "../../../db/connect.ts";
import type { Actor } from "../../accounts/audit-entry.ts";
import { recordAudit } from "../../accounts/audit-store.ts";
import type { Runtime } from "../../runtime.ts";
import { type Decision, moderate } from "./moderate.ts";

/** Applies a staff decision to a comment and records who made it. @returns false when the comment no longer exists. */
export function moderateComment(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	{ id, decision }: { id: string; decision: Decision },
): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		if (!(await moderate(tx, runtime, id, decision))) return false;
		const subject = { kind: "comment", id };
		await recordAudit(tx, runtime, { actor, action: `comment-${decision}`, subject });
		return true;
	});
}
