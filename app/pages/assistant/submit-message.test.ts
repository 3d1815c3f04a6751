import { expect, test } from "vitest";
import type { ChatOutcome, ChatRequest, ChatService } from "../../../http/chat.ts";
import type { ChatForm } from "../../../shared/chat.ts";
import { submitMessage } from "./submit-message.server.ts";

const submissionKey = "a-key-of-this-page";
const answered = new Error("Answers are not read here.");

/** A chat that gives every message this outcome, and the messages it received. */
function chatThatSays(outcome: ChatOutcome | Error) {
	const asked: ChatRequest[] = [];
	const unused = async () => {
		throw new Error("Not called.");
	};
	const chat: ChatService = {
		answer: async (input) => {
			asked.push(input);
			if (outcome instanceof Error) throw outcome;
			return outcome;
		},
		stop: unused,
		waitForAnswers: unused,
		read: unused,
		continueConversation: unused,
		findConversationId: unused,
		hasOther: unused,
		goBack: unused,
		forget: () => [""],
	};
	const post = (...fields: [string, string][]) =>
		submitMessage(
			chat,
			new Request("http://site/asistente", { method: "POST", body: new URLSearchParams(fields) }),
			"v",
		);
	return { asked, post };
}

test("a typed message, a choice and a form become different kinds of input", async () => {
	const { asked, post } = chatThatSays(answered);
	await post(["submission-key", submissionKey], ["message", "Hola"]);
	await post(["submission-key", submissionKey], ["choice", "size:6-20"], ["message", "6 a 20"]);
	await post(
		["submission-key", submissionKey],
		["form", "contact"],
		["email", "ana@brisa.co"],
		["country", "57"],
	);
	expect(asked).toMatchObject([
		{ message: "Hola", input: { kind: "text" } },
		{ message: "6 a 20", input: { kind: "choice", value: "size:6-20" } },
		{ input: { kind: "form", form: "contact", values: { email: "ana@brisa.co", country: "57" } } },
	]);
});

test("the button of the summary decides whether changes are saved or the proposal is made", async () => {
	const { asked, post } = chatThatSays(answered);
	const summary: [string, string][] = [
		["submission-key", submissionKey],
		["form", "summary"],
		["need", "Citas"],
	];
	await post(...summary, ["press", "make"]);
	await post(...summary, ["press", "save"], ["press", "make"]);
	await post(...summary, ["press", "make"]);
	expect(asked).toMatchObject([
		{ input: { press: "make", values: { need: "Citas" } } },
		{ input: { press: "save" } },
		{ input: { press: "make" } },
	]);
	const [first, other, again] = asked.map(({ idempotencyKey }) => idempotencyKey);
	expect(again).toBe(first);
	expect(other).not.toBe(first);
});

test("a form that is refused comes back with its errors, or as it was filled in", async () => {
	const form: ChatForm = {
		name: "contact",
		title: "¿A quién?",
		text: "",
		submit: "Listo",
		fields: [{ name: "email", label: "Correo", type: "email", value: "ana@", maxLength: 254, error: "¿Y?" }],
	};
	const post: [string, string][] = [
		["form", "contact"],
		["email", "ana@"],
	];
	const wrong = chatThatSays({ kind: "refused", status: 422, error: "Revisa un campo.", form });
	expect(await wrong.post(...post)).toMatchObject({ status: 422, form });
	const values = { email: "ana@" };
	const exceeded = chatThatSays({ kind: "refused", status: 429, error: "Espera." });
	expect(await exceeded.post(...post)).toMatchObject({ status: 429, values, refused: { error: "Espera." } });
	expect(await exceeded.post(["choice", "size:6-20"], ["message", "6 a 20"])).toMatchObject({
		refused: { message: "", error: "Espera." },
	});
	const down = chatThatSays(new Error("No database."));
	expect(await down.post(["submission-key", submissionKey], ...post)).toMatchObject({
		status: 503,
		values,
		refused: { submissionKey },
	});
});
