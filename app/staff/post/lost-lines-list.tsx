import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { LostLines } from "./lost-lines.server.ts";

type Props = { lines: LostLines; words: BlogAdminText["lost"] };

export function LostLinesList({ lines: { lines, more }, words }: Props) {
	if (lines.length === 0) return null;
	return (
		<>
			<p>{words.lines}</p>
			<ul>
				{lines.map(({ line, text }) => (
					<li key={line}>{fillBlanks(words.line, { line, text })}</li>
				))}
				{more > 0 && <li>{fillBlanks(words.more, { count: more })}</li>}
			</ul>
		</>
	);
}
