import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { ConflictingSave } from "./save-typed.server.ts";

type Props = { conflict: ConflictingSave; words: BlogAdminText["editor"] };

/** Shows where the text saved by another writer differs. The writer's own text stays in the form below. */
export function OtherVersion({ conflict: { author, differences }, words }: Props) {
	return (
		<section className="panel post-conflict" aria-labelledby="conflict">
			<h2 id="conflict">{fillBlanks(words.theirs, { author })}</h2>
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
