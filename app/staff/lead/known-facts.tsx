import type { StaffText } from "../../../content/staff/schema.ts";
import { BreakAfterAt } from "../../ui/unbroken/unbroken.tsx";
import type { LeadView } from "./lead-view.server.ts";

type Props = { lead: LeadView; text: StaffText["lead"] };

export function KnownFacts({ lead, text }: Props) {
	return (
		<section className="panel lead-part lead-known" aria-labelledby="known">
			<div>
				<h2 id="known">{text.known}</h2>
				<p className="small quiet">{lead.factsFrom}</p>
			</div>
			<dl className="lead-facts">
				{lead.known.map(({ name, value, href }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>
							<Fact value={value} href={href} missing={text.missing} />
						</dd>
					</div>
				))}
			</dl>
			{lead.message && (
				<p>
					<b>{text.message}:</b> <span lang={lead.language}>{lead.message}</span>
				</p>
			)}
		</section>
	);
}

type FactProps = { value: string | null; href?: string; missing: string };

function Fact({ value, href, missing }: FactProps) {
	if (!value) return <span className="quiet">{missing}</span>;
	const shown = <BreakAfterAt>{value}</BreakAfterAt>;
	return href ? <a href={href}>{shown}</a> : shown;
}
