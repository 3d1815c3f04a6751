import type { CardButton, CardForm, FilledCard } from "./card-form.ts";

export const cardNameField = "form";

export const cardButtonField = "press";

export function readCard({ name, fields }: CardForm, data: FormData): FilledCard {
	const values = fields.map((field) => [field.name, String(data.get(field.name) ?? "")] as const);
	return { kind: "form", form: name, values: Object.fromEntries(values), press: readButton(data) };
}

/** Nothing is made unless its button was pressed. */
export function readButton(data: FormData): CardButton {
	return data.get(cardButtonField) === "make" ? "make" : "save";
}

export function shownText({ name, submit, save }: CardForm, { values, press }: FilledCard): string {
	if (name === "summary") return press === "save" && save ? save : submit;
	return (
		[values.name, values.company, values.email, values.phone].filter((value) => value?.trim()).join(" · ") ||
		submit
	);
}
