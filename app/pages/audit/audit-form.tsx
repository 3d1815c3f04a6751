import { pathTo } from "../../../content/addresses.ts";
import type { FormsText } from "../../../content/forms/schema.ts";
import type { Language } from "../../../shared/language.ts";
import type { FormState } from "../../forms/form-state.ts";
import { ConsentField, HubspotField } from "../../ui/form/consent-field.tsx";
import { SelectField, TextArea, TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";

type Props = {
	form: FormState;
	words: FormsText;
	language: Language;
	hubspot: boolean;
};

export function AuditForm({ form, words, language, hubspot }: Props) {
	const { fields, industries, send } = words.audit;
	const field = (name: keyof typeof fields) => ({ form, name, label: fields[name] });
	return (
		<Form form={form} words={words} action={pathTo("audit", language)} send={send} labels={fields}>
			<TextField {...field("name")} required autoComplete="name" wide />
			<TextField {...field("email")} required type="email" autoComplete="email" wide />
			<TextField {...field("company")} required autoComplete="organization" />
			<SelectField {...field("industry")} required none={words.choose} options={industries} />
			<TextField {...field("phone")} type="tel" autoComplete="tel" wide />
			<TextArea {...field("message")} rows={3} wide />
			<ConsentField form={form} text={words.consent} policy={pathTo("legal", language)} />
			{hubspot && <HubspotField form={form} words={words} />}
		</Form>
	);
}
