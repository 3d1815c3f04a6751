import type { ChatForm, FilledForm } from "../../../shared/chat.ts";
import type { StoredTranscript } from "../../chat/client/conversation-types.ts";

type SentCard = { card?: ChatForm; values?: FilledForm["values"] };

export function withCard(transcript: StoredTranscript, { card, values }: SentCard): StoredTranscript {
	if (card) return { ...transcript, form: card };
	const { form } = transcript;
	if (!form || !values) return transcript;
	const fields = form.fields.map((field) => ({ ...field, value: values[field.name] ?? field.value }));
	return { ...transcript, form: { ...form, fields } };
}
