import type { CardForm, CardPress, FilledCard } from "./card-form.ts";

/** Names the form that is sent; its values are beside it, by field name. */
export const cardNameField = "form";

export const cardPressField = "press";

/**
 * Reads a filled form.
 * @param data of its element, with the button that sends it.
 * @param tellsButton false for a form held until React ran: changes in it are then saved and shown again before
 * anything is made.
 */
export function readCard({ name, fields }: CardForm, data: FormData, tellsButton = true): FilledCard {
	const values = fields.map((field) => [field.name, String(data.get(field.name) ?? "")] as const);
	const isChanged = values.some(([, value], at) => value !== fields[at]?.value);
	const press = isChanged && !tellsButton ? "save" : readPress(data);
	return { kind: "form", form: name, values: Object.fromEntries(values), press };
}

/**
 * Reads which button was pressed. A form held until React runs is sent without it. A hidden field then says "make",
 * and "save" joins it for the other button, so nothing is made unasked.
 */
export function readPress(data: FormData): CardPress {
	const presses = data.getAll(cardPressField);
	return presses.includes("make") && !presses.includes("save") ? "make" : "save";
}

/** Returns the text shown as the visitor's message: their details, or the label of the summary's button. */
export function shownText({ name, submit, save }: CardForm, { values, press }: FilledCard): string {
	if (name === "summary") return press === "save" && save ? save : submit;
	return (
		[values.name, values.company, values.email, values.phone].filter((value) => value?.trim()).join(" · ") ||
		submit
	);
}
