import { expect, test } from "vitest";
import type { ChatForm } from "../../../shared/chat.ts";
import { noControls, type ShownTranscript } from "../../chat/client/conversation-types.ts";
import { withCard } from "./page.tsx";

const field = (name: string, value = "") =>
	({ name, label: name, type: "text", value, maxLength: 100 }) as const;
const form: ChatForm = {
	name: "contact",
	title: "¿A quién?",
	text: "",
	submit: "Listo",
	fields: [field("name"), field("email")],
};
const transcript: ShownTranscript = {
	...noControls,
	conversationId: "c1",
	messages: [],
	person: null,
	form,
};

test("a form with errors replaces the one that was shown", () => {
	const card = { ...form, fields: [{ ...field("email", "ana@"), error: "Le falta el final" }] };
	expect(withCard(transcript, { card, values: { email: "ana@" } }).form).toBe(card);
});

test("values are shown again when they could not be stored for another reason", () => {
	const shown = withCard(transcript, { values: { email: "ana@brisa.co" } });
	expect(shown.form?.fields).toMatchObject([
		{ name: "name", value: "" },
		{ name: "email", value: "ana@brisa.co" },
	]);
});

test("a refused message leaves the conversation as it is", () => {
	expect(withCard(transcript, {})).toBe(transcript);
});
