import type { CardButton, CardForm, FilledCard } from "./card-form.ts";

export const cardNameField = "form";

export const cardButtonField = "press";

/** `tellsButton`: false for a form held until React ran, whose changes are saved and shown before anything is made. */
export function readCard({ name, fields }: CardForm, data: FormData, tellsButton = true): FilledCard {
	const values = fields.map((field) => [field.name, String(data.get(field.name) ?? "")] as const);
	const isChanged = values.some(([, value], at) => value !== fields[at]?.value);
	const press = isChanged && !tellsButton ? "save" : readButton(data);
	return { kind: "form", form: name, values: Object.fromEntries(values), press };
}

/** A form held until React runs is sent without its button, so hidden fields name it: nothing is made unasked. */
export function readButton(data: FormData): CardButton {
	const buttons = data.getAll(cardButtonField);
	return buttons.includes("make") && !buttons.includes("save") ? "make" : "save";
}

export function shownText({ name, submit, save }: CardForm, { values, press }: FilledCard): string {
	if (name === "summary") return press === "save" && save ? save : submit;
	return (
		[values.name, values.company, values.email, values.phone].filter((value) => value?.trim()).join(" · ") ||
		submit
	);
}
