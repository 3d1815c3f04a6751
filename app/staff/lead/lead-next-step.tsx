import type { StaffText } from "../../../content/staff/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import type { LeadView } from "./lead-view.server.ts";

export function LeadNextStep({ lead, text }: { lead: LeadView; text: StaffText["lead"]["now"] }) {
	const phone = lead.known.find(({ href }) => href?.startsWith("tel:"));
	const email = lead.known.find(({ href }) => href?.startsWith("mailto:"));
	return (
		<section className="lead-now noche" aria-label={text.label}>
			<p className="lead-now-what">{lead.next}</p>
			{(phone || email) && (
				<p className="row">
					{phone && (
						<ButtonLink look="sun" href={phone.href}>
							{text.call.replace("{phone}", phone.value ?? "")}
						</ButtonLink>
					)}
					{email && (
						<ButtonLink look="outline" href={email.href}>
							{text.write}
						</ButtonLink>
					)}
				</p>
			)}
		</section>
	);
}
