import { redirect } from "react-router";
import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { readDraft, readOriginal } from "../../../domain/blog/editing/read-editor.ts";
import { otherLanguage } from "../../../shared/language.ts";
import { refuse } from "../../forms/answer-intent.server.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { readStaffSubmission } from "../form/staff-form.server.ts";
import { createDraft, draftId } from "../post/create-draft.server.ts";
import { EditorActions } from "../post/editor-actions.tsx";
import { EditorFrame } from "../post/editor-frame.tsx";
import { EditorProblems } from "../post/editor-problems.tsx";
import { typedOf } from "../post/editor-submission.server.ts";
import { PostFields } from "../post/post-fields.tsx";
import { isShown, shown } from "../post/post-intents.server.ts";
import { usePostDraft } from "../post/use-post-draft.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export const handle = { takesFiles: true };

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, account, actor, language, searchParams, to } = staffRequest(request, context);
	const twin = searchParams.get("twin") ?? "";
	// The key stays in the address: whoever goes back after a save comes to what was saved, and makes no second post.
	const key = searchParams.get("key");
	if (!key) throw redirect(to(newPostPath(twin, services.runtime.newId())), 303);
	const kept = await readDraft(db, draftId(key, actor));
	if (kept) throw redirect(to(`/blog/${encodeURIComponent(kept.post.id)}`), 303);
	const read = await readOriginal(db, twin);
	const original = read?.original;
	const translation = read?.translation;
	const initialText: Record<string, string> = original
		? { category: original.category, author: original.author.name }
		: { author: account.name };
	return {
		language,
		initialText,
		words: blogAdmin[language],
		postLanguage: original ? otherLanguage(original.language) : language,
		path: to(newPostPath(original?.id ?? "", key)),
		draftsPath: to("/blog/drafts"),
		submissionKey: key,
		original: original && { id: original.id, title: original.title, content: original.content },
		/** The translation that another writer made in the meantime. */
		translation: translation && {
			title: translation.title || blogAdmin[language].list.untitled,
			path: to(`/blog/${encodeURIComponent(translation.id)}`),
		},
	};
}

function newPostPath(twin: string, key: string) {
	return `/blog/new?${new URLSearchParams({ ...(twin && { twin }), key })}`;
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readStaffSubmission(request, context);
	const { intent } = form;
	const created = await createDraft(form, { auto: false, isAnew: false });
	if (created.kind === "saved") {
		const path = form.to(`/blog/${encodeURIComponent(created.postId)}`);
		return redirect(path + (isShown(intent) ? shown[intent] : "?done=save"), 303);
	}
	const { problem, field, text, language } = created;
	const formError = blogAdmin[form.language].editor.problems[problem];
	const typed = { ...typedOf(text), language };
	return refuse(intent, { typed, fieldErrors: field ? { [field]: formError } : {}, formError });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.editor.new }];

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
	const { words, path, draftsPath, submissionKey, language, postLanguage, original, translation } =
		loaderData;
	const { editor } = words;
	const formError = translation ? editor.problems.twin : null;
	const form = actionData?.form ?? { ...emptyForm, typed: loaderData.initialText, formError };
	const draft = usePostDraft({
		place: { postId: null, path, base: null },
		draftsPath,
		view: null,
		isBesideTheirs: false,
	});
	return (
		<>
			<header className="screen-head">
				<div>
					<h1>{editor.new}</h1>
					<p className="intro quiet">{editor.savesFirst}</p>
				</div>
			</header>
			<EditorProblems form={form} words={editor} language={language}>
				{translation && (
					<p>
						<a href={translation.path} target="_blank" rel="noopener">
							{fillBlanks(editor.openTwin, { title: translation.title })}
						</a>
					</p>
				)}
			</EditorProblems>
			<div className="post-layout">
				<EditorFrame draft={draft}>
					<input type="hidden" name={submissionKeyName} value={submissionKey} />
					{original && (
						<details className="post-original">
							<summary>{`${editor.languages[postLanguage]} · ${original.title}`}</summary>
							<pre>{original.content}</pre>
							<input type="hidden" name="twin" value={original.id} />
							<input type="hidden" name="language" value={postLanguage} />
						</details>
					)}
					<PostFields
						form={form}
						words={editor}
						language={language}
						postLanguage={original ? null : (form.typed.language ?? postLanguage)}
					/>
				</EditorFrame>
				<div className="post-beside">
					<EditorActions draft={draft} words={editor} language={language} isNew />
				</div>
			</div>
		</>
	);
}
