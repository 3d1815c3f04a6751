import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";

/** Where the editor says how it keeps by itself what is written; the editor's script has its sentences from here. */
export function EditorStatus({ words }: { words: BlogRoomsText["editor"] }) {
	return (
		<p
			id="editor-state"
			className="small quiet"
			role="status"
			data-saving={words.saving}
			data-saved={words.saved}
			data-failed={words.notSaved}
			data-overtaken={words.overtaken}
			data-ended={words.ended}
			data-copied={words.copied}
			data-not-copied={words.problems.export}
		/>
	);
}
