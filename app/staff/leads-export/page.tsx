import { exportLeads } from "../../../domain/leads/lead-list.ts";
import { factNames } from "../../../shared/lead.ts";
import { csvResponse } from "../csv-response.server.ts";
import { leadFilter } from "../leads/lead-filter.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

const columns = [
	"reference",
	"createdAt",
	"status",
	"score",
	"source",
	"language",
	...factNames,
	"message",
	"consentWithdrawnAt",
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, actor, language, searchParams } = staffRequest(request, context);
	const leads = await exportLeads(db, services.runtime, actor, leadFilter(searchParams));
	return csvResponse(language, "leads.csv", columns, leads);
}
