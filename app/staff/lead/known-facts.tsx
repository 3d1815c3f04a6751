import type { StaffText } from "../../../content/staff/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import type { LeadView } from "./lead-view.server.ts";

type Props = { lead: LeadView; text: StaffText["lead"]; conversation: string | null };

export function KnownFacts({ lead, text, conversation }: Props) {
	return (
		<section className="panel lead-part" aria-labelledby="known">
			<h2 id="known">{text.known}</h2>
			<dl className="lead-facts">
				{lead.known.map(({ name, value, href }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>
							{href ? <a href={href}>{value}</a> : (value ?? <span className="quiet">{text.missing}</span>)}
						</dd>
					</div>
				))}
			</dl>
			{lead.message && (
				<p>
					<b>{text.message}:</b> {lead.message}
				</p>
			)}
			{conversation && (
				<p>
					<ButtonLink look="small outline" href={conversation}>
						{text.conversation}
					</ButtonLink>
				</p>
			)}
		</section>
	);
}
