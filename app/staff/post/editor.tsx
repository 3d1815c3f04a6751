import { useRef, useState } from "react";
import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import type { Language } from "../../../shared/language.ts";
import type { FormState } from "../../forms/form-state.ts";
import { Button } from "../../ui/button/button.tsx";
import { EditorActions } from "./editor-actions.tsx";
import type { EditorData, EditorView } from "./editor-data.server.ts";
import { EditorForm } from "./editor-form.tsx";
import type { EditorPaths } from "./editor-readers.tsx";
import { EditorSide } from "./editor-side.tsx";
import { PostPreview } from "./post-preview.tsx";
import { usePostDraft } from "./use-post-draft.ts";

type Props = {
	post: EditorData;
	form: FormState;
	words: BlogAdminText;
	language: Language;
	product: string;
	view: EditorView;
	paths: EditorPaths;
	isBesideTheirs: boolean;
};

export function Editor({ post, form, words, language, product, view, paths, isBesideTheirs }: Props) {
	const draft = usePostDraft({
		place: { postId: post.id, path: paths.post, base: post.base },
		draftsPath: paths.drafts,
		view,
		isBesideTheirs,
	});
	const { editor } = words;
	const preview = view === "preview" ? (draft.preview ?? post.preview) : null;
	return (
		<div className={preview ? "post-layout post-layout-preview" : "post-layout"}>
			<EditorForm draft={draft} post={post} form={form} words={editor} language={language} />
			{preview && (
				<section id="preview" className="panel post-shown" aria-label={editor.preview}>
					<PostPreview preview={preview} product={product} />
				</section>
			)}
			{view === "preview" && !preview && (
				<p id="preview" className="alert alert-problem">
					{editor.problems.tooDeep}
				</p>
			)}
			{view === "json" && post.json && <PostJson json={post.json} words={editor} />}
			<div className="post-beside">
				<EditorActions
					draft={draft}
					words={editor}
					language={language}
					isLive={post.isLive}
					hasView={view !== null}
				/>
				<EditorSide draft={draft} post={post} form={form} text={words} paths={paths} />
			</div>
		</div>
	);
}

function PostJson({ json, words }: { json: string; words: BlogAdminText["editor"] }) {
	const field = useRef<HTMLTextAreaElement>(null);
	const [outcome, setOutcome] = useState("");
	const copy = async () => {
		field.current?.select();
		await navigator.clipboard.writeText(json).then(
			() => setOutcome(words.copied),
			() => setOutcome(words.problems.export),
		);
	};
	return (
		<section id="json" className="panel post-shown" aria-labelledby="json-title">
			<h2 id="json-title">{words.json}</h2>
			<textarea className="post-json" ref={field} readOnly defaultValue={json} aria-labelledby="json-title" />
			<p className="row needs-script">
				<Button look="small" onClick={copy}>
					{words.actions.copy}
				</Button>
				<span className="small" role="status">
					{outcome}
				</span>
			</p>
		</section>
	);
}
