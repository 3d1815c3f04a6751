import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import type { EditorData } from "./editor-data.server.ts";

export function EditorHead({ post, words }: { post: EditorData; words: BlogAdminText }) {
	const { editor } = words;
	return (
		<header className="screen-head">
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
	);
}
