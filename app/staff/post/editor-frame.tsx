import type { FocusEventHandler, ReactNode } from "react";
import type { PostDraft } from "./use-post-draft.ts";

/** The id of the form in which a post is written. */
export const editorId = "post-editor";

type Props = { draft: PostDraft; onBlur?: FocusEventHandler; children: ReactNode };

/** The form in which a post is written. Its buttons send it as any form, and a document comes back. */
export function EditorFrame({ draft, onBlur, children }: Props) {
	const { postId, path, base } = draft.place;
	return (
		<form
			id={editorId}
			ref={draft.form}
			method="post"
			action={path}
			encType="multipart/form-data"
			className="panel post-editor"
			noValidate
			onBlur={onBlur}
			onInput={draft.onInput}
			onSubmit={draft.onSubmit}
		>
			{postId !== null && <input type="hidden" name="post" value={postId} />}
			{base !== null && <input type="hidden" name="base" value={base} />}
			{children}
		</form>
	);
}
