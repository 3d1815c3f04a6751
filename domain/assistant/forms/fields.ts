import { type DialCountry, dialCodes } from "../../../content/assistant/countries.ts";
import type { AssistantTexts } from "../../../content/assistant/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { FormField } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import { countryOfPhone } from "../../contact/phone.ts";
import { textsIn } from "../assistant-texts.ts";
import type { DialogueState } from "../dialogue/state.ts";

/** The most characters of each field. */
export const fieldLengths = {
	name: 100,
	email: 254,
	country: 2,
	phone: 80,
	company: 120,
	industry: 40,
	need: 600,
	companySize: 120,
	budget: 120,
	timing: 120,
} as const;

/** Returns the country of a telephone: that of the known one, else where they said they are, else Colombia. */
export function phoneCountry({ facts, country }: Pick<DialogueState, "facts" | "country">): DialCountry {
	const known = facts.phone && countryOfPhone(facts.phone);
	return dialCodes.find(([code]) => code === known)?.[0] ?? country ?? "CO";
}

export type FieldName = keyof typeof fieldLengths;

/** Values and problems, by field. */
export type FormContents = {
	values: Partial<Record<FieldName, string>>;
	errors?: Partial<Record<FieldName, string>>;
};

/** Builds a text field. */
export function textField(
	name: FieldName,
	{ texts, values, errors = {} }: FormContents & { texts: AssistantTexts },
	more: Partial<FormField> = {},
): FormField {
	const error = errors[name];
	return {
		name,
		label: texts.facts[name],
		type: "text",
		value: values[name] ?? "",
		maxLength: fieldLengths[name],
		...more,
		...(error && { error }),
	};
}

/** Returns the sentence that says what is wrong with a whole form. */
export function errorSummary(language: Language, errors: FormContents["errors"] = {}): string | undefined {
	const count = Object.values(errors).filter(Boolean).length;
	if (count === 0) return undefined;
	const { one, several } = textsIn(language).forms.errors.summary;
	return count === 1 ? one : fillBlanks(several, { count });
}
