import type { CardForm, CardPress, FilledCard } from "./card-form.ts";

/** The field that says which form is sent; those that were filled in are beside it, by their names. */
export const cardNameField = "form";

/** The field that says which button of it was pressed. */
export const cardPressField = "press";

/**
 * A form as it was filled in. @param data of its element, with the button that sends it. @param tellsButton false of one
 * that was held until React ran: what was changed in it is kept then, and shown once more before it is made.
 */
export function readCard({ name, fields }: CardForm, data: FormData, tellsButton = true): FilledCard {
	const values = fields.map((field) => [field.name, String(data.get(field.name) ?? "")] as const);
	const isChanged = values.some(([, value], at) => value !== fields[at]?.value);
	const press = isChanged && !tellsButton ? "save" : readPress(data);
	return { kind: "form", form: name, values: Object.fromEntries(values), press };
}

/**
 * Which button was pressed. A form that is held until React runs goes out without it: a field of its own says "make"
 * then, and "save" stands beside that field when it was the other button. Nothing is made unasked.
 */
export function readPress(data: FormData): CardPress {
	const presses = data.getAll(cardPressField);
	return presses.includes("make") && !presses.includes("save") ? "make" : "save";
}

/** What the visitor says by sending it: who they are, or the button of the summary. */
export function shownText({ name, submit, save }: CardForm, { values, press }: FilledCard): string {
	if (name === "summary") return press === "save" && save ? save : submit;
	return (
		[values.name, values.company, values.email, values.phone].filter((value) => value?.trim()).join(" · ") ||
		submit
	);
}
