import { Link } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import { NearDate } from "../../ui/near-date/near-date.tsx";
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

type OthersProps = { others: LeadView["others"]; words: StaffText["lead"]["others"]; leadsPath: string };

export function OtherLeads({ others: { rows, all, search }, words: text, leadsPath }: OthersProps) {
	if (rows.length === 0) return null;
	return (
		<section id="others" className="panel lead-part lead-others" aria-labelledby="others-title">
			<h2 id="others-title">{text.title}</h2>
			<ul>
				{rows.map(({ id, title, lang, about, at }) => (
					<li key={id}>
						<Link to={`${leadsPath}/${encodeURIComponent(id)}`} lang={lang}>
							{title}
						</Link>
						<p className="small quiet">
							{about} · <NearDate at={at} />
						</p>
					</li>
				))}
			</ul>
			{all && (
				<p>
					<Link to={leadsPath + search}>{all}</Link>
				</p>
			)}
		</section>
	);
}
