import { pathTo } from "../../../content/addresses.ts";
import { dialCodes } from "../../../content/assistant/countries.ts";
import { industries } from "../../../content/industries/list.ts";
import { products } from "../../../content/products/list.ts";
import { en } from "../../../content/proposal/en.ts";
import { es } from "../../../content/proposal/es.ts";
import type { ChatForm, FormName } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import { writtenPhone } from "../../contact/phone.ts";
import type { LeadFacts } from "../../leads/lead.ts";
import { recommend } from "../../proposals/pdf/plan/recommend.ts";
import { type AssistantBrand, fillSentence, textsIn } from "../assistant-texts.ts";
import { skipChoice } from "../dialogue/choices.ts";
import { type DialogueState, likelyFacts } from "../dialogue/state.ts";
import { errorSummary, type FieldName, type FormContents, phoneCountry, textField } from "./fields.ts";

/**
 * Describes a form as it is shown: with known or likely facts in its fields.
 * @param refused what was typed into a refused form, and what is wrong with it.
 */
export function describeForm(
	name: FormName,
	state: DialogueState,
	language: Language,
	brand: AssistantBrand,
	refused?: FormContents,
): ChatForm {
	const values: Partial<Record<FieldName, string>> = { country: phoneCountry(state) };
	for (const [field, value] of Object.entries(likelyFacts(state)))
		if (value) Object.assign(values, { [field]: value });
	if (values.phone) values.phone = writtenPhone(values.phone);
	const filled = refused ?? { values };
	const form =
		name === "summary"
			? summaryForm(language, state.facts, filled)
			: contactForm(language, brand, filled, state.wanted === "person");
	const error = errorSummary(language, refused?.errors);
	return error ? { ...form, error } : form;
}

function contactForm(
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
				autocomplete: "country",
				options: dialCodes.map(([code, dial]) => ({ value: code, label: `${code} +${dial}` })),
			}),
			textField("phone", field, { type: "tel", autocomplete: "tel" }),
		],
		submit,
		skip: skipChoice("contact", texts.choices.noContact),
		privacy: {
			text: fillSentence(texts.privacy.text, {}, brand),
			linkText: texts.privacy.linkText,
			url: pathTo("legal", language),
		},
	};
}

function summaryForm(language: Language, facts: LeadFacts, filled: FormContents): ChatForm {
	const texts = textsIn(language);
	const { title, text, submit, save, noIndustry, products: productsTitle } = texts.forms.summary;
	const field = { ...filled, texts };
	return {
		name: "summary",
		title,
		text,
		submit,
		save,
		productsTitle,
		fields: [
			textField("name", field, { autocomplete: "name", required: true }),
			textField("email", field, { type: "email", autocomplete: "email" }),
			textField("phone", field, { type: "tel", autocomplete: "tel" }),
			textField("company", field, { autocomplete: "organization" }),
			textField("industry", field, {
				type: "select",
				required: true,
				options: [
					...(filled.values.industry ? [] : [{ value: "", label: noIndustry }]),
					...industries.map(({ id, text }) => ({ value: id, label: text[language].name })),
					{ value: "other", label: texts.choices.otherIndustry },
				],
			}),
			textField("need", field, { type: "textarea", required: true }),
			textField("companySize", field),
			textField("budget", field),
			textField("timing", field),
		],
		products: recommended(facts, language),
	};
}

function recommended(facts: LeadFacts, language: Language): { name: string; reason: string }[] {
	return recommend(facts, (language === "es" ? es : en).reasons).map(({ product, reason }) => ({
		name: products.find(({ id }) => id === product)?.text[language].name ?? "",
		reason,
	}));
}
