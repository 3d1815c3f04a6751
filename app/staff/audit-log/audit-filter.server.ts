import { timeZone } from "../../../content/locale.ts";
import type { AuditFilter } from "../../../domain/audit-log/audit-log.ts";
import { momentAt } from "../../../domain/wall-clock.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { auditActions } from "../../../shared/audit-action.ts";

/** The choice for actors without an account. */
export const withoutAccount = "none";

/** What the address asks for. Days are those of Colombia. An action or a day that does not exist is no condition. */
export function readAuditQuery(searchParams: URLSearchParams) {
	const given = (name: string) => cleanText(searchParams.get(name) ?? "").slice(0, 80);
	return { person: given("person"), action: given("action"), from: given("from"), to: given("to") };
}

export function auditFilter({ person, action, from, to }: ReturnType<typeof readAuditQuery>): AuditFilter {
	const known = auditActions.find((one) => one === action);
	const since = startOf(from);
	const until = startOf(to);
	// A day later: the last day counts whole.
	until?.setUTCDate(until.getUTCDate() + 1);
	return {
		...(person && { actorId: person === withoutAccount ? null : person }),
		...(known && { action: known }),
		...(since && { from: since.toISOString() }),
		...(until && { until: until.toISOString() }),
	};
}

function startOf(day: string): Date | null {
	return momentAt(`${day}T00:00`, timeZone);
}
