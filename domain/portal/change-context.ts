import type { AuditAction } from "../../shared/audit-action.ts";
export type ChangeContext = {
	clientId: string;
	author: string;
	/** ISO 8601, UTC. */
	now: string;
	today: string;
};

export type ChangeRecord = { action: AuditAction; detail: Record<string, string> };
