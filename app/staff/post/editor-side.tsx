import type { ReactNode } from "react";
import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { otherLanguage } from "../../../shared/language.ts";
import type { FormState } from "../../forms/form-state.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { FileField, pictureFiles } from "../../ui/form/file-field.tsx";
import { Dated } from "../../ui/near-date/near-date.tsx";
import type { EditorData } from "./editor-data.server.ts";
import { EditorButton, editorId } from "./editor-frame.tsx";
import { type EditorPaths, EditorReaders } from "./editor-readers.tsx";
import type { PostDraft } from "./use-post-draft.ts";

type Props = {
	draft: PostDraft;
	post: EditorData;
	form: FormState;
	text: BlogAdminText;
	paths: EditorPaths;
};

/** The side panels of the editor. Their fields and buttons belong to the editor's form, so that no typed text is lost. */
export function EditorSide({ draft, post, form, text, paths }: Props) {
	const words = text.editor;
	const { actions, careful } = words;
	return (
		<aside className="post-side">
			<Panel id="twin" title={words.twin[otherLanguage(post.language)]}>
				<p>
					<a href={paths.twin}>{post.twin ? post.twin.title || "—" : actions.twin}</a>
				</p>
				{post.twin?.isStale && <p className="tag tag-problem">{text.list.stale}</p>}
			</Panel>
			{(post.isPublic || post.mailing) && (
				<Panel id="readers" title={words.readers}>
					<EditorReaders post={post} text={text} paths={paths} />
				</Panel>
			)}
			<Panel id="cover" title={words.cover}>
				{post.cover && <img src={post.cover.src} alt={post.cover.alt} width={320} />}
				<FileField
					id="post-picture"
					name="picture"
					label={words.coverFile}
					hint={words.coverHint}
					accept={pictureFiles}
					sentWith={editorId}
					error={form.fieldErrors.picture}
				/>
				<TextField form={form} name="alt" id="post-alt" label={words.coverAlt} sentWith={editorId} />
				<EditorButton intent="cover" send={actions.cover} />
				{post.cover && <EditorButton intent="remove-cover" send={actions.removeCover} />}
			</Panel>
			<FilePanel draft={draft} words={words} />
			{post.versions.length > 0 && (
				<Panel id="versions" title={words.versions}>
					<EditorVersions post={post} words={words} path={paths.post} />
				</Panel>
			)}
			<section className="panel">
				<AskFirstForm
					words={careful.delete}
					action={draft.place.path}
					hiddenFields={{ intent: "delete" }}
					look="small outline"
				/>
			</section>
		</aside>
	);
}

type FilePanelProps = { draft: PostDraft; words: BlogAdminText["editor"] };

function FilePanel({ draft, words }: FilePanelProps) {
	const { actions } = words;
	return (
		<Panel id="upload" title={words.file}>
			<p>
				<ButtonLink look="small outline" href={`${draft.place.path}/post.md`} onClick={draft.keepThenOpen}>
					{actions.download}
				</ButtonLink>
			</p>
			<FileField
				id="file"
				name="file"
				label={words.upload}
				hint={words.uploadHint}
				accept=".md"
				sentWith={editorId}
			/>
			<EditorButton intent="upload" send={actions.upload} />
		</Panel>
	);
}

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section className="panel" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}

type EditorVersionsProps = { post: EditorData; words: BlogAdminText["editor"]; path: string };

function EditorVersions({ post: { versions, older }, words, path }: EditorVersionsProps) {
	return (
		<>
			<ol className="screen-list">
				{versions.map(({ id, label }, index) => (
					<li key={id}>
						<div className="small">
							<a href={`${path}?version=${encodeURIComponent(id)}`}>
								<Dated {...label} />
							</a>
						</div>
						{index > 0 && <EditorButton intent={`restore:${id}`} send={words.actions.restore} />}
					</li>
				))}
			</ol>
			{older && (
				<p>
					<a href={`${path}?versions=${older}#versions`}>{words.older}</a>
				</p>
			)}
		</>
	);
}
