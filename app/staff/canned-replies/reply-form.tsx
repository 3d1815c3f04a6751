import type { StaffText } from "../../../content/staff/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { TextArea, TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { LanguageChoice } from "../accounts/language-choice.tsx";

type Props = { text: StaffText["cannedReplies"]; path: string; form: FormState; submissionKey: string };

export function ReplyForm({ text, path, form, submissionKey }: Props) {
	const labels = { shortcut: text.shortcut, text: text.text };
	const id = form.typed.id ?? "";
	return (
		<section className="panel screen-section" id="reply" aria-labelledby="reply-title">
			<h2 id="reply-title">{id ? text.change : text.add}</h2>
			<ShortForm
				form={form}
				labels={labels}
				action={path}
				send={id ? text.save : text.add}
				values={{ intent: "save", id, [submissionKeyName]: submissionKey }}
			>
				<TextField
					form={form}
					name="shortcut"
					label={text.shortcut}
					hint={text.shortcutHint}
					autoComplete="off"
				/>
				<LanguageChoice id="language" label={text.language} chosen={form.typed.language} />
				<TextArea form={form} name="text" label={text.text} rows={4} />
			</ShortForm>
		</section>
	);
}
