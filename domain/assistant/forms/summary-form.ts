import { industries } from "../../../content/industries/list.ts";
import { products } from "../../../content/products/list.ts";
import { en } from "../../../content/proposal/en.ts";
import { es } from "../../../content/proposal/es.ts";
import type { ChatForm } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import type { LeadFacts } from "../../leads/lead.ts";
import { recommend } from "../../proposals/pdf/plan/recommend.ts";
import { textsIn } from "../assistant-texts.ts";
import { type FormContents, textField } from "./fields.ts";

/** Builds the summary of a proposal, whose lines can be changed, with the products it will recommend. */
export function summaryForm(language: Language, facts: LeadFacts, filled: FormContents): ChatForm {
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
