import type { CardForm, FilledCard } from "../../chat/card-form.ts";
import type { Transcript } from "../../chat/conversation-types.ts";

type Filled = { card?: CardForm; values?: FilledCard["values"] };

/** The conversation with its form as it was filled in: with its errors where the server found them, else as typed. */
export function withCard(transcript: Transcript, { card, values }: Filled): Transcript {
	if (card) return { ...transcript, form: card };
	const { form } = transcript;
	if (!form || !values) return transcript;
	const fields = form.fields.map((field) => ({ ...field, value: values[field.name] ?? field.value }));
	return { ...transcript, form: { ...form, fields } };
}
