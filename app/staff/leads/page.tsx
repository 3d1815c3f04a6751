import { Link } from "react-router";
import { leadLabels } from "../../../content/leads/labels.ts";
import { nearMoment } from "../../../content/near-moment.ts";
import { readLeadList } from "../../../domain/leads/lead-list.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { leadSources, leadStatuses } from "../../../shared/lead.ts";
import { NearDate } from "../../ui/near-date/near-date.tsx";
import { ListChoice, ListPage, ListSearch } from "../list-page.tsx";
import { requestsText } from "../requests-text.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { leadFilter } from "./lead-filter.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRequest(request, context);
	const filter = leadFilter(searchParams);
	const { search, status = "", source = "" } = filter;
	const after = readCursor(cleanText(searchParams.get("after") ?? "")) ?? undefined;
	const { leads, next } = await readLeadList(db, { ...filter, after });
	const { statuses } = leadLabels[language];
	const query = new URLSearchParams({ q: search, status, source });
	const exported = `${to("/leads.csv")}?${query}`;
	if (next) query.set("after", writeCursor(next));
	return {
		text,
		search,
		status,
		source,
		exported,
		path: to("/leads"),
		statuses: leadStatuses.map((id) => ({ id, label: statuses[id] })),
		sources: leadSources.map((id) => ({ id, label: text.leads.sources[id] })),
		next: next && `${to("/leads")}?${query}`,
		leads: leads.map((lead) => ({
			id: lead.id,
			path: to(`/leads/${encodeURIComponent(lead.id)}`),
			name: lead.name ?? text.leads.nameless,
			score: lead.score,
			revoked: lead.revoked ? text.leads.revoked : null,
			about: [
				lead.company,
				statuses[lead.status],
				text.leads.sources[lead.source],
				requestsText(lead.sameEmailCount, language),
			]
				.filter(Boolean)
				.join("\u00a0· "),
			at: nearMoment(lead.createdAt, services.runtime.now(), language),
		})),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.screens.leads }];

export default function Leads({ loaderData }: Route.ComponentProps) {
	const { text, leads, next, search, status, source } = loaderData;
	return (
		<ListPage
			title={text.screens.leads}
			text={text}
			empty={leads.length === 0 && text.nothing.leads}
			narrowed={Boolean(search || status || source)}
			next={next}
			tools={<LeadSearch {...loaderData} />}
		>
			<ul className="panel leads-list">
				{leads.map(({ id, path, name, score, about, at, revoked }) => (
					<li key={id}>
						<Link to={path}>
							<span className="leads-score" data-score={score}>
								{score}
							</span>
							<b>{name}</b>
							<span className="small quiet">
								<NearDate at={at} />
							</span>
							<span className="small quiet leads-about">
								{revoked && <span className="tag tag-problem">{revoked}</span>}
								<span>{about}</span>
							</span>
						</Link>
					</li>
				))}
			</ul>
		</ListPage>
	);
}

type Loaded = Route.ComponentProps["loaderData"];

function LeadSearch({ text, path, exported, search, status, source, statuses, sources }: Loaded) {
	const { leads, all } = text;
	return (
		<ListSearch
			path={path}
			send={text.search}
			field={{ typed: search, label: text.search, hint: leads.search }}
			exported={{ path: exported, label: leads.export }}
		>
			<ListChoice name="status" label={leads.status} all={all} value={status} options={statuses} />
			<ListChoice name="source" label={leads.source} all={all} value={source} options={sources} />
		</ListSearch>
	);
}
