import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { EditorButton } from "./editor-button.tsx";
import type { EditorData } from "./editor-data.server.ts";

type Props = { post: EditorData; words: BlogAdminText["editor"]; path: string };

export function EditorVersions({ post: { versions, older }, words, path }: Props) {
	return (
		<>
			<ol className="screen-list">
				{versions.map(({ id, label }, index) => (
					<li key={id}>
						<div className="small">
							<a href={`${path}?version=${encodeURIComponent(id)}`}>{label}</a>
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
