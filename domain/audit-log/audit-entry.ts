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

/** Exports, whose subject is what was searched for instead of an id. */
export const exportKinds = ["leads", "sign-ins", "subscribers", "audit"] as const;

/** The subject's id when nothing was searched for; it is nobody's name. */
export const everything = "all";

/** Builds the subject of an entry about an export. @param search the typed search; empty: everything. */
export function exportSubject(kind: (typeof exportKinds)[number], search = ""): AuditEntry["subject"] {
	return { kind, id: search || everything };
}
