import type { ChatForm, FilledForm, FormButton } from "../../../shared/chat.ts";
import type { ReceivedTranscript } from "../client/conversation-types.ts";

export const formNameField = "form";

export const formButtonField = "press";

export function readFilledForm({ name, fields }: ChatForm, data: FormData): FilledForm {
	const values = fields.map((field) => [field.name, String(data.get(field.name) ?? "")] as const);
	return { kind: "form", form: name, values: Object.fromEntries(values), press: readButton(data) };
}

/** Nothing is made unless its button was pressed. */
export function readButton(data: FormData): FormButton {
	return data.get(formButtonField) === "make" ? "make" : "save";
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

type RefusedForm = { form?: ChatForm; values?: FilledForm["values"] };

/** Shows a refused form again: with its errors, or with what was typed when it could not be stored. */
export function withRefusedForm(
	transcript: ReceivedTranscript,
	{ form, values }: RefusedForm,
): ReceivedTranscript {
	if (form) return { ...transcript, form };
	const shown = transcript.form;
	if (!shown || !values) return transcript;
	const fields = shown.fields.map((field) => ({ ...field, value: values[field.name] ?? field.value }));
	return { ...transcript, form: { ...shown, fields } };
}
