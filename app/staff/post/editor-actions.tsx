import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import type { Language } from "../../../shared/language.ts";
import { Button } from "../../ui/button/button.tsx";
import { editorId } from "./editor-frame.tsx";
import { EditorStatus } from "./editor-state.tsx";
import type { PostDraft } from "./use-post-draft.ts";

type Props = {
	draft: PostDraft;
	words: BlogAdminText["editor"];
	language: Language;
	/** Readers see the post: saving a draft would sound as if it were hidden. */
	isLive?: boolean;
	/** A new post has no panels beside it: its file is asked for here. */
	isNew?: boolean;
};

/** Shows the draft's state and its buttons. What is asked of a new post makes its draft first. */
export function EditorActions({ draft, words, language, isLive = false, isNew = false }: Props) {
	const { actions } = words;
	const isStored = draft.place.postId !== null;
	const submits = { type: "submit", form: editorId, name: "intent" } as const;
	return (
		<div className="post-actions">
			<EditorStatus state={draft.state} words={words} language={language} />
			<p className="row">
				<Button {...submits} value="save">
					{isLive ? actions.saveChanges : actions.save}
				</Button>
				<Button {...submits} look="outline" value="preview">
					{actions.preview}
				</Button>
				<Button {...submits} look="outline" value="json">
					{actions.json}
				</Button>
				{isNew && (
					<Button {...submits} look="outline" value="download">
						{actions.download}
					</Button>
				)}
				{isStored && (
					<Button {...submits} look="sun" value="publish">
						{isLive ? actions.publishChanges : actions.publish}
					</Button>
				)}
			</p>
		</div>
	);
}
