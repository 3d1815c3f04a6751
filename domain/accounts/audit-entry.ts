import type { AuditAction } from "../../shared/audit-action.ts";

/** Who acted: a staff account, or the operator at the command line (no id). */
export type Actor = { id: string | null; name: string };

export type AuditEntry = {
	id: string;
	/** ISO 8601, UTC. */
	at: string;
	actor: Actor;
	action: AuditAction;
	subject: { kind: string; id: string };
	detail: Record<string, string>;
};
