import { expect, test } from "vitest";
import type { ChatForm } from "../../../shared/chat.ts";
import {
	answered,
	chatWindow,
	offline,
	setting,
	stoppedAt,
	untilStopped,
} from "../../../tests/support/chat-window.ts";
import { noControls, type ReceivedTranscript } from "./conversation-types.ts";

const some = { value: "size:6-20", label: "6 a 20" };

const contact: ChatForm = {
	name: "contact",
	title: "¿A quién se la hago?",
	text: "",
	submit: "Listo",
	fields: [{ name: "email", label: "Correo", type: "email", value: "", maxLength: 254 }],
};

const form: ChatForm = {
	...contact,
	fields: contact.fields.map((field) => ({ ...field, error: "¿Sin @?" })),
};

const filled = { kind: "form", form: "contact", values: { email: "ana" }, press: "save" } as const;

test("a choice is shown by its label and sent by its value, and none is sent while an answer is awaited", async () => {
	const { conversation, asked, words } = chatWindow({ answers: [answered("Gracias.")] });
	await Promise.all([conversation.choose(some, setting), conversation.choose(some, setting)]);
	expect(words()).toEqual(["¡Hola!", "6 a 20", "Gracias."]);
	expect(asked).toMatchObject([{ content: "6 a 20", input: { kind: "choice", value: "size:6-20" } }]);
});

test("a form is sent with its values, and shown as a message", async () => {
	const { conversation, asked, words } = chatWindow({ answers: [answered("Quedó anotado.")] });
	await conversation.submit(filled, "ana", setting);
	expect(words()).toEqual(["¡Hola!", "ana", "Quedó anotado."]);
	expect(asked).toMatchObject([{ content: "ana", input: filled }]);
});

test("a refused form is shown again with its errors, and is a new message once corrected", async () => {
	const { conversation, asked, words } = chatWindow({
		answers: [
			answered("¿A quién?", null, { form: contact }),
			{ kind: "form-refused", form },
			answered("Listo."),
		],
	});
	await conversation.sendMessage("Sí", setting);
	await conversation.submit(filled, "ana", setting);
	expect(words()).toEqual(["¡Hola!", "Sí", "¿A quién?"]);
	expect(conversation.snapshot()).toMatchObject({ form, thinking: false, failure: null });
	await conversation.submit({ ...filled, values: { email: "ana@brisa.co" } }, "ana@brisa.co", setting);
	expect(words().slice(-2)).toEqual(["ana@brisa.co", "Listo."]);
	expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key 1", "key 2", "key 3"]);
});

test("choices and forms that a lost connection held back are sent again unchanged, until a form is refused", async () => {
	const { conversation, asked, words } = chatWindow({
		answers: [offline, offline, offline, answered("Uno."), { kind: "form-refused", form }],
	});
	await conversation.choose(some, setting);
	await conversation.submit(filled, "ana", setting);
	await conversation.sendMessage("¿Y?", setting);
	await conversation.resendAll(setting);
	expect(asked.slice(3)).toMatchObject([
		{ idempotencyKey: "key 1", input: { kind: "choice", value: "size:6-20" } },
		{ idempotencyKey: "key 2", input: filled },
	]);
	expect(words()).toEqual(["¡Hola!", "¿Y?", "6 a 20", "Uno."]);
	expect(conversation.snapshot().form).toEqual(form);
});

test("a choice and a form whose answers were stopped are asked again as what they are", async () => {
	for (const send of ["choose", "submit"] as const) {
		const { conversation, asked } = chatWindow({
			answers: [untilStopped(stoppedAt("Así es.")), answered("Así es. Y más.")],
		});
		const sending =
			send === "choose"
				? conversation.choose(some, setting)
				: conversation.submit(filled, "Ana · ana@brisa.co", setting);
		await Promise.resolve();
		conversation.stop();
		await sending;
		await conversation.regenerate(setting);
		expect(asked.map(({ attempt }) => attempt)).toEqual([1, 2]);
		expect(asked[1]?.input).toEqual(asked[0]?.input);
		expect(asked[1]?.input).toBeDefined();
	}
});

test("a form whose answer was lost on the way is not sent twice, although the server words it differently", async () => {
	const kept: ReceivedTranscript = {
		...noControls,
		conversationToken: "c1",
		colleague: null,
		messages: [
			{ role: "assistant", content: "¡Hola!", at: null },
			{ role: "user", content: "ana@brisa.co · +57 300 123 4567", at: null },
			{ role: "assistant", content: "Quedó anotado.", at: null },
		],
	};
	const { conversation, asked, words } = chatWindow({ answers: [offline], kept });
	await conversation.submit(filled, "ana@brisa.co · 3001234567", setting);
	await conversation.resendAll(setting);
	expect(asked).toHaveLength(1);
	expect(words()).toEqual(["¡Hola!", "ana@brisa.co · +57 300 123 4567", "Quedó anotado."]);
});
