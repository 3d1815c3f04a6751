import type { ReactNode } from "react";
import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { AskFirst } from "../../ui/ask-first/ask-first.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { FileField, pictureFiles } from "../../ui/form/file-field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Mailing } from "../post-mailing/mailing.tsx";
import type { editorData } from "./editor-data.server.ts";

/** The id of the form in which a post is written. */
export const editorId = "post-editor";

type Props = {
	post: Awaited<ReturnType<typeof editorData>>;
	form: FormState;
	text: BlogRoomsText;
	path: string;
	paths: { download: string; twin: string; mailing: string; mailingScript: string };
};

/** What is done with a post beside writing it: its fields and buttons are the editor's own, so that nothing typed is lost. */
export function EditorSide({ post, form, text, path, paths }: Props) {
	const words = text.editor;
	const { actions, careful } = words;
	const press = (what: string, send: string) => (
		<p>
			<Button type="submit" look="small outline" form={editorId} name="what" value={what}>
				{send}
			</Button>
		</p>
	);
	return (
		<aside className="post-side">
			<Panel id="twin" title={words.twin}>
				<p>
					<a href={paths.twin}>{post.twin ? post.twin.title || "—" : actions.twin}</a>
				</p>
				{post.twin?.stale && <p className="tag tag-problem">{text.list.stale}</p>}
				<p className="row">
					<ButtonLink look="small outline" href={paths.download}>
						{actions.download}
					</ButtonLink>
					{post.readerPath && (
						<ButtonLink look="small outline" href={post.readerPath}>
							{words.reader}
						</ButtonLink>
					)}
				</p>
				{post.isPublic && press("unpublish", actions.unpublish)}
				{post.isLive && (
					<AskFirst what={actions.mail} ask={careful.mail.text.replace("{count}", String(post.readers))}>
						{press("mail", careful.mail.send)}
					</AskFirst>
				)}
				{post.mailing && (
					<>
						<Mailing
							{...{ progress: post.mailing, label: text.mailing.title }}
							path={paths.mailing}
							script={paths.mailingScript}
						/>
						<p>
							<a href={paths.mailing}>{text.mailing.follow}</a>
						</p>
					</>
				)}
			</Panel>
			<Panel id="cover" title={words.cover}>
				{post.cover && <img src={post.cover.src} alt={post.cover.alt} width={320} />}
				<FileField
					{...{ id: "picture", name: "picture", label: words.coverFile, hint: words.coverHint }}
					accept={pictureFiles}
					sentWith={editorId}
				/>
				<TextField {...{ form, name: "alt", id: "post-alt", label: words.coverAlt }} sentWith={editorId} />
				{press("cover", actions.cover)}
				{post.cover && press("remove-cover", actions.removeCover)}
			</Panel>
			<Panel id="upload" title={actions.upload}>
				<FileField
					{...{ id: "file", name: "file", label: words.upload, hint: words.uploadHint }}
					accept=".md"
					sentWith={editorId}
				/>
				{press("upload", actions.upload)}
			</Panel>
			{post.versions.length > 0 && (
				<Panel id="versions" title={words.versions}>
					<ol className="room-list">
						{post.versions.map(({ id, label }, index) => (
							<li key={id}>
								<div className="small">
									<a href={`${path}?version=${encodeURIComponent(id)}`}>{label}</a>
								</div>
								{index > 0 && press(`restore:${id}`, actions.restore)}
							</li>
						))}
					</ol>
					{post.older && (
						<p>
							<a href={`${path}?versions=${post.older}#versions`}>{words.older}</a>
						</p>
					)}
				</Panel>
			)}
			<section className="panel">
				<AskFirst what={actions.delete} ask={careful.delete.text}>
					<ShortForm
						{...{ action: path, failure: null, send: careful.delete.send, values: { what: "delete" } }}
						look="small outline"
					/>
				</AskFirst>
			</section>
		</aside>
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
