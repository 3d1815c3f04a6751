import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { AskFirst } from "../../ui/ask-first/ask-first.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Mailing } from "../post-mailing/mailing.tsx";
import type { EditorData } from "./editor-data.server.ts";
import { EditorButton } from "./editor-frame.tsx";
import type { PostDraft } from "./use-post-draft.ts";

/** Addresses of the post, of the list of posts, of the post in the other language, and of its newsletter. */
export type EditorPaths = { post: string; drafts: string; twin: string; mailing: string };

type Props = { draft: PostDraft; post: EditorData; text: BlogAdminText; paths: EditorPaths };

export function EditorReaders({ draft, post, text, paths }: Props) {
	const words = text.editor;
	const { actions, careful } = words;
	return (
		<>
			<p>
				<a href={paths.twin}>{post.twin ? post.twin.title || "—" : actions.twin}</a>
			</p>
			{post.twin?.isStale && <p className="tag tag-problem">{text.list.stale}</p>}
			<p className="row">
				<ButtonLink look="small outline" href={`${draft.place.path}/post.md`} onClick={draft.keepThenOpen}>
					{actions.download}
				</ButtonLink>
				{post.readerPath && (
					<ButtonLink look="small outline" href={post.readerPath}>
						{words.reader}
					</ButtonLink>
				)}
			</p>
			{post.isPublic && <EditorButton intent="unpublish" send={actions.unpublish} />}
			{post.isLive && (
				<AskFirst words={careful.mail} blanks={{ count: post.readers }}>
					<EditorButton intent="mail" send={careful.mail.send} />
				</AskFirst>
			)}
			{post.mailing && (
				<>
					<Mailing progress={post.mailing} label={text.mailing.title} source={`${paths.mailing}/progress`} />
					<p>
						<a href={paths.mailing}>{text.mailing.follow}</a>
					</p>
				</>
			)}
		</>
	);
}
