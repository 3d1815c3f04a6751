import { expect, test } from "vitest";
import {
	type Answer,
	type ConversationEvent,
	type ConversationState,
	nextState,
	nothingSaid,
} from "./conversation-state.ts";

const at = "2026-11-21T15:00:00.000Z";
const answer: Answer = {
	reply: "Mucho gusto.",
	conversationId: "c1",
	sources: [],
	quickReplies: ["Sí"],
	ways: [],
	pdf: null,
	person: null,
	stopped: false,
};
const said = (id: string, content = "Hola") =>
	({ kind: "said", id, key: `key ${id}`, content, at, greeting: "¡Hola!" }) as const;
const after = (...events: ConversationEvent[]): ConversationState => events.reduce(nextState, nothingSaid);
const told = ({ messages }: ConversationState) => messages.map(({ content }) => content);

test("the greeting stays the first message once somebody speaks, in the language it was given", () => {
	const state = after(
		said("1"),
		{ kind: "answered", id: "2", answer, at },
		{ ...said("3", "Sí"), greeting: "Hi!" },
	);
	expect(told(state)).toEqual(["¡Hola!", "Hola", "Mucho gusto.", "Sí"]);
});

test("the assistant thinks until it answers, and offers no answers meanwhile", () => {
	const answered = after(said("1"), { kind: "answered", id: "2", answer, at });
	expect(answered).toMatchObject({ thinking: false, quickReplies: ["Sí"], conversationId: "c1" });
	expect(nextState(answered, said("3"))).toMatchObject({ thinking: true, quickReplies: [] });
});

test("a message that did not go out is kept, marked unsent, with the reason", () => {
	const state = after(said("1"), { kind: "failed", id: "1", failure: { kind: "network" } });
	expect(state.messages.at(-1)).toMatchObject({ content: "Hola", unsent: true });
	expect(state).toMatchObject({ thinking: false, failure: { kind: "network" } });
});

test("a message said again moves to the end and is there once", () => {
	const failed = after(said("1", "Uno"), { kind: "failed", id: "1", failure: { kind: "network" } });
	const state = [said("2", "Dos"), said("1", "Uno")].reduce(nextState, failed);
	expect(told(state)).toEqual(["¡Hola!", "Dos", "Uno"]);
	expect(state.messages.some(({ unsent }) => unsent)).toBe(false);
	expect(state.failure).toBeNull();
});

test("a conversation the server does not know is not asked for again", () => {
	const answered = after(said("1"), { kind: "answered", id: "2", answer, at });
	const gone = { kind: "refused", status: 404, error: null } as const;
	expect(nextState(answered, { kind: "failed", id: "1", failure: gone }).conversationId).toBeNull();
});

test("what the server keeps takes the place of what stood there, and nothing of it arrives anew", () => {
	const transcript = {
		conversationId: "c2",
		quickReplies: ["No"],
		person: null,
		messages: [{ role: "user", content: "Antes", at }],
	} as const;
	const state = nextState(after(said("1")), { kind: "resumed", transcript });
	expect(state).toMatchObject({ conversationId: "c2", quickReplies: ["No"], thinking: false });
	expect(state.messages).toEqual([{ id: "stored-0", role: "user", content: "Antes", at }]);
});

test("starting over leaves nothing", () => {
	expect(after(said("1"), { kind: "cleared" })).toEqual(nothingSaid);
});

test("an answer is seen while it comes, and only its whole stays", () => {
	const coming = after(said("1"), { kind: "arriving", text: "Mucho " }, { kind: "arriving", text: "gus" });
	expect(coming).toMatchObject({ thinking: true, arriving: "Mucho gus" });
	expect(nextState(coming, { kind: "withdrawn" }).arriving).toBe("");
	const whole = nextState(coming, { kind: "answered", id: "2", answer, at });
	expect(whole).toMatchObject({ thinking: false, arriving: "" });
	expect(whole.messages.at(-1)?.content).toBe("Mucho gusto.");
});

test("an answer that was stopped is marked; before a word of it, its question is", () => {
	const stopped = { ...answer, reply: "Mucho gusto.", stopped: true };
	const some = after(said("1"), { kind: "answered", id: "2", answer: stopped, at });
	expect(some.messages.slice(1)).toMatchObject([
		{ content: "Hola" },
		{ content: "Mucho gusto.", stopped: true },
	]);
	expect(some.messages[1]?.stopped).toBeUndefined();
	const none = after(said("1"), { kind: "answered", id: "2", answer: { ...stopped, reply: "" }, at });
	expect(told(none)).toEqual(["¡Hola!", "Hola"]);
	expect(none.messages.at(-1)).toMatchObject({ role: "user", stopped: true });
});

test("asked again, a question stands there once, and what was stopped behind it goes", () => {
	const stopped = { ...answer, stopped: true };
	const failed = { kind: "failed", id: "1", failure: { kind: "network" } } as const;
	const later = [said("3", "Otra"), { kind: "answered", id: "4", answer, at } as const];
	const again = { ...said("1"), attempt: 2 } as const;
	for (const reply of ["Mucho gusto.", ""]) {
		const first = { kind: "answered", id: "2", answer: { ...stopped, reply }, at } as const;
		const state = after(said("1"), first, again);
		expect(told(state)).toEqual(["¡Hola!", "Hola"]);
		expect(state.messages.at(-1)?.stopped).toBeUndefined();
		expect(told([failed, ...later, again].reduce(nextState, state))).toEqual([
			...["¡Hola!", "Otra", "Mucho gusto.", "Hola"],
		]);
	}
});

test("what came of an answer that was stopped stays, marked, though the server did not hear of it", () => {
	const state = after(said("1"), { kind: "arriving", text: "Mucho " }, { kind: "stopped", id: "2", at });
	expect(state).toMatchObject({ thinking: false, arriving: "" });
	expect(state.messages.at(-1)).toMatchObject({ content: "Mucho", stopped: true });
});

test("a person who has the conversation is known, and an empty reply is no message", () => {
	const heard = { ...answer, reply: "", person: "Laura" };
	const state = after(said("1"), { kind: "answered", id: "2", answer: heard, at });
	expect(state.person).toBe("Laura");
	expect(state.messages.at(-1)?.role).toBe("user");
});

test("words a person said are theirs, and say nothing of who has the conversation now", () => {
	const heard = { ...answer, reply: "Soy Laura.", person: "Laura" };
	const state = nextState(nothingSaid, { kind: "answered", id: "2", answer: heard, at: "" });
	expect(state.messages).toMatchObject([{ content: "Soy Laura.", person: "Laura" }]);
	expect(state.person).toBeNull();
});
