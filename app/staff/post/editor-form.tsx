import { type ReactNode, type RefObject, useRef } from "react";
import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import type { Language } from "../../../shared/language.ts";
import type { FormState } from "../../forms/form-state.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { FileField, pictureFiles } from "../../ui/form/file-field.tsx";
import type { EditorData } from "./editor-data.server.ts";
import { EditorFrame } from "./editor-frame.tsx";
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
			{!post.mayChangeLanguage && <input type="hidden" name="language" value={post.language} />}
			<PostFields
				form={form}
				words={words}
				language={language}
				postLanguage={post.mayChangeLanguage ? (form.typed.language ?? post.language) : null}
			/>
			<Illustration form={form} words={words} />
			<div className="row post-schedule">
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

type DefaultButtonProps = { name: string; value: string; children: ReactNode };

/**
 * The button that Enter in a field presses, because it is the first of the form. It is hidden from everybody: a visible
 * button at the end of the form does the same.
 */
function DefaultButton({ name, value, children }: DefaultButtonProps) {
	return (
		<button
			type="submit"
			className="visually-hidden"
			tabIndex={-1}
			aria-hidden="true"
			name={name}
			value={value}
		>
			{children}
		</button>
	);
}

type IllustrationProps = { form: FormState; words: BlogAdminText["editor"] };

/** Inserts a picture into the text. It is part of the editor's form, so that the typed text is sent too. */
function Illustration({ form, words }: IllustrationProps) {
	const { illustration, coverFile, coverAlt, actions } = words;
	const { fieldErrors } = form;
	const isOpen = Boolean(
		fieldErrors.illustration || fieldErrors.illustrationAlt || form.typed.illustrationAlt,
	);
	return (
		<details className="post-illustration" open={isOpen}>
			<summary>{illustration.title}</summary>
			<div className="post-illustration-fields">
				<FileField
					id="post-illustration"
					name="illustration"
					label={coverFile}
					hint={illustration.hint}
					accept={pictureFiles}
					error={fieldErrors.illustration}
				/>
				<TextField form={form} name="illustrationAlt" id="post-illustrationAlt" label={coverAlt} />
				<p>
					<Button type="submit" look="small outline" name="intent" value="illustrate">
						{actions.illustrate}
					</Button>
				</p>
			</div>
		</details>
	);
}
