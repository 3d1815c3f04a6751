import { type RefObject, useRef } from "react";
import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import type { Language } from "../../../shared/language.ts";
import type { FormState } from "../../forms/form-state.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { DefaultButton } from "./default-button.tsx";
import type { EditorData } from "./editor-data.server.ts";
import { EditorFrame } from "./editor-frame.tsx";
import { Illustration } from "./illustration.tsx";
import { PostFields } from "./post-fields.tsx";
import type { PostDraft } from "./use-post-draft.ts";

type Props = {
	draft: PostDraft;
	post: EditorData;
	form: FormState;
	words: BlogAdminText["editor"];
	language: Language;
};

export function EditorForm({ draft, post, form, words, language }: Props) {
	const caret = useRef<HTMLInputElement>(null);
	return (
		<EditorFrame draft={draft} onBlur={({ target }) => noteCaret(caret, target)}>
			<DefaultButton name="intent" value="save">
				{post.isLive ? words.actions.saveChanges : words.actions.save}
			</DefaultButton>
			<input type="hidden" name="caret" ref={caret} />
			{!post.mayChangeLanguage && <input type="hidden" name="language" value={post.writes} />}
			<PostFields
				form={form}
				words={words}
				language={language}
				writes={post.mayChangeLanguage ? (form.typed.language ?? post.writes) : null}
			/>
			<Illustration form={form} words={words} />
			<div className="row">
				<TextField
					form={form}
					name="at"
					id="post-at"
					label={words.at}
					hint={words.atHint}
					type="datetime-local"
				/>
				<Button type="submit" look="small outline" name="intent" value="schedule">
					{words.actions.schedule}
				</Button>
			</div>
		</EditorFrame>
	);
}

function noteCaret(caret: RefObject<HTMLInputElement | null>, left: EventTarget) {
	if (caret.current && left instanceof HTMLTextAreaElement && left.name === "content")
		caret.current.value = String(left.selectionEnd);
}
