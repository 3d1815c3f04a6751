import { blogAdmin } from "../../../content/blog-admin/list.ts";
import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { readEditor, readVersion } from "../../../domain/blog/editing/read-editor.ts";
import { FilmPlayer } from "../../blog/film/film-player.tsx";
import { readOutcome } from "../../forms/answer-intent.server.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { notFound, staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { changePost } from "./change-post.server.ts";
import { Editor } from "./editor.tsx";
import { type EditorData, editorData, readView, versionsAtOnce } from "./editor-data.server.ts";
import { EditorProblems } from "./editor-problems.tsx";
import { extraFieldsInAddress, languageProblemInAddress } from "./extra-fields.server.ts";
import { lostInAddress } from "./lost-lines.server.ts";
import { LostLinesList } from "./lost-lines-list.tsx";
import { missingText } from "./missing-text.ts";
import { versionData } from "./version-data.server.ts";
import { OtherVersion, VersionView } from "./version-view.tsx";

export const handle = { takesFiles: true };

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, linkWay } = staffRequest(request, context);
	const words = blogAdmin[language];
	const versionCount = Number(searchParams.get("versions"));
	const versionsShown =
		versionCount > versionsAtOnce && versionCount <= 10_000 ? Math.floor(versionCount) : versionsAtOnce;
	const now = services.runtime.now();
	const content = (await readEditor(db, params.post, { now, versionsShown })) ?? notFound();
	const wanted = searchParams.get("version");
	const version = wanted === null ? null : ((await readVersion(db, params.post, wanted)) ?? notFound());
	const view = readView(searchParams.get("view") ?? searchParams.get("ver"));
	const pathOf = (id: string) => to(`/blog/${encodeURIComponent(id)}`);
	const path = pathOf(params.post);
	return {
		words,
		language,
		view,
		post: editorData(content, { language, words, view, versionsShown, isMailed: linkWay === "mail", now }),
		version: version && versionData(version, { language, words: words.editor, now }),
		product: services.settings.brand.product,
		done: readOutcome(searchParams, words.editor.done),
		lost: lostInAddress(searchParams),
		languageProblem: languageProblemInAddress(searchParams),
		extraFields: extraFieldsInAddress(searchParams),
		paths: {
			post: path,
			drafts: to("/blog/drafts"),
			mailing: `${path}/mailing`,
			twin: content.twin ? pathOf(content.twin.id) : to(`/blog/new?twin=${encodeURIComponent(params.post)}`),
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
	// The file comes by itself, also without scripts, and the page stays.
	...(loaderData?.done === "download"
		? [{ httpEquiv: "refresh", content: `0;url=${loaderData.paths.post}/post.md` }]
		: []),
];

export default function PostPage({ loaderData, actionData }: Route.ComponentProps) {
	const { words, language, post, version, product, view, extraFields, paths } = loaderData;
	const conflict = actionData?.shown;
	const form = actionData?.form ?? { ...emptyForm, typed: { ...post.typed, ...extraFields } };
	return (
		<>
			{/* A film may be written while the preview is shown. */}
			{(view === "preview" || version) && <FilmPlayer />}
			<EditorHead post={post} words={words} />
			{!actionData && <Done {...loaderData} />}
			<EditorProblems form={form} words={words.editor} language={language} />
			{conflict && <OtherVersion conflict={conflict} words={words.editor} />}
			{version && !actionData ? (
				<VersionView version={version} words={words.editor} product={product} path={paths.post} />
			) : (
				<Editor
					post={post}
					form={form}
					words={words}
					language={language}
					product={product}
					view={view}
					paths={paths}
					isBesideTheirs={Boolean(conflict)}
				/>
			)}
		</>
	);
}

type DoneProps = Pick<
	Route.ComponentProps["loaderData"],
	"done" | "languageProblem" | "lost" | "post" | "words"
>;

function Done({ done, languageProblem, lost, post, words }: DoneProps) {
	const { editor } = words;
	const isUpload = done === "upload";
	const more = isUpload ? [missingText(post.missing, words), lost.pictures && words.lost.pictures] : [];
	return (
		<>
			{done && (
				<div className="alert alert-done" role="status">
					<p>
						{[editor.done[done === "save" && post.isLive ? "save-live" : done], ...more]
							.filter(Boolean)
							.join(" ")}
					</p>
					{isUpload && <LostLinesList lines={lost.lines} words={words.lost} />}
				</div>
			)}
			{languageProblem && (
				<p className="alert alert-problem" role="status" id="language-stays">
					{editor.problems[languageProblem]}
				</p>
			)}
		</>
	);
}

function EditorHead({ post, words }: { post: EditorData; words: BlogAdminText }) {
	const { editor } = words;
	return (
		<header className="screen-head">
			<div>
				<h1>{post.typed.title || words.list.untitled}</h1>
				<p className="row">
					<span className={post.isLive ? "tag tag-ok" : "tag sol"}>{post.state}</span>
					<span className="tag">{editor.languages[post.language]}</span>
					{post.changed && <span className="tag sol">{editor.changed}</span>}
				</p>
			</div>
		</header>
	);
}
