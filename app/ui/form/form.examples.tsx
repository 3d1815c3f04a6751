import { pathTo } from "../../../content/addresses.ts";
import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { forms } from "../../../content/forms/list.ts";
import { login } from "../../../content/login/list.ts";
import type { Language } from "../../../shared/language.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import type { Example } from "../../preview/example.ts";
import { ConsentField, HubspotField } from "./consent-field.tsx";
import { DoneMessage } from "./done-message.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Options, SelectField, TextArea, TextField } from "./field.tsx";
import { FileField, pictureFiles } from "./file-field.tsx";
import { Form } from "./form.tsx";
import { SendButton } from "./send-button.tsx";
import { ShortForm } from "./short-form.tsx";

function refused(language: Language): FormState {
	const { required, email, option, consent } = forms[language].problems;
	return {
		typed: { firstname: "Marta Luz", email: "marta.luz@casaguadual", phone: "+57 601 555 0147" },
		fieldErrors: { lastname: required, email, service_interest: option, message: required, consent },
		formError: null,
	};
}

export default [
	{
		title:
			"Form, refused: TextField, SelectField, TextArea and ConsentField with their problems, HubspotField",
		render: (language) => {
			const words = forms[language];
			const { fields, interests, send } = words.contact;
			const form = refused(language);
			const field = (name: keyof typeof fields) => ({ form, name, label: fields[name] });
			return (
				<Form form={form} words={words} send={send} labels={fields} action="">
					<TextField {...field("firstname")} required />
					<TextField {...field("lastname")} required />
					<TextField {...field("email")} required type="email" />
					<TextField {...field("phone")} type="tel" />
					<SelectField {...field("service_interest")} none={words.choose} options={interests} />
					<TextArea {...field("message")} rows={4} wide />
					<ConsentField form={form} text={words.consent} policy={pathTo("legal", language)} />
					<HubspotField form={form} words={words} />
				</Form>
			);
		},
	},
	{
		title: "Options of a select without a form, such as a filter's",
		render: (language) => {
			const { choose, contact } = forms[language];
			return (
				<select aria-label={contact.fields.service_interest}>
					<Options none={choose} options={contact.interests} />
				</select>
			);
		},
	},
	{
		title: "ErrorSummary, what is wrong with all of a form",
		render: (language) => (
			<ErrorSummary
				formError={forms[language].tooFast}
				fieldErrors={{}}
				labels={{}}
				words={forms[language]}
			/>
		),
	},
	{
		title: "ShortForm with a hint, a placeholder and a file: TextField, FileField",
		render: (language) => {
			const { code, fields, placeholders } = login[language];
			const { illustration } = blogAdmin[language].editor;
			return (
				<ShortForm upload send={code.send}>
					<TextField form={emptyForm} name="code" label={fields.code} hint={code.hint} inputMode="numeric" />
					<TextField
						form={emptyForm}
						name="username"
						label={fields.username}
						placeholder={placeholders.username}
					/>
					<FileField
						id="picture"
						name="picture"
						label={illustration.title}
						hint={illustration.hint}
						accept={pictureFiles}
					/>
				</ShortForm>
			);
		},
	},
	{
		title: "SendButton, small, with a turning mark while it is sent",
		render: (language) => {
			const { contact, sending, offline, failure } = forms[language];
			return (
				<form method="post">
					<SendButton
						send={contact.send}
						sending={sending}
						offline={offline}
						failed={failure}
						look="small outline"
						spinner
					/>
				</form>
			);
		},
	},
	{
		title: "DoneMessage, above what is left to do",
		render: (language) => <DoneMessage text={forms[language].rights.success} />,
	},
] satisfies Example[];
