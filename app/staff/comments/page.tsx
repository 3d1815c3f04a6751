import { pathTo } from "../../../content/addresses.ts";
import { blogRooms } from "../../../content/blog-rooms/list.ts";
import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { commentStates } from "../../../domain/blog/comment.ts";
import { countWaiting, listComments } from "../../../domain/blog/comment-store.ts";
import { decisions, moderate } from "../../../domain/blog/moderate.ts";
import { findPost } from "../../../domain/blog/post-store.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { formText } from "../../forms/text-of.ts";
import { RouteLink } from "../../rooms/route-link.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { ListPage } from "../list-page.tsx";
import { doneAt, doneOf, notThere, staffRoom } from "../staff-room.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";

const perPage = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, language, searchParams, to, text } = staffRoom(request, context);
	const words = blogRooms[language].comments;
	const { state, before } = listed(searchParams);
	const [found, waiting] = await Promise.all([
		listComments(db, { state, limit: perPage, before }),
		countWaiting(db),
	]);
	const last = found.length === perPage ? found.at(-1) : undefined;
	const path = to("/comments");
	const posts = await Promise.all(found.map(({ postId }) => findPost(db, postId)));
	return {
		...{ text, words, state, here: to(addressOf(searchParams)), done: doneOf(searchParams, decisions) },
		states: commentStates.map((id) => ({
			...{ id, path: `${path}?state=${id}` },
			label: id === "waiting" ? `${words.states[id]} (${waiting})` : words.states[id],
		})),
		decisions: decisions
			.filter((decision) => !(decision === "approve" && state === "approved"))
			.filter((decision) => decision !== state)
			.map((id) => ({ id, label: words.decisions[id] })),
		next: last ? `${path}?state=${state}&before=${writeCursor({ at: last.createdAt, id: last.id })}` : null,
		comments: found.map(({ id, name, email, text, createdAt, parentId }, index) => {
			const post = posts[index];
			return {
				...{ id, text, who: `${name} · ${email}`, at: momentText(createdAt, language) },
				answers: parentId !== null,
				post: post && { title: post.title, path: pathTo("post", post.language, { slug: post.slug }) },
			};
		}),
	};
}

/** What of the comments is shown. */
function listed(searchParams: URLSearchParams) {
	const state = commentStates.find((known) => known === searchParams.get("state")) ?? "waiting";
	return { state, before: readCursor(searchParams.get("before") ?? "") ?? undefined };
}

/** Where the same comments are shown again. */
function addressOf(searchParams: URLSearchParams): string {
	const { state, before } = listed(searchParams);
	const query = new URLSearchParams({ state, ...(before && { before: writeCursor(before) }) });
	return `/comments?${query}`;
}

export async function action({ request, context }: Route.ActionArgs) {
	const { services, db, actor, searchParams, to } = staffRoom(request, context);
	const form = await request.formData().catch(() => new FormData());
	const id = formText(form, "comment");
	const decision = decisions.find((known) => known === formText(form, "what")) ?? notThere();
	const wasThere = await db.transaction().execute(async (tx) => {
		if (!(await moderate(tx, services.runtime, id, decision))) return false;
		const subject = { kind: "comment", id };
		await recordAudit(tx, services.runtime, { actor, action: `comment-${decision}`, subject });
		return true;
	});
	// Pressed twice, it is gone already.
	if (!wasThere && decision !== "delete") notThere();
	return doneAt(to(addressOf(searchParams)), decision);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.rooms.comments }];

export default function Comments({ loaderData }: Route.ComponentProps) {
	const { text, words, states, state, comments, decisions, next, here, done } = loaderData;
	return (
		<ListPage
			title={text.rooms.comments}
			text={text}
			empty={comments.length === 0}
			narrowed={state !== "waiting"}
			next={next}
			done={done && words.done[done]}
			tools={
				<nav className="row" aria-label={text.filter}>
					{states.map(({ id, label, path }) => (
						<RouteLink key={id} look={id === state ? "small" : "small outline"} to={path}>
							{label}
						</RouteLink>
					))}
				</nav>
			}
		>
			<ul className="panel room-list">
				{comments.map(({ id, who, text, at, answers, post }) => (
					<li key={id}>
						<div>
							<h2 className="room-item">{who}</h2>
							<p className="room-said">{text}</p>
							<p className="small quiet">
								{at}
								{answers && ` · ${words.answers}`}
								{post && (
									<>
										{" · "}
										<a href={post.path}>{post.title}</a>
									</>
								)}
							</p>
						</div>
						{decisions.map((decision) => (
							<ShortForm
								key={decision.id}
								action={here}
								failure={null}
								send={decision.label}
								look={decision.id === "approve" ? "small" : "small outline"}
								values={{ what: decision.id, comment: id }}
							/>
						))}
					</li>
				))}
			</ul>
		</ListPage>
	);
}
