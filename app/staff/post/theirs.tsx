import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";
import type { EditorState } from "./change-post.server.ts";

type Props = { theirs: NonNullable<EditorState["theirs"]>; words: BlogRoomsText["editor"] };

/** What somebody else saved: the writer's own text stays in the form below. */
export function Theirs({ theirs: { author, title, content }, words }: Props) {
	return (
		<section className="panel post-theirs" aria-labelledby="theirs">
			<h2 id="theirs">{words.theirs.replace("{author}", author)}</h2>
			<p>
				<b>{title}</b>
			</p>
			<pre>{content}</pre>
		</section>
	);
}
