import { expect, test } from "vitest";
import type { ChatForm } from "../../../shared/chat.ts";
import { type ConversationEvent, reduceConversation } from "./conversation-reducer.ts";
import {
	type ChatAnswer,
	type ConversationState,
	emptyConversation,
	noControls,
} from "./conversation-types.ts";

const at = "2026-11-21T15:00:00.000Z";
const yes = { value: "yes", label: "Sí" };
const answer: ChatAnswer = {
	...noControls,
	reply: "Mucho gusto.",
	conversationToken: "c1",
	sources: [],
	choices: [yes],
	ways: [],
	pdf: null,
	writer: null,
	colleague: null,
	stopped: false,
};
const sentMessage = (id: string, content = "Hola") =>
	({ kind: "sent", id, idempotencyKey: `key ${id}`, content, at, greeting: "¡Hola!" }) as const;
const after = (...events: ConversationEvent[]): ConversationState =>
	events.reduce(reduceConversation, emptyConversation);
const contents = ({ messages }: ConversationState) => messages.map(({ content }) => content);

test("the greeting stays the first message once somebody speaks, in the language it was given", () => {
	const state = after(
		sentMessage("1"),
		{ kind: "answered", id: "2", answer, at },
		{ ...sentMessage("3", "Sí"), greeting: "Hi!" },
	);
	expect(contents(state)).toEqual(["¡Hola!", "Hola", "Mucho gusto.", "Sí"]);
});

test("the assistant thinks until it answers, and offers no answers meanwhile", () => {
	const answered = after(sentMessage("1"), { kind: "answered", id: "2", answer, at });
	expect(answered).toMatchObject({ thinking: false, choices: [yes], conversationToken: "c1" });
	expect(reduceConversation(answered, sentMessage("3"))).toMatchObject({ thinking: true, choices: [] });
});

test("a message that did not go out is kept, marked as failed, with the reason", () => {
	const state = after(sentMessage("1"), { kind: "failed", id: "1", failure: { kind: "network" } });
	expect(state.messages.at(-1)).toMatchObject({ content: "Hola", failed: true });
	expect(state).toMatchObject({ thinking: false, failure: { kind: "network" } });
});

test("a message that is sent again moves to the end and is there once", () => {
	const failed = after(sentMessage("1", "Uno"), { kind: "failed", id: "1", failure: { kind: "network" } });
	const state = [sentMessage("2", "Dos"), sentMessage("1", "Uno")].reduce(reduceConversation, failed);
	expect(contents(state)).toEqual(["¡Hola!", "Dos", "Uno"]);
	expect(state.messages.some(({ failed }) => failed)).toBe(false);
	expect(state.failure).toBeNull();
});

test("a conversation the server does not know is not asked for again", () => {
	const answered = after(sentMessage("1"), { kind: "answered", id: "2", answer, at });
	const gone = { kind: "refused", status: 404, error: null } as const;
	expect(
		reduceConversation(answered, { kind: "failed", id: "1", failure: gone }).conversationToken,
	).toBeNull();
});

test("the stored transcript replaces what is shown, and is not announced as new", () => {
	const transcript = {
		...noControls,
		conversationToken: "c2",
		choices: [{ value: "no", label: "No" }],
		colleague: null,
		messages: [{ role: "user", content: "Antes", at }],
	} as const;
	const state = reduceConversation(after(sentMessage("1")), { kind: "transcript-read", transcript });
	expect(state).toMatchObject({ conversationToken: "c2", choices: [{ value: "no" }], thinking: false });
	expect(state.messages).toEqual([{ id: "stored-0", role: "user", content: "Antes", at }]);
});

test("starting over leaves nothing", () => {
	expect(after(sentMessage("1"), { kind: "cleared" })).toEqual(emptyConversation);
});

test("an answer is shown while it streams, and only the whole answer stays", () => {
	const coming = after(
		sentMessage("1"),
		{ kind: "arriving", text: "Mucho " },
		{ kind: "arriving", text: "gus" },
	);
	expect(coming).toMatchObject({ thinking: true, arriving: "Mucho gus" });
	expect(reduceConversation(coming, { kind: "discarded" }).arriving).toBe("");
	const whole = reduceConversation(coming, { kind: "answered", id: "2", answer, at });
	expect(whole).toMatchObject({ thinking: false, arriving: "" });
	expect(whole.messages.at(-1)?.content).toBe("Mucho gusto.");
});

test("a stopped answer is marked; one stopped before its first word marks its question", () => {
	const stopped = { ...answer, reply: "Mucho gusto.", stopped: true };
	const some = after(sentMessage("1"), { kind: "answered", id: "2", answer: stopped, at });
	expect(some.messages.slice(1)).toMatchObject([
		{ content: "Hola" },
		{ content: "Mucho gusto.", stopped: true },
	]);
	expect(some.messages[1]?.stopped).toBeUndefined();
	const none = after(sentMessage("1"), { kind: "answered", id: "2", answer: { ...stopped, reply: "" }, at });
	expect(contents(none)).toEqual(["¡Hola!", "Hola"]);
	expect(none.messages.at(-1)).toMatchObject({ role: "user", stopped: true });
});

test("asked again, a question is shown once, without its stopped answer", () => {
	const stopped = { ...answer, stopped: true };
	const failed = { kind: "failed", id: "1", failure: { kind: "network" } } as const;
	const later = [sentMessage("3", "Otra"), { kind: "answered", id: "4", answer, at } as const];
	const again = { ...sentMessage("1"), attempt: 2 } as const;
	for (const reply of ["Mucho gusto.", ""]) {
		const first = { kind: "answered", id: "2", answer: { ...stopped, reply }, at } as const;
		const state = after(sentMessage("1"), first, again);
		expect(contents(state)).toEqual(["¡Hola!", "Hola"]);
		expect(state.messages.at(-1)?.stopped).toBeUndefined();
		expect(contents([failed, ...later, again].reduce(reduceConversation, state))).toEqual([
			...["¡Hola!", "Otra", "Mucho gusto.", "Hola"],
		]);
	}
});

test("the received part of a stopped answer stays, marked, even if the server was not reached", () => {
	const state = after(
		sentMessage("1"),
		{ kind: "arriving", text: "Mucho " },
		{ kind: "stopped", id: "2", at },
	);
	expect(state).toMatchObject({ thinking: false, arriving: "" });
	expect(state.messages.at(-1)).toMatchObject({ content: "Mucho", stopped: true });
});

test("a person who has the conversation is known, and an empty reply is no message", () => {
	const heard = { ...answer, reply: "", colleague: "Laura" };
	const state = after(sentMessage("1"), { kind: "answered", id: "2", answer: heard, at });
	expect(state.colleague).toBe("Laura");
	expect(state.messages.at(-1)?.role).toBe("user");
});

test("a person's message names them, and does not tell who has the conversation now", () => {
	const heard = { ...answer, reply: "Soy Laura.", writer: "Laura", colleague: undefined };
	const state = reduceConversation(emptyConversation, { kind: "answered", id: "2", answer: heard, at: "" });
	expect(state.messages).toMatchObject([{ content: "Soy Laura.", writer: "Laura" }]);
	expect(state.colleague).toBeNull();
});

const contact: ChatForm = {
	name: "contact",
	title: "¿A quién se la hago?",
	text: "",
	submit: "Listo",
	fields: [{ name: "email", label: "Correo", type: "email", value: "", maxLength: 254 }],
};
const progress = { done: 4, total: 7, label: "4 de 7", see: { value: "see", label: "Ver" } };
const filled = { kind: "form", form: "contact", values: { email: "ana@" }, press: "save" } as const;

test("a form disappears with the next message, and the progress stays until the next answer", () => {
	const withForm = { ...answer, form: contact, progress };
	const asked = after(sentMessage("1"), { kind: "answered", id: "2", answer: withForm, at });
	expect(asked).toMatchObject({ form: contact, progress });
	const sent = reduceConversation(asked, sentMessage("3"));
	expect(sent).toMatchObject({ form: null, choices: [], progress });
	const next = reduceConversation(sent, { kind: "answered", id: "4", answer, at });
	expect(next).toMatchObject({ form: null, progress: null });
	expect(reduceConversation(asked, { kind: "thinking" })).toMatchObject({ form: null, choices: [] });
});

test("a refused form is shown again with its errors, as if it had not been sent", () => {
	const asked = after(sentMessage("1"), {
		kind: "answered",
		id: "2",
		answer: { ...answer, form: contact },
		at,
	});
	const sent = reduceConversation(asked, { ...sentMessage("3", "ana@"), input: filled });
	expect(sent.messages.at(-1)).toMatchObject({ content: "ana@", input: filled });
	const form = {
		...contact,
		fields: contact.fields.map((field) => ({ ...field, error: "Le falta el final" })),
	};
	const refused = reduceConversation(sent, { kind: "form-refused", id: "3", form });
	expect(refused).toMatchObject({ thinking: false, form, failure: null });
	expect(contents(refused)).toEqual(contents(asked));
});

test("a person who has the conversation came in after the messages of before, whatever is written since", () => {
	const messages = [
		{ role: "assistant", content: "¡Hola!", at },
		{ role: "user", content: "¿Hay alguien?", at },
		{ role: "user", content: "¿Sí?", at: "2026-12-04T15:00:00.000Z" },
	] as const;
	const transcript = {
		...noControls,
		conversationToken: "c1",
		colleague: "Ana",
		colleagueSince: at,
		messages,
	};
	const state = after({ kind: "transcript-read", transcript }, sentMessage("1", "Sigo aquí"));
	const left = { ...answer, reply: "", colleague: "Ana" };
	expect(reduceConversation(state, { kind: "answered", id: "2", answer: left, at }).joinedAfter).toBe(2);
	const given = { ...left, colleague: "Pedro" };
	expect(reduceConversation(state, { kind: "answered", id: "2", answer: given, at }).joinedAfter).toBeNull();
});

test("a stored message keeps the choice this window sent it with, and no other does", () => {
	const input = { kind: "choice", value: "yes" } as const;
	const state = after({ ...sentMessage("1", "Sí"), input }, { kind: "answered", id: "2", answer, at });
	const messages = [
		{ role: "assistant", content: "¡Hola!", at },
		{ role: "user", content: "Sí", at },
		{ role: "user", content: "Sí", at },
	] as const;
	const transcript = { ...noControls, conversationToken: "c1", colleague: null, messages };
	const { messages: shown } = reduceConversation(state, { kind: "transcript-read", transcript });
	expect(shown.map((message) => message.input)).toEqual([undefined, input, undefined]);
});
