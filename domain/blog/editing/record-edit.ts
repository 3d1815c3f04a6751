import type { Db } from "../../../db/connect.ts";
import type { AuditAction } from "../../../shared/audit-action.ts";
import type { Actor } from "../../audit-log/audit-entry.ts";
import { recordAudit } from "../../audit-log/audit-store.ts";
import type { Runtime } from "../../runtime.ts";

/** Records in the audit log what somebody did with a post. */
export async function recordEdit(
	db: Db,
	runtime: Runtime,
	{ actor, action, postId, title }: { actor: Actor; action: AuditAction; postId: string; title: string },
): Promise<void> {
	const subject = { kind: "post", id: postId };
	await db
		.transaction()
		.execute((tx) => recordAudit(tx, runtime, { actor, action, subject, detail: { title } }));
}
