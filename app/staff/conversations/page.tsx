import { Form, Link } from "react-router";
import { readConversationList } from "../../../domain/conversations/conversation-list.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { RouteLink } from "../../signed-in/route-link.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ListPage } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRequest(request, context);
	const after = readCursor(searchParams.get("before") ?? "") ?? undefined;
	const search = cleanText(searchParams.get("q") ?? "")
		.trim()
		.slice(0, 100);
	const now = services.runtime.now();
	const { conversations, next } = await readConversationList(db, now, { search, after });
	const query = new URLSearchParams({ q: search });
	if (next) query.set("before", writeCursor(next));
	return {
		text,
		search,
		path: to("/conversations"),
		next: next && `${to("/conversations")}?${query}`,
		conversations: conversations.map(({ id, updatedAt, language: spoken, length, lead, person, live }) => ({
			id,
			path: to(`/conversations/${encodeURIComponent(id)}`),
			name: lead?.name ?? text.leads.nameless,
			about: [
				lead?.company,
				spoken.toUpperCase(),
				text.conversations.messages.replace("{count}", String(length)),
			]
				.filter(Boolean)
				.join(" · "),
			at: momentText(updatedAt, language),
			live: person
				? text.conversations.withPerson.replace("{person}", person)
				: live
					? text.conversations.live
					: null,
		})),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData?.text.screens.conversations },
];

export default function Conversations({ loaderData }: Route.ComponentProps) {
	const { text, path, conversations, next, search } = loaderData;
	return (
		<ListPage
			title={text.screens.conversations}
			tools={
				<div className="row">
					<search>
						<Form className="row" action={path}>
							<div className="field">
								<input
									type="search"
									name="q"
									defaultValue={search}
									aria-label={text.search}
									placeholder={text.conversations.search}
								/>
							</div>
							<Button type="submit" look="small outline">
								{text.search}
							</Button>
						</Form>
					</search>
					<RouteLink look="small outline" to={path}>
						{text.conversation.refresh}
					</RouteLink>
				</div>
			}
			text={text}
			narrowed={search !== ""}
			empty={conversations.length === 0}
			next={next}
		>
			<ul className="panel screen-list">
				{conversations.map(({ id, path, name, about, at, live }) => (
					<li key={id}>
						<div>
							<h2 className="screen-item">
								<Link to={path}>{name}</Link>
							</h2>
							<p className="small quiet">{about}</p>
							{live && <p className="tag small">{live}</p>}
						</div>
						<p className="small quiet">{at}</p>
					</li>
				))}
			</ul>
		</ListPage>
	);
}
