import type { AuditEntry } from "./audit-entry.ts";

/** The id when all leads were listed; it is nobody's name. */
export const everyLead = "all";

/** Builds the subject of an entry about leads. @param search the typed search; empty: all leads. */
export function searchedLeads(search: string): AuditEntry["subject"] {
	return { kind: "leads", id: search || everyLead };
}
