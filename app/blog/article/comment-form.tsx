import { pathTo } from "../../../content/addresses.ts";
import type { BlogText } from "../../../content/blog/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { FormsText } from "../../../content/forms/schema.ts";
import { parameters } from "../../../content/parameters.ts";
import type { Language } from "../../../shared/language.ts";
import type { FormState } from "../../forms/form-state.ts";
import { ConsentField } from "../../ui/form/consent-field.tsx";
import { TextArea, TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import type { CommentsData } from "./comments-data.server.ts";

export const commentFormId = "comentar";

type Props = {
	comments: CommentsData;
	text: BlogText["comments"];
	words: FormsText;
	language: Language;
	path: string;
	form: FormState;
};

export function CommentForm({ comments: { repliedTo, gone }, text, words, language, path, form }: Props) {
	return (
		<>
			{gone && <p className="alert alert-problem">{text.closed}</p>}
			{repliedTo && (
				<p className="row">
					<b>{fillBlanks(text.replyTo, { name: repliedTo.name })}</b>
					<a href={`${path}#${commentFormId}`}>{text.noReply}</a>
				</p>
			)}
			<Form
				form={form}
				words={words}
				send={text.send}
				labels={text.fields}
				action={
					repliedTo ? `${path}?${parameters.answered[language]}=${encodeURIComponent(repliedTo.id)}` : path
				}
			>
				<TextField form={form} name="name" label={text.fields.name} required autoComplete="name" />
				<TextField
					form={form}
					name="email"
					label={text.fields.email}
					hint={text.emailHint}
					required
					type="email"
					autoComplete="email"
				/>
				<TextArea form={form} name="comment" label={text.fields.comment} required rows={5} wide />
				{repliedTo && <input type="hidden" name="parent" value={repliedTo.id} />}
				<RememberField form={form} label={text.remember} />
				<ConsentField form={form} text={words.consentTo.comment} policy={pathTo("legal", language)} />
			</Form>
		</>
	);
}

function RememberField({ form, label }: { form: FormState; label: string }) {
	return (
		<div className="field field-wide">
			<div className="check">
				<input id="remember" type="checkbox" name="remember" defaultChecked={form.typed.remember === "on"} />
				<label htmlFor="remember">{label}</label>
			</div>
		</div>
	);
}
