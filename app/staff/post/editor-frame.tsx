import type { FocusEventHandler, ReactNode } from "react";
import { Button } from "../../ui/button/button.tsx";
import type { PostDraft } from "./use-post-draft.ts";

export const editorId = "post-editor";

type Props = { draft: PostDraft; onBlur?: FocusEventHandler; children: ReactNode };

/** The editor's form. Its buttons submit it as a document, like any form. */
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

export function EditorButton({ intent, send }: { intent: string; send: string }) {
	return (
		<p>
			<Button type="submit" look="small outline" form={editorId} name="intent" value={intent}>
				{send}
			</Button>
		</p>
	);
}
