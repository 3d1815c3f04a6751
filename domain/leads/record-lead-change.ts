import type { Db, Tx } from "../../db/connect.ts";
import type { AuditAction } from "../../shared/audit-action.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import type { Runtime } from "../runtime.ts";
import type { Lead } from "./lead.ts";

export type LeadChangeContext = { db: Db; runtime: Runtime; actor: Actor; lead: Lead };

/** Records in the audit log which change somebody made to a lead. */
export function recordLeadChange(
	tx: Tx,
	{ runtime, actor, lead }: Omit<LeadChangeContext, "db">,
	action: AuditAction,
	detail: Record<string, string> = {},
): Promise<void> {
	return recordInAuditLog(tx, runtime, { actor, action, subject: { kind: "lead", id: lead.id }, detail });
}
