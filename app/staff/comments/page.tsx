import { pathTo } from "../../../content/addresses.ts";
import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { moderateComment } from "../../../domain/blog/comments/moderate-comment.ts";
import { readCommentList } from "../../../domain/blog/comments/read-comments.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { commentDecisions, commentStates } from "../../../shared/blog.ts";
import { outcomeText, redirectWith } from "../../forms/answer-intent.server.ts";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { readStaffSubmission } from "../form/staff-form.server.ts";
import { ListFilters, ListPage } from "../list-page.tsx";
import { notFound, staffRequest } from "../staff-request.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, language, searchParams, to, text } = staffRequest(request, context);
	const words = blogAdmin[language].comments;
	const { state, before } = listed(searchParams);
	const { comments, waiting, next } = await readCommentList(db, { state, before });
	const path = to("/comments");
	return {
		text,
		words,
		narrowed: state !== "waiting",
		here: to(addressOf(searchParams)),
		done: outcomeText(searchParams, words.done),
		filters: commentStates.map((id) => ({
			label: id === "waiting" ? `${words.states[id]} (${waiting})` : words.states[id],
			path: `${path}?state=${id}`,
			current: id === state,
		})),
		decisions: commentDecisions
			.filter((decision) => !(decision === "approve" && state === "approved"))
			.filter((decision) => decision !== state)
			.map((id) => ({ id, label: words.decisions[id] })),
		next: next && `${path}?state=${state}&before=${writeCursor(next)}`,
		comments: comments.map(({ id, name, email, text, createdAt, parentId, post }) => ({
			id,
			text,
			who: `${name} · ${email}`,
			at: momentText(createdAt, language),
			isReply: parentId !== null,
			post: post && { title: post.title, path: pathTo("post", post.language, { slug: post.slug }) },
		})),
	};
}

function listed(searchParams: URLSearchParams) {
	const state = commentStates.find((known) => known === searchParams.get("state")) ?? "waiting";
	return { state, before: readCursor(searchParams.get("before") ?? "") ?? undefined };
}

function addressOf(searchParams: URLSearchParams): string {
	const { state, before } = listed(searchParams);
	const query = new URLSearchParams({ state, ...(before && { before: writeCursor(before) }) });
	return `/comments?${query}`;
}

export async function action({ request, context }: Route.ActionArgs) {
	const { services, db, actor, searchParams, to, field, intent } = await readStaffSubmission(
		request,
		context,
	);
	const decision = commentDecisions.find((known) => known === intent) ?? notFound();
	const wasThere = await moderateComment(db, services.runtime, actor, { id: field("comment"), decision });
	// After a second press it is gone already.
	if (!wasThere && decision !== "delete") notFound();
	return redirectWith(to(addressOf(searchParams)), decision);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.screens.comments }];

export default function Comments({ loaderData }: Route.ComponentProps) {
	const { text, words, filters, narrowed, comments, decisions, next, here, done } = loaderData;
	return (
		<ListPage
			title={text.screens.comments}
			text={text}
			empty={comments.length === 0 && text.nothing.comments}
			narrowed={narrowed}
			next={next}
			done={done}
			tools={<ListFilters label={text.filter} links={filters} />}
		>
			<ul className="panel screen-list">
				{comments.map(({ id, who, text, at, isReply, post }) => (
					<li key={id}>
						<div>
							<h2 className="screen-item">{who}</h2>
							<p className="screen-message">{text}</p>
							<p className="small quiet">
								{at}
								{isReply && <span>{` · ${words.isReply}`}</span>}
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
								send={decision.label}
								look={decision.id === "approve" ? "small" : "small quiet"}
								hiddenFields={{ intent: decision.id, comment: id }}
							/>
						))}
					</li>
				))}
			</ul>
		</ListPage>
	);
}
