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

/** The id when all leads were listed; it is nobody's name. */
export const everyLead = "all";

/** Builds the subject of an entry about leads. @param search the typed search; empty: all leads. */
export function searchedLeads(search: string): AuditEntry["subject"] {
	return { kind: "leads", id: search || everyLead };
}
