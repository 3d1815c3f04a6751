import { isStatus, leadSources } from "../../../domain/leads/lead.ts";
import type { LeadListFilter } from "../../../domain/leads/lead-list.ts";
import { cleanText } from "../../../http/clean-text.ts";

export function leadFilter(searchParams: URLSearchParams): LeadListFilter {
	const given = (name: string) => cleanText(searchParams.get(name) ?? "").trim();
	const status = given("status");
	return {
		search: given("q").slice(0, 100),
		status: isStatus(status) ? status : undefined,
		source: leadSources.find((known) => known === given("source")),
	};
}
