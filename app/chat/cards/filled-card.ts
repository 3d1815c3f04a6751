import type { ChatForm, FilledForm, FormButton } from "../../../shared/chat.ts";
import type { ShownTranscript } from "../client/conversation-types.ts";

export const cardNameField = "form";

export const cardButtonField = "press";

export function readCard({ name, fields }: ChatForm, data: FormData): FilledForm {
	const values = fields.map((field) => [field.name, String(data.get(field.name) ?? "")] as const);
	return { kind: "form", form: name, values: Object.fromEntries(values), press: readButton(data) };
}

/** Nothing is made unless its button was pressed. */
export function readButton(data: FormData): FormButton {
	return data.get(cardButtonField) === "make" ? "make" : "save";
}

export function shownText({ name, submit, save }: ChatForm, { values, press }: FilledForm): string {
	if (name === "summary") return press === "save" && save ? save : submit;
	return (
		[values.name, values.company, values.email, values.phone].filter((value) => value?.trim()).join(" · ") ||
		submit
	);
}

export function isRefused(form: ChatForm | null): boolean {
	return form !== null && Boolean(form.error || form.fields.some(({ error }) => error));
}

type RefusedCard = { card?: ChatForm; values?: FilledForm["values"] };

/** Shows a refused form again: with its errors, or with what was typed when it could not be stored. */
export function withCard(transcript: ShownTranscript, { card, values }: RefusedCard): ShownTranscript {
	if (card) return { ...transcript, form: card };
	const { form } = transcript;
	if (!form || !values) return transcript;
	const fields = form.fields.map((field) => ({ ...field, value: values[field.name] ?? field.value }));
	return { ...transcript, form: { ...form, fields } };
}
