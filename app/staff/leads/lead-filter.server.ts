import type { LeadListFilter } from "../../../domain/leads/lead-list.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { leadSources, leadStatuses } from "../../../shared/lead.ts";

export function leadFilter(searchParams: URLSearchParams): LeadListFilter {
	const given = (name: string) => cleanText(searchParams.get(name) ?? "").trim();
	return {
		search: given("q").slice(0, 100),
		status: leadStatuses.find((known) => known === given("status")),
		source: leadSources.find((known) => known === given("source")),
	};
}
