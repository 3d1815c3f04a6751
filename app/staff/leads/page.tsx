import { Form, Link } from "react-router";
import { leadLabels } from "../../../content/leads/labels.ts";
import { isStatus, leadScale, leadSources } from "../../../domain/leads/lead.ts";
import { listLeads } from "../../../domain/leads/lead-store.ts";
import { revokedAmong } from "../../../domain/privacy/revocation-store.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { ListPage } from "../list-page.tsx";
import { staffRoom } from "../staff-room.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";

const perPage = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, language, searchParams, to, text } = staffRoom(request, context);
	const given = (name: string) => cleanText(searchParams.get(name) ?? "").trim();
	const search = given("q").slice(0, 100);
	const status = isStatus(given("status")) ? given("status") : "";
	const source = leadSources.find((known) => known === given("source"));
	const after = readCursor(given("after")) ?? undefined;
	const { leads, next } = await listLeads(db, {
		...{ limit: perPage, search, source, after, status: isStatus(status) ? status : undefined },
	});
	const { statuses } = leadLabels[language];
	const revoked = await revokedAmong(
		db,
		leads.map(({ id }) => id),
	);
	const query = new URLSearchParams({ q: search, status, source: source ?? "" });
	const exported = `${to("/leads.csv")}?${query}`;
	if (next) query.set("after", writeCursor(next));
	return {
		...{ text, search, status, source: source ?? "", exported, path: to("/leads") },
		statuses: Object.keys(leadScale).flatMap((id) => (isStatus(id) ? [{ id, label: statuses[id] }] : [])),
		sources: leadSources.map((id) => ({ id, label: text.leads.sources[id] })),
		next: next && `${to("/leads")}?${query}`,
		leads: leads.map((lead) => ({
			id: lead.id,
			path: to(`/leads/${encodeURIComponent(lead.id)}`),
			name: lead.name ?? text.leads.nameless,
			score: lead.score,
			withdrawn: revoked.has(lead.id) ? text.leads.withdrawn : null,
			about: [lead.company, statuses[lead.status]].filter(Boolean).join(" · "),
			source: text.leads.sources[lead.source],
			at: momentText(lead.createdAt, language),
		})),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.rooms.leads }];

export default function Leads({ loaderData }: Route.ComponentProps) {
	const { text, leads, next, path, exported } = loaderData;
	return (
		<ListPage
			title={text.rooms.leads}
			text={text}
			empty={leads.length === 0}
			narrowed={Boolean(loaderData.search || loaderData.status || loaderData.source)}
			next={next}
			tools={
				<search className="leads-search">
					<Form action={path} className="leads-tools">
						<input
							type="search"
							name="q"
							defaultValue={loaderData.search}
							placeholder={text.leads.search}
							aria-label={text.search}
						/>
						<Choice
							name="status"
							label={text.leads.status}
							all={text.all}
							value={loaderData.status}
							options={loaderData.statuses}
						/>
						<Choice
							name="source"
							label={text.leads.source}
							all={text.all}
							value={loaderData.source}
							options={loaderData.sources}
						/>
						<Button type="submit" look="small">
							{text.search}
						</Button>
						<ButtonLink look="small outline" href={exported}>
							{text.leads.export}
						</ButtonLink>
					</Form>
				</search>
			}
		>
			<ul className="panel leads-list">
				{leads.map(({ id, path, name, score, about, source, at, withdrawn }) => (
					<li key={id}>
						<Link to={path}>
							<span className="leads-score" data-score={score}>
								{score}
							</span>
							<b>{name}</b>
							<span className="small quiet">{at}</span>
							<span className="small quiet leads-about">
								{withdrawn && <span className="tag tag-problem">{withdrawn}</span>}
								{about} · {source}
							</span>
						</Link>
					</li>
				))}
			</ul>
		</ListPage>
	);
}

type ChoiceProps = {
	name: string;
	label: string;
	all: string;
	value: string;
	options: readonly { id: string; label: string }[];
};

function Choice({ name, label, all, value, options }: ChoiceProps) {
	return (
		<select name={name} aria-label={label} defaultValue={value}>
			<option value="">
				{label}: {all}
			</option>
			{options.map(({ id, label }) => (
				<option key={id} value={id}>
					{label}
				</option>
			))}
		</select>
	);
}
