import { Link } from "react-router";
import { readAuditLog } from "../../../domain/accounts/audit-log.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { ListPage } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, language, searchParams, to, text } = staffRequest(request, context);
	const before = readCursor(searchParams.get("before") ?? "") ?? undefined;
	const { entries, next } = await readAuditLog(db, before);
	return {
		text,
		next: next && `${to("/audit")}?before=${writeCursor(next)}`,
		entries: entries.map(({ id, at, actor, action, subject, detail }) => ({
			id,
			what: `${actor.name} ${text.audit.actions[action] ?? action}`,
			detail: [...Object.values(detail), subject.id].filter(Boolean).join(" · "),
			lead: subject.kind === "lead" ? to(`/leads/${encodeURIComponent(subject.id)}`) : null,
			at: momentText(at, language),
		})),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.screens.audit }];

export default function Audit({ loaderData }: Route.ComponentProps) {
	const { text, entries, next } = loaderData;
	return (
		<ListPage title={text.screens.audit} text={text} empty={entries.length === 0} next={next}>
			<ul className="panel screen-list">
				{entries.map(({ id, what, detail, lead, at }) => (
					<li key={id}>
						<div>
							<h2 className="screen-item">{lead ? <Link to={lead}>{what}</Link> : what}</h2>
							<p className="small quiet">{detail}</p>
						</div>
						<p className="small quiet">{at}</p>
					</li>
				))}
			</ul>
		</ListPage>
	);
}
