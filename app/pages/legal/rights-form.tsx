import { pathTo } from "../../../content/addresses.ts";
import type { FormsText } from "../../../content/forms/schema.ts";
import type { Language } from "../../../shared/language.ts";
import type { FormState } from "../../forms/form-state.ts";
import { ConsentField } from "../../ui/form/consent-field.tsx";
import { SelectField, TextArea, TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";

type Props = { form: FormState; words: FormsText; language: Language };

export function RightsForm({ form, words, language }: Props) {
	const { fields, kinds, documents, detailHint, send } = words.rights;
	const field = (name: keyof typeof fields) => ({ form, name, label: fields[name], required: true });
	const { choose } = words;
	return (
		<Form form={form} words={words} action={pathTo("legal", language)} send={send} labels={fields}>
			<SelectField {...field("kind")} none={choose} options={kinds} wide />
			<TextField {...field("name")} autoComplete="name" wide />
			<SelectField {...field("document_type")} none={choose} options={documents} />
			<TextField {...field("document_number")} />
			<TextField {...field("email")} type="email" autoComplete="email" wide />
			<TextArea {...field("detail")} hint={detailHint} rows={5} wide />
			<ConsentField form={form} text={words.consent} policy="#usos" />
		</Form>
	);
}
