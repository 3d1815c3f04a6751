import { blogRooms } from "../../../content/blog-rooms/list.ts";
import { findPost } from "../../../domain/blog/post-store.ts";
import { Article } from "../../blog/article/article.tsx";
import { FilmPlayer } from "../../blog/film/film-player.tsx";
import { emptyForm } from "../../forms/form-state.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { doneOf, notThere, staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";
import { asideOf, staysOf } from "./aside.server.ts";
import { changePost, postEnds } from "./change-post.server.ts";
import { DefaultButton } from "./default-button.tsx";
import { editorData, versionsAtOnce } from "./editor-data.server.ts";
import { EditorProblems } from "./editor-problems.tsx";
import { EditorSide, editorId } from "./editor-side.tsx";
import { EditorStatus } from "./editor-state.tsx";
import { Illustration } from "./illustration.tsx";
import { lostOf, lostText, missingText } from "./missing-text.ts";
import { PostFields } from "./post-fields.tsx";
import { OtherVersion } from "./theirs.tsx";
import { versionData } from "./version-data.server.ts";
import { VersionView } from "./version-view.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to } = staffRoom(request, context);
	const post = (await findPost(db, params.post)) ?? notThere();
	const words = blogRooms[language];
	const now = services.runtime.now();
	const path = to(`/blog/${encodeURIComponent(post.id)}`);
	const asked = Number(searchParams.get("versions"));
	const versionsShown = asked > versionsAtOnce && asked <= 10_000 ? Math.floor(asked) : versionsAtOnce;
	const found = await editorData({ db, post, now, language, words, versionsShown });
	const wanted = searchParams.get("version");
	const version =
		wanted === null ? null : await versionData({ db, post, id: wanted, language, words: words.editor });
	return {
		...{ words, language, path, post: found },
		version: wanted === null ? null : (version ?? notThere()),
		product: services.settings.brand.product,
		done: doneOf(searchParams, postEnds),
		lost: lostOf(searchParams),
		stays: staysOf(searchParams),
		view: searchParams.get("ver"),
		aside: asideOf(searchParams),
		paths: {
			download: `${path}/post.md`,
			script: to("/blog/editor.js"),
			mailing: `${path}/mailing`,
			mailingScript: to("/blog/mailing.js"),
			twin: to(
				found.twin
					? `/blog/${encodeURIComponent(found.twin.id)}`
					: `/blog/new?twin=${encodeURIComponent(post.id)}`,
			),
		},
	};
}

export async function action({ params, request, context }: Route.ActionArgs) {
	return changePost(request, context, params.post);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{
		title: `${loaderData?.post.typed.title || loaderData?.words.list.untitled} | ${loaderData?.words.title}`,
	},
];

export default function PostRoom({ loaderData, actionData }: Route.ComponentProps) {
	const { words, language, path, post, version, product, done, view, aside, paths } = loaderData;
	const { editor } = words;
	const form = actionData?.form ?? { ...emptyForm, typed: { ...post.typed, ...aside } };
	const { actions } = editor;
	const lacking = missingText(post.missing, words);
	const lost = lostText(loaderData.lost, words);
	const shown = view === "previa" ? post.shown : null;
	return (
		<>
			{/* A film may be written while the preview is shown. */}
			{(shown || version) && <FilmPlayer />}
			<header className="room-head">
				<div>
					<p className="lead quiet">{words.title}</p>
					<h1>{post.typed.title || words.list.untitled}</h1>
					<p className="row">
						<span className={post.isLive ? "tag tag-ok" : "tag sol"}>{post.state}</span>
						<span className="tag">{editor.languages[post.writes]}</span>
						{post.changed && <span className="tag sol">{editor.changed}</span>}
					</p>
				</div>
			</header>
			{done && !actionData && (
				<p className="alert alert-done" role="status">
					{[editor.done[done], ...(done === "upload" ? [lacking, lost] : [])].filter(Boolean).join(" ")}
				</p>
			)}
			{loaderData.stays && !actionData && (
				<p className="alert alert-problem" role="status" id="language-stays">
					{editor.problems[loaderData.stays]}
				</p>
			)}
			<EditorProblems form={form} words={editor} language={language} />
			{actionData?.theirs && <OtherVersion theirs={actionData.theirs} words={editor} />}
			{version && !actionData ? (
				<VersionView {...{ version, words: editor, writes: post.writes, product, path }} />
			) : (
				<div className={shown ? "post-desk post-desk-shown" : "post-desk"}>
					<form
						id={editorId}
						method="post"
						action={path}
						encType="multipart/form-data"
						className="panel post-editor"
						noValidate
					>
						<DefaultButton name="what" value="save">
							{actions.save}
						</DefaultButton>
						<input type="hidden" name="base" value={post.base} />
						<input type="hidden" name="caret" />
						{!post.mayChangeLanguage && <input type="hidden" name="language" value={post.writes} />}
						<PostFields
							{...{ form, words: editor, language }}
							writes={post.mayChangeLanguage ? (form.typed.language ?? post.writes) : null}
						/>
						<Illustration form={form} words={editor} />
						<div className="row">
							<TextField
								{...{ form, name: "at", id: "post-at", label: editor.at, hint: editor.atHint }}
								type="datetime-local"
							/>
							<Button type="submit" look="small outline" name="what" value="schedule">
								{actions.schedule}
							</Button>
						</div>
						<div className="post-actions">
							<EditorStatus words={editor} />
							<p className="row">
								<Button type="submit" name="what" value="save">
									{actions.save}
								</Button>
								<Button type="submit" look="outline" name="what" value="preview">
									{actions.preview}
								</Button>
								<Button type="submit" look="outline" name="what" value="json">
									{actions.json}
								</Button>
								<Button type="submit" look="sun" name="what" value="publish">
									{actions.publish}
								</Button>
							</p>
						</div>
					</form>
					{shown && (
						<section id="previa" className="panel post-shown" aria-label={editor.preview}>
							<Article
								post={shown.article}
								text={shown.text}
								language={post.writes}
								product={product}
								url={shown.article.path}
							/>
						</section>
					)}
					{view === "previa" && !shown && (
						<p id="previa" className="alert alert-problem">
							{editor.problems.tooDeep}
						</p>
					)}
					{view === "json" && post.shown && (
						<section id="json" className="panel post-shown" aria-labelledby="json-title">
							<h2 id="json-title">{editor.json}</h2>
							<textarea id="json-text" readOnly defaultValue={post.shown.json} aria-labelledby="json-title" />
							<p className="needs-script">
								<Button look="small" id="copy-json">
									{actions.copy}
								</Button>
							</p>
						</section>
					)}
					<EditorSide post={post} form={form} text={words} path={path} paths={paths} />
				</div>
			)}
			<script src={paths.script} defer />
		</>
	);
}
