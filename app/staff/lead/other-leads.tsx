import { Link } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import { NearDate } from "../../ui/near-date/near-date.tsx";
import type { LeadView } from "./lead-view.server.ts";

type Props = { others: LeadView["others"]; words: StaffText["lead"]["others"]; leadsPath: string };

export function OtherLeads({ others: { rows, all, search }, words: text, leadsPath }: Props) {
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
