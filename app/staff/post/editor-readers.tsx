import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { AskFirst } from "../../ui/ask-first/ask-first.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Mailing } from "../post-mailing/mailing.tsx";
import type { EditorData } from "./editor-data.server.ts";
import { EditorButton } from "./editor-frame.tsx";

/** Addresses of the post, of the list of posts, of the post in the other language, and of its newsletter. */
export type EditorPaths = { post: string; drafts: string; twin: string; mailing: string };

type Props = { post: EditorData; text: BlogAdminText; paths: EditorPaths };

export function EditorReaders({ post, text, paths }: Props) {
	const words = text.editor;
	const { careful } = words;
	return (
		<>
			{post.readerPath && (
				<p>
					<ButtonLink look="small outline" href={post.readerPath}>
						{words.reader}
					</ButtonLink>
				</p>
			)}
			{post.isPublic && (
				<AskFirst words={careful.unpublish}>
					<EditorButton intent="unpublish" send={careful.unpublish.send} />
				</AskFirst>
			)}
			{post.isLive && (
				<AskFirst words={careful.mail} blanks={{ count: post.readers }}>
					{!post.isMailed && <p className="small alert sol">{words.unmailed}</p>}
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
