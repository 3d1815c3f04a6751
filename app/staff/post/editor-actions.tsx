import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import type { Language } from "../../../content/language.ts";
import { Button } from "../../ui/button/button.tsx";
import { EditorStatus } from "./editor-state.tsx";
import type { PostDraft } from "./use-post-draft.ts";

type Props = { draft: PostDraft; words: BlogAdminText["editor"]; language: Language };

/** Shows the draft's state and its buttons; a new draft can only be saved. */
export function EditorActions({ draft, words, language }: Props) {
	const { actions } = words;
	return (
		<div className="post-actions">
			<EditorStatus state={draft.state} words={words} language={language} />
			<p className="row">
				<Button type="submit" name="what" value="save">
					{actions.save}
				</Button>
				{draft.place.postId !== null && (
					<>
						<Button type="submit" look="outline" name="what" value="preview">
							{actions.preview}
						</Button>
						<Button type="submit" look="outline" name="what" value="json">
							{actions.json}
						</Button>
						<Button type="submit" look="sun" name="what" value="publish">
							{actions.publish}
						</Button>
					</>
				)}
			</p>
		</div>
	);
}
