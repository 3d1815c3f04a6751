import { asciiEmail } from "../../contact/email.ts";
import { exportedPhone } from "../../contact/phone.ts";
import type { Lead } from "../../leads/lead.ts";

/** Converts a lead to the contact properties that every HubSpot account has. Leaves out unknown facts. */
export function propertiesOf(lead: Lead & { email: string }): Record<string, string> {
	const [firstname = "", ...rest] = (lead.name ?? "").split(" ");
	const message = [lead.need, lead.message].filter(Boolean).join("\n\n");
	const all = {
		email: asciiEmail(lead.email),
		firstname,
		lastname: rest.join(" "),
		phone: lead.phone ? exportedPhone(lead.phone) : "",
		company: lead.company ?? "",
		message,
	};
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}
