import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import type { EditorState } from "./change-post.server.ts";

type Props = { theirs: NonNullable<EditorState["theirs"]>; words: BlogAdminText["editor"] };

/** What somebody else saved, as far as it differs: the writer's own text stays in the form below. */
export function OtherVersion({ theirs: { author, differences }, words }: Props) {
	return (
		<section className="panel post-theirs" aria-labelledby="theirs">
			<h2 id="theirs">{words.theirs.replace("{author}", author)}</h2>
			{differences.length === 0 && <p>{words.theirsSame}</p>}
			<dl>
				{differences.map(({ name, label, value, picture }) => (
					<div key={name}>
						<dt>{label}</dt>
						<dd>
							{picture && <img src={picture} alt="" width={160} />}
							{name === "content" ? <pre>{value || "—"}</pre> : value || (!picture && "—")}
						</dd>
					</div>
				))}
			</dl>
			<p className="own">
				{words.ownBelow} <a href="#post-content">{words.toOwn}</a>
			</p>
		</section>
	);
}
