import { pathTo } from "../../../content/addresses.ts";
import { dialCodes } from "../../../content/assistant/countries.ts";
import type { ChatForm } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import { type AssistantBrand, fillSentence, textsIn } from "../assistant-texts.ts";
import { type FormContents, textField } from "./fields.ts";

/** Builds the form for a name and contact data. @param isForPerson whether a person is to call, rather than a proposal made. */
export function contactForm(
	language: Language,
	brand: AssistantBrand,
	filled: FormContents,
	isForPerson: boolean,
): ChatForm {
	const texts = textsIn(language);
	const { title, titleForPerson, text, submit } = texts.forms.contact;
	const field = { ...filled, texts };
	return {
		name: "contact",
		title: isForPerson ? titleForPerson : title,
		text,
		fields: [
			textField("name", field, { autocomplete: "name" }),
			textField("company", field, { autocomplete: "organization" }),
			textField("email", field, { type: "email", autocomplete: "email" }),
			textField("country", field, {
				type: "select",
				value: filled.values.country ?? "",
				autocomplete: "country",
				options: dialCodes.map(([code, dial]) => ({ value: code, label: `${code} +${dial}` })),
			}),
			textField("phone", field, { type: "tel", autocomplete: "tel" }),
		],
		submit,
		skip: { value: "skip:contact", label: texts.choices.noContact },
		privacy: {
			text: fillSentence(texts.privacy.text, {}, brand),
			linkText: texts.privacy.linkText,
			url: pathTo("legal", language),
		},
	};
}
