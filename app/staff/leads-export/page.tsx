import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { leadLabels } from "../../../content/leads/labels.ts";
import { spreadsheetPhone } from "../../../domain/contact/phone.ts";
import { exportLeads } from "../../../domain/leads/lead-list.ts";
import { industryName } from "../../../domain/leads/names.ts";
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
	const { services, db, actor, language, searchParams, text } = staffRequest(request, context);
	const leads = await exportLeads(db, services.runtime, actor, leadFilter(searchParams));
	const { statuses } = leadLabels[language];
	const { languages } = blogAdmin[language].editor;
	return csvResponse(language, "leads.csv", columns, leads, (lead) => ({
		...lead,
		status: statuses[lead.status],
		source: text.leads.sources[lead.source],
		language: languages[lead.language],
		industry: industryName(lead, language),
		phone: lead.phone && spreadsheetPhone(lead.phone),
	}));
}
