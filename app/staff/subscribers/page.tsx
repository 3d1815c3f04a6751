import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { readSubscriberList } from "../../../domain/blog/subscribers/subscriber-list.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { ListPage } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, language, searchParams, to, text } = staffRequest(request, context);
	const { subscribers: words, editor } = blogAdmin[language];
	const before = readCursor(searchParams.get("before") ?? "") ?? undefined;
	const { subscribers, counts, next } = await readSubscriberList(db, before);
	return {
		text,
		words,
		csv: to("/subscribers.csv"),
		counts: counts.map(({ state, language: reads, people }) =>
			fillBlanks(words.counts, {
				state: words.states[state],
				language: editor.languages[reads],
				count: people,
			}),
		),
		next: next && `${to("/subscribers")}?before=${writeCursor(next)}`,
		subscribers: subscribers.map(({ id, email, state, language: reads, createdAt }) => ({
			id,
			email,
			state,
			reads: editor.languages[reads],
			at: momentText(createdAt, language),
		})),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.screens.subscribers }];

const looks = { asked: "tag sol", confirmed: "tag tag-ok", cancelled: "tag" };

export default function Subscribers({ loaderData }: Route.ComponentProps) {
	const { text, words, counts, subscribers, next, csv } = loaderData;
	return (
		<ListPage
			title={text.screens.subscribers}
			text={text}
			empty={subscribers.length === 0 && text.nothing.subscribers}
			next={next}
			tools={
				<div className="row">
					{counts.map((count) => (
						<span key={count} className="tag">
							{count}
						</span>
					))}
					<ButtonLink look="small quiet" href={csv}>
						{words.export}
					</ButtonLink>
				</div>
			}
		>
			<ul className="panel screen-list">
				{subscribers.map(({ id, email, state, reads, at }) => (
					<li key={id}>
						<div>
							<h2 className="screen-item">{email}</h2>
							<p className="small quiet">{`${at} · ${reads}`}</p>
						</div>
						<p className={looks[state]}>{words.states[state]}</p>
					</li>
				))}
			</ul>
		</ListPage>
	);
}
