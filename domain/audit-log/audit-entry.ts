import type { AuditAction } from "../../shared/audit-action.ts";

/** Who acted. Without an id: the operator at the command line, a program or a visitor. */
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

/** Kinds of subjects of exports, whose id is what was searched for. */
export const exportSubjectKinds = ["leads", "sign-ins", "subscribers", "audit"] as const;

/** The subject's id when nothing was searched for; it is nobody's name. */
export const noSearch = "all";

/** Builds the subject of an entry about an export. @param search the typed search; may be empty. */
export function exportSubject(kind: (typeof exportSubjectKinds)[number], search = ""): AuditEntry["subject"] {
	return { kind, id: search || noSearch };
}
