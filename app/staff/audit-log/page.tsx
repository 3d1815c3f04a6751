import { Link } from "react-router";
import { readAccounts } from "../../../domain/accounts/read-accounts.ts";
import { readAuditLog } from "../../../domain/audit-log/audit-log.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import type { SelectOptions } from "../../ui/form/field.tsx";
import { ListChoice, ListPage, ListSearch } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";
import {
	actorText,
	auditFilter,
	detailText,
	readAuditQuery,
	subjectPath,
	subjectText,
	withoutAccount,
} from "./audit-view.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, language, searchParams, to, text } = staffRequest(request, context);
	const asked = readAuditQuery(searchParams);
	const before = readCursor(searchParams.get("before") ?? "") ?? undefined;
	const { entries, next } = await readAuditLog(db, auditFilter(asked), before);
	const query = new URLSearchParams(asked);
	const exported = `${to("/audit.csv")}?${query}`;
	if (next) query.set("before", writeCursor(next));
	const accounts = await readAccounts(db);
	const team = accounts.filter(({ kind }) => kind === "staff");
	const actions = Object.entries(text.auditLog.actions).map(([id, label]) => ({ id, label }));
	return {
		text,
		asked,
		exported,
		path: to("/audit"),
		next: next && `${to("/audit")}?${query}`,
		people: [
			...team.map(({ id, name, username }) => ({ id, label: `${name} (${username})` })),
			{ id: withoutAccount, label: text.auditLog.others },
		],
		actions: actions.toSorted((a, b) => a.label.localeCompare(b.label, language)),
		entries: entries.map((entry) => {
			const path = subjectPath(entry, accounts);
			return {
				id: entry.id,
				what: `${actorText(entry.actor, text)} ${text.auditLog.actions[entry.action] ?? entry.action}`,
				detail: [subjectText(entry, text), detailText(entry, text)].filter(Boolean).join(" · "),
				path: path && to(path),
				at: momentText(entry.at, language),
			};
		}),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData?.text.screens["audit-log"] },
];

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
	const { text, entries, next, asked } = loaderData;
	return (
		<ListPage
			title={text.screens["audit-log"]}
			text={text}
			empty={entries.length === 0 && text.nothing["audit-log"]}
			narrowed={Object.values(asked).some(Boolean)}
			next={next}
			tools={<AuditSearch {...loaderData} />}
		>
			<ul className="panel screen-list">
				{entries.map(({ id, what, detail, path, at }) => (
					<li key={id}>
						<div>
							<h2 className="screen-item">{path ? <Link to={path}>{what}</Link> : what}</h2>
							<p className="small quiet">{detail}</p>
						</div>
						<p className="small quiet">{at}</p>
					</li>
				))}
			</ul>
		</ListPage>
	);
}

type Loaded = Route.ComponentProps["loaderData"];

function AuditSearch({ text, path, exported, asked, people, actions }: Loaded) {
	const words = text.auditLog;
	const choice = (name: "person" | "action", options: SelectOptions) => (
		<ListChoice name={name} label={words[name]} all={text.all} value={asked[name]} options={options} />
	);
	const day = (name: "from" | "to") => (
		<label className="list-day">
			<span className="small quiet">{words[name]}</span>
			<input type="date" name={name} defaultValue={asked[name]} />
		</label>
	);
	return (
		<ListSearch
			path={path}
			send={text.filter}
			look="small"
			exported={{ path: exported, label: words.export }}
		>
			{choice("person", people)}
			{choice("action", actions)}
			{day("from")}
			{day("to")}
		</ListSearch>
	);
}
