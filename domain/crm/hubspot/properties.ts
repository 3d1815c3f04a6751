import type { Lead } from "../../leads/lead.ts";

/** The lead as HubSpot's own contact properties, those every account has; what is not known is left out. */
export function propertiesOf(lead: Lead & { email: string }): Record<string, string> {
	const [firstname = "", ...rest] = (lead.name ?? "").split(" ");
	const message = [lead.need, lead.message].filter(Boolean).join("\n\n");
	const all = {
		...{ email: lead.email, firstname, lastname: rest.join(" ") },
		...{ phone: lead.phone ?? "", company: lead.company ?? "", message },
	};
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}
