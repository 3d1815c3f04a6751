import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { nearMoment } from "../../../content/near-moment.ts";
import { categoryName } from "../../../domain/blog/posts/names.ts";
import { readPostList } from "../../../domain/blog/posts/post-list.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import type { PostState } from "../../../shared/blog.ts";
import { otherLanguage } from "../../../shared/language.ts";
import { outcomeText } from "../../forms/answer-intent.server.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { NearDate } from "../../ui/near-date/near-date.tsx";
import { ListPage, ListSearch } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRequest(request, context);
	const words = blogAdmin[language];
	const search = cleanText(searchParams.get("q") ?? "")
		.trim()
		.slice(0, 100);
	const before = readCursor(searchParams.get("before") ?? "") ?? undefined;
	const { posts, next } = await readPostList(db, { search, before });
	const now = services.runtime.now();
	const path = to("/blog");
	return {
		text,
		words,
		path,
		search,
		done: outcomeText(searchParams, { delete: words.list.deleted }),
		newPath: to("/blog/new"),
		importPath: to("/blog/import"),
		next: next && `${path}?q=${encodeURIComponent(search)}&before=${writeCursor(next)}`,
		posts: posts.map((post) => {
			const state: PostState = !post.publishedAt
				? "draft"
				: post.publishedAt > now.toISOString()
					? "scheduled"
					: "public";
			return {
				id: post.id,
				state,
				title: post.title || words.list.untitled,
				path: to(`/blog/${encodeURIComponent(post.id)}`),
				about: [
					words.editor.languages[post.language],
					categoryName(post.category, language),
					post.author.name,
					fillBlanks(post.views === 1 ? words.list.views.one : words.list.views.many, { count: post.views }),
				].join(" · "),
				at: nearMoment(post.publishedAt ?? post.updatedAt, now, language),
				flag: {
					missing: words.list.missing[otherLanguage(post.language)],
					stale: words.list.stale,
					current: null,
				}[post.translation],
			};
		}),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }];

const looks = { draft: "tag", scheduled: "tag sol", public: "tag tag-ok" };

export default function BlogList({ loaderData }: Route.ComponentProps) {
	const { text, words, posts, next, path, search, done, newPath, importPath } = loaderData;
	return (
		<ListPage
			title={words.title}
			text={text}
			empty={posts.length === 0 && text.nothing.blog}
			narrowed={search !== ""}
			next={next}
			done={done}
			tools={
				<>
					<p className="row">
						<ButtonLink look="small outline" href={importPath}>
							{words.list.import}
						</ButtonLink>
						<ButtonLink look="small" href={newPath}>
							{words.list.write}
						</ButtonLink>
					</p>
					<ListSearch
						path={path}
						send={text.search}
						field={{ typed: search, label: text.search, hint: words.list.search }}
					/>
				</>
			}
		>
			<ul className="panel screen-list">
				{posts.map(({ id, title, path, about, at, state, flag }) => (
					<li key={id}>
						<div>
							<h2 className="screen-item">
								<a href={path}>{title}</a>
							</h2>
							<p className="small quiet">
								{about} · <NearDate at={at} />
							</p>
						</div>
						{flag && <p className="tag tag-problem">{flag}</p>}
						<p className={looks[state]}>{words.list.states[state]}</p>
					</li>
				))}
			</ul>
		</ListPage>
	);
}
