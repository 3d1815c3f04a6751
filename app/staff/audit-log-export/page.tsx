import { exportAuditLog } from "../../../domain/audit-log/audit-log.ts";
import {
	actorText,
	auditFilter,
	detailText,
	readAuditQuery,
	subjectText,
} from "../audit-log/audit-view.server.ts";
import { csvResponse } from "../csv-response.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

const columns = ["at", "actor", "action", "subject", "subjectId", "detail"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, actor, language, searchParams, text } = staffRequest(request, context);
	const filter = auditFilter(readAuditQuery(searchParams));
	const entries = await exportAuditLog(db, services.runtime, actor, filter);
	return csvResponse(language, "audit.csv", columns, entries, (entry) => ({
		at: entry.at,
		actor: actorText(entry.actor, text),
		action: text.auditLog.actions[entry.action] ?? entry.action,
		subject: subjectText(entry, text),
		subjectId: subjectText(entry, text) && entry.subject.id,
		detail: detailText(entry, text),
	}));
}
