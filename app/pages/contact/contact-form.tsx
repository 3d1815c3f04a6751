import { pathTo } from "../../../content/addresses.ts";
import type { FormsText } from "../../../content/forms/schema.ts";
import type { Language } from "../../../shared/language.ts";
import type { FormState } from "../../forms/form-state.ts";
import { ConsentField } from "../../ui/form/consent-field.tsx";
import { SelectField, TextArea, TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { HubspotField } from "../../ui/form/hubspot-field.tsx";

type Props = {
	form: FormState;
	words: FormsText;
	language: Language;
	hubspot: boolean;
};

export function ContactForm({ form, words, language, hubspot }: Props) {
	const { fields, interests, send } = words.contact;
	const field = (name: keyof typeof fields) => ({ form, name, label: fields[name] });
	return (
		<Form form={form} words={words} action={pathTo("contact", language)} send={send} labels={fields}>
			<TextField {...field("firstname")} required autoComplete="given-name" />
			<TextField {...field("lastname")} required autoComplete="family-name" />
			<TextField {...field("email")} required type="email" autoComplete="email" />
			<TextField {...field("phone")} type="tel" autoComplete="tel" />
			<TextField {...field("company")} autoComplete="organization" />
			<SelectField {...field("service_interest")} choose={words.choose} options={interests} />
			<TextArea {...field("message")} rows={4} wide />
			<ConsentField form={form} words={words} policy={pathTo("legal", language)} />
			{hubspot && <HubspotField form={form} words={words} />}
		</Form>
	);
}
