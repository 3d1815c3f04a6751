import type { ChatForm, FormName } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import { writtenPhone } from "../../contact/phone.ts";
import type { AssistantBrand } from "../assistant-texts.ts";
import { type DialogueState, likelyFacts } from "../dialogue/state.ts";
import { contactForm } from "./contact-form.ts";
import { errorSummary, type FieldName, type FormContents, phoneCountry } from "./fields.ts";
import { summaryForm } from "./summary-form.ts";

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
