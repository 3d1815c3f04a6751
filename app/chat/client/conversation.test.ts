import { expect, test } from "vitest";
import type { ChatForm, ProposalFile } from "../../../shared/chat.ts";
import type { ChatApi, OutgoingMessage, SendListener, SendResult } from "./chat-api.ts";
import { createConversation } from "./conversation.ts";
import { type AnswerControls, noControls, type StoredTranscript } from "./conversation-types.ts";
import type { ChatSettings } from "./deliver-message.ts";

const setting: ChatSettings = { language: "es", greeting: "¡Hola!", fileName: "propuesta.pdf" };
const pdf = { downloadUrl: "/p/1", fileName: "propuesta.pdf" };
const answered = (
	reply: string,
	file: ProposalFile | null = null,
	controls: Partial<AnswerControls> = {},
): SendResult => ({
	kind: "answered",
	answer: {
		...noControls,
		...controls,
		reply,
		conversationId: "c1",
		sources: [],
		ways: [],
		pdf: file,
		person: null,
		stopped: false,
	},
});
const stoppedAt = (reply: string): SendResult => {
	const heard = answered(reply);
	return heard.kind === "answered" ? { ...heard, answer: { ...heard.answer, stopped: true } } : heard;
};
const offline: SendResult = { kind: "failed", failure: { kind: "network" } };
const unknown: SendResult = { kind: "failed", failure: { kind: "refused", status: 404, error: null } };

/** A conversation whose backend answers with these, in turn, and keeps this transcript. */
function runtime({
	answers = [],
	kept = null,
	active = false,
	read = async () => kept,
	forget = async () => true,
}: {
	answers?: (SendResult | ((listener: SendListener) => Promise<SendResult>))[];
	kept?: StoredTranscript | null;
	active?: boolean;
	read?: ChatApi["read"];
	forget?: ChatApi["forget"];
}) {
	const asked: OutgoingMessage[] = [];
	const downloaded: string[] = [];
	const flag = { on: active };
	let keys = 0;
	const api: ChatApi = {
		sendMessage: async (question, listener) => {
			asked.push(question);
			const answer = answers.shift() ?? offline;
			return typeof answer === "function" ? answer(listener) : answer;
		},
		read,
		forget,
	};
	const conversation = createConversation({
		api,
		active: {
			get: () => flag.on,
			set: (on) => {
				flag.on = on;
			},
		},
		now: () => new Date("2026-11-21T15:00:00Z"),
		newKey: () => `key ${++keys}`,
		onProposal: ({ downloadUrl }) => downloaded.push(downloadUrl),
		onAnswer: () => undefined,
		onChange: () => undefined,
	});
	const words = () => conversation.snapshot().messages.map(({ content }) => content);
	return { conversation, asked, downloaded, flag, words };
}

test("what is said is answered, and the browser remembers that there is a conversation", async () => {
	const { conversation, words, flag } = runtime({ answers: [answered("Mucho gusto.")] });
	await conversation.sendMessage("  Soy Marta ", setting);
	expect(words()).toEqual(["¡Hola!", "Soy Marta", "Mucho gusto."]);
	expect(flag.on).toBe(true);
});

test("blank text is not said, and nothing is said while an answer is awaited", async () => {
	const { conversation, asked } = runtime({ answers: [answered("Uno."), answered("Dos.")] });
	await Promise.all([
		conversation.sendMessage("   ", setting),
		conversation.sendMessage("Hola", setting),
		conversation.sendMessage("Hola", setting),
	]);
	expect(asked).toHaveLength(1);
});

test("a proposal downloads once, and not again when the page is opened later", async () => {
	const first = runtime({ answers: [answered("Lista.", pdf)] });
	await first.conversation.sendMessage("Sí", setting);
	expect(first.downloaded).toEqual(["/p/1"]);
	const message = { role: "assistant", content: "Lista.", at: null, pdf } as const;
	const later = runtime({
		active: true,
		kept: { conversationId: "c1", messages: [message], ...noControls, person: null },
	});
	await later.conversation.resume(setting);
	expect(later.words()).toEqual(["Lista."]);
	expect(later.downloaded).toEqual([]);
});

test("an unsent message goes out once when it is sent again twice in a row", async () => {
	const { conversation, asked, words } = runtime({ answers: [offline, answered("Mucho gusto.")] });
	await conversation.sendMessage("Hola", setting);
	const id = conversation.snapshot().messages.at(-1)?.id ?? "";
	await Promise.all([conversation.resend(id, setting), conversation.resend(id, setting)]);
	expect(asked).toHaveLength(2);
	expect(words()).toEqual(["¡Hola!", "Hola", "Mucho gusto."]);
});

test("a message whose answer was lost on the way is not said twice", async () => {
	const kept: StoredTranscript = {
		conversationId: "c1",
		messages: [
			{ role: "user", content: "Hola", at: null },
			{ role: "assistant", content: "Mucho gusto.", at: null, pdf },
		],
		...noControls,
		person: null,
	};
	const { conversation, asked, words, downloaded } = runtime({ answers: [offline], kept });
	await conversation.sendMessage("Hola", setting);
	await conversation.resend(conversation.snapshot().messages.at(-1)?.id ?? "", setting);
	expect(asked).toHaveLength(1);
	expect(words()).toEqual(["Hola", "Mucho gusto."]);
	expect(downloaded).toEqual(["/p/1"]);
});

test("what a lost connection kept is said when it is back, in turn, each under its own key", async () => {
	const answers = [offline, offline, answered("Uno."), answered("Dos.")];
	const { conversation, asked, words } = runtime({ answers });
	await conversation.sendMessage("A", setting);
	await conversation.sendMessage("B", setting);
	expect(conversation.snapshot().messages.filter(({ unsent }) => unsent)).toHaveLength(2);
	await conversation.resendAll(setting);
	await conversation.resendAll(setting);
	expect(words()).toEqual(["¡Hola!", "A", "Uno.", "B", "Dos."]);
	expect(asked.map(({ message, idempotencyKey }) => `${message} ${idempotencyKey}`)).toEqual([
		...["A key 1", "B key 2", "A key 1", "B key 2"],
	]);
});

test("a conversation the server lost goes on with its history", async () => {
	const { conversation, asked, words } = runtime({ answers: [answered("Uno."), unknown, answered("Dos.")] });
	await conversation.sendMessage("A", setting);
	await conversation.sendMessage("B", setting);
	expect(words()).toEqual(["¡Hola!", "A", "Uno.", "B", "Dos."]);
	expect(asked.map(({ conversationId }) => conversationId)).toEqual([null, "c1", null]);
	expect(asked[2]?.history.map(({ content }) => content)).toEqual(["¡Hola!", "A", "Uno."]);
});

test("a conversation begun anew elsewhere is gone here too, an unsent message is not", async () => {
	const elsewhere = runtime({ answers: [answered("Uno.")] });
	await elsewhere.conversation.sendMessage("A", setting);
	await elsewhere.conversation.resume(setting);
	expect(elsewhere.words()).toEqual([]);
	const unsent = runtime({ answers: [offline], active: true });
	await unsent.conversation.sendMessage("A", setting);
	await unsent.conversation.resume(setting);
	expect(unsent.words()).toEqual(["¡Hola!", "A"]);
});

test("starting over forgets the conversation", async () => {
	const { conversation, words, flag } = runtime({ answers: [answered("Uno.")] });
	await conversation.sendMessage("A", setting);
	await conversation.startOver();
	expect(words()).toEqual([]);
	expect(flag.on).toBe(false);
});

test("starting over waits for the answer under way", async () => {
	const { conversation, words, flag } = runtime({ answers: [answered("Uno.")] });
	const saying = conversation.sendMessage("A", setting);
	await Promise.all([saying, conversation.startOver()]);
	expect(words()).toEqual([]);
	expect(flag.on).toBe(false);
});

test("what changed while the conversation was read is read, too", async () => {
	const first = Promise.withResolvers<StoredTranscript>();
	const reads = [() => first.promise, async () => kept];
	const { conversation, words } = runtime({ active: true, read: async () => reads.shift()?.() ?? null });
	const resuming = conversation.resume(setting);
	await conversation.resume(setting);
	first.resolve(transcript([question]));
	await resuming;
	expect(words()).toEqual(["¡Hola!", "Hola", "Uno.", "Soy Eva, del equipo."]);
	expect(reads).toEqual([]);
});

test("a conversation that is still being read when it is started over does not come back", async () => {
	const reading = Promise.withResolvers<StoredTranscript>();
	const { conversation, words, asked } = runtime({
		answers: [answered("Uno."), answered("Dos.")],
		read: () => reading.promise,
	});
	await conversation.sendMessage("Hola", setting);
	const resuming = conversation.resume(setting);
	const over = conversation.startOver();
	await conversation.resume(setting);
	reading.resolve(kept);
	await Promise.all([resuming, over]);
	expect(words()).toEqual([]);
	await conversation.sendMessage("Otra cosa", setting);
	expect(words()).toEqual(["¡Hola!", "Otra cosa", "Dos."]);
	expect(asked.at(-1)).toMatchObject({ conversationId: null });
});

test.each(["reading", "erasing"])(
	"what is said while %s takes long begins a new conversation",
	async (slow) => {
		const reading = Promise.withResolvers<StoredTranscript>();
		const erasing = Promise.withResolvers<boolean>();
		const { conversation, words, asked } = runtime({
			answers: [answered("Uno."), answered("Dos.")],
			read: () => (slow === "reading" ? reading.promise : Promise.resolve(kept)),
			forget: () => (slow === "erasing" ? erasing.promise : Promise.resolve(true)),
		});
		await conversation.sendMessage("Hola", setting);
		const resuming = conversation.resume(setting);
		const over = conversation.startOver();
		const sending = conversation.sendMessage("Otra cosa", setting);
		reading.resolve(kept);
		erasing.resolve(true);
		await Promise.all([resuming, over, sending]);
		expect(words()).toEqual(["¡Hola!", "Otra cosa", "Dos."]);
		expect(asked.at(-1)).toMatchObject({ conversationId: null, history: [{ content: "¡Hola!" }] });
	},
);

test("what another window changed while an answer was under way is read after it", async () => {
	let reads = 0;
	const read = async () => {
		reads++;
		return kept;
	};
	const { conversation, words } = runtime({ active: true, answers: [answered("Uno.")], read });
	const saying = conversation.sendMessage("Hola", setting);
	await conversation.resume(setting);
	expect(reads).toBe(0);
	await saying;
	expect(reads).toBe(1);
	expect(words().at(-1)).toBe("Soy Eva, del equipo.");
});

const kept: StoredTranscript = {
	conversationId: "c1",
	messages: [
		{ role: "assistant", content: "¡Hola!", at: null },
		{ role: "user", content: "Hola", at: null },
		{ role: "assistant", content: "Uno.", at: null },
		{ role: "assistant", content: "Soy Eva, del equipo.", at: null, person: "Eva" },
	],
	...noControls,
	person: "Eva",
};
const tooMany: SendResult = { kind: "failed", failure: { kind: "refused", status: 429, error: "Espera." } };

test("what a person says is shown though an earlier message was never taken, which stays to be sent", async () => {
	const { conversation, words } = runtime({ answers: [tooMany, answered("Uno.")], kept });
	await conversation.sendMessage("Perdida", setting);
	await conversation.sendMessage("Hola", setting);
	await conversation.resume(setting);
	expect(words()).toEqual(["¡Hola!", "Hola", "Uno.", "Soy Eva, del equipo.", "Perdida"]);
	expect(conversation.snapshot().messages.at(-1)?.unsent).toBe(true);
});

test("an unsent message the server turns out to have is there once", async () => {
	const { conversation, words } = runtime({ answers: [tooMany], kept, active: true });
	await conversation.sendMessage("Hola", setting);
	await conversation.resume(setting);
	expect(words()).toEqual(["¡Hola!", "Hola", "Uno.", "Soy Eva, del equipo."]);
});

test("what is said while the conversation is still read is shown at once, and continues that conversation", async () => {
	const reading = Promise.withResolvers<StoredTranscript>();
	const { conversation, words, asked } = runtime({
		answers: [answered("Dos.")],
		active: true,
		read: () => reading.promise,
	});
	void conversation.resume(setting);
	const sending = conversation.sendMessage("¿Y ahora?", setting);
	expect(words()).toEqual(["¡Hola!", "¿Y ahora?"]);
	expect(conversation.snapshot().thinking).toBe(true);
	reading.resolve(kept);
	await sending;
	expect(asked[0]?.conversationId).toBe("c1");
	expect(words().slice(-3)).toEqual(["Soy Eva, del equipo.", "¿Y ahora?", "Dos."]);
});

/** An answer that says how much of it stands once it is stopped. */
const untilStopped = (reply: SendResult) => (listener: SendListener) =>
	new Promise<SendResult>((resolve) => {
		listener.text("Así es. Y ");
		if (listener.stop.aborted) resolve(reply);
		listener.stop.addEventListener("abort", () => resolve(reply));
	});
const question = { role: "user", content: "Hola", at: null } as const;
const transcript = (messages: StoredTranscript["messages"]): StoredTranscript => ({
	conversationId: "c1",
	messages,
	...noControls,
	person: null,
});

test("a wait for a person that began or ended elsewhere is known without drawing the conversation again", async () => {
	const stored = { ...transcript([question]), waitsForPerson: true };
	let kept = stored;
	const { conversation } = runtime({ read: async () => kept, active: true });
	await conversation.resume(setting);
	const { messages, waitsForPerson } = conversation.snapshot();
	expect(waitsForPerson).toBe(true);
	kept = { ...stored, waitsForPerson: false };
	await conversation.resume(setting);
	expect(conversation.snapshot()).toMatchObject({ waitsForPerson: false });
	expect(conversation.snapshot().messages).toBe(messages);
});

test("an answer that was still to come when the page was left is waited for, under the key it was asked with, and can be stopped", async () => {
	const kept = { ...transcript([question]), awaited: { idempotencyKey: "k0", attempt: 2 } };
	const { conversation, words, asked } = runtime({ answers: [answered("Uno.")], kept, active: true });
	await conversation.resume(setting);
	expect(words()).toEqual(["Hola", "Uno."]);
	expect(asked).toMatchObject([
		{ message: "Hola", idempotencyKey: "k0", attempt: 2, isStored: true, conversationId: "c1" },
	]);
	expect(asked[0]?.history).toEqual([]);

	const stopped = runtime({ answers: [untilStopped(stoppedAt(""))], kept, active: true });
	const waiting = stopped.conversation.resume(setting);
	await expect.poll(() => stopped.asked.length).toBe(1);
	expect(stopped.conversation.snapshot().thinking).toBe(true);
	stopped.conversation.stop();
	await waiting;
	await stopped.conversation.resume(setting);
	expect(stopped.conversation.snapshot().messages).toMatchObject([{ content: "Hola", stopped: true }]);
	expect(stopped.asked).toHaveLength(1);
});

test("an awaited answer that nobody can name by its key is asked for once more, and one that fails is left to be sent", async () => {
	const kept = { ...transcript([question]), awaited: { idempotencyKey: null, attempt: 1 } };
	const { conversation, asked } = runtime({ answers: [tooMany], kept, active: true });
	await conversation.resume(setting);
	expect(asked).toMatchObject([{ idempotencyKey: "key 1", attempt: 2 }]);
	expect(conversation.snapshot()).toMatchObject({ thinking: false, messages: [{ unsent: true }] });
});

test("what is stopped stays as the server says, and is not sent again by itself", async () => {
	const { conversation, words, asked } = runtime({ answers: [untilStopped(stoppedAt("Así es."))] });
	const saying = conversation.sendMessage("Hola", setting);
	await Promise.resolve();
	conversation.stop();
	await saying;
	await conversation.resendAll(setting);
	expect(words()).toEqual(["¡Hola!", "Hola", "Así es."]);
	expect(conversation.snapshot().messages.at(-1)?.stopped).toBe(true);
	expect(asked).toHaveLength(1);
});

test("what is stopped is asked again in its place, in this window under its key and in another under a new one", async () => {
	const here = runtime({ answers: [untilStopped(stoppedAt("Así es.")), answered("Así es. Y más.")] });
	const saying = here.conversation.sendMessage("Hola", setting);
	await Promise.resolve();
	here.conversation.stop();
	await saying;
	await here.conversation.retry(setting);
	expect(here.words()).toEqual(["¡Hola!", "Hola", "Así es. Y más."]);
	const { conversation } = here;
	await conversation.retry(setting);
	expect(here.asked.map(({ idempotencyKey, attempt }) => [idempotencyKey, attempt])).toEqual([
		["key 1", 1],
		["key 1", 2],
		["key 1", 3],
	]);
	const kept = transcript([question, { role: "assistant", content: "Así es.", at: null, stopped: true }]);
	const there = runtime({ answers: [answered("Así es. Y más.")], kept, active: true });
	await there.conversation.resume(setting);
	await there.conversation.retry(setting);
	expect(there.words()).toEqual(["Hola", "Así es. Y más."]);
	expect(there.asked).toMatchObject([{ idempotencyKey: "key 1", attempt: 2, conversationId: "c1" }]);
});

test("asking again that was lost on the way asks again, too, when it is sent again", async () => {
	const kept = transcript([question, { role: "assistant", content: "Así es.", at: null, stopped: true }]);
	const { conversation, words, asked } = runtime({
		answers: [offline, answered("Así es. Y más.")],
		kept,
		active: true,
	});
	await conversation.resume(setting);
	await conversation.retry(setting);
	await conversation.resendAll(setting);
	expect(words()).toEqual(["Hola", "Así es. Y más."]);
	expect(asked.map(({ idempotencyKey, attempt }) => [idempotencyKey, attempt])).toEqual([
		["key 1", 2],
		["key 1", 2],
	]);
});

test("an answer that is still being given is waited for when its connection was lost", async () => {
	const { conversation, words, asked } = runtime({
		answers: [offline, answered("Así es. Y más.")],
		kept: transcript([question]),
	});
	await conversation.sendMessage("Hola", setting);
	await conversation.resendAll(setting);
	expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key 1", "key 1"]);
	expect(words()).toEqual(["¡Hola!", "Hola", "Así es. Y más."]);
});

test("an answer can be stopped that is asked for after a lost connection", async () => {
	const reading = Promise.withResolvers<StoredTranscript | null>();
	const { conversation, words } = runtime({
		answers: [offline, untilStopped(stoppedAt("Así es."))],
		read: () => reading.promise,
	});
	await conversation.sendMessage("Hola", setting);
	const sending = conversation.resendAll(setting);
	conversation.stop();
	reading.resolve(null);
	await Promise.race([sending, new Promise((_, reject) => setTimeout(reject, 1_000))]);
	expect(words()).toEqual(["¡Hola!", "Hola", "Así es."]);
});

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

test("a choice is said by its label and sent by its value, and nothing is pressed while an answer is awaited", async () => {
	const { conversation, asked, words } = runtime({ answers: [answered("Gracias.")] });
	await Promise.all([conversation.choose(some, setting), conversation.choose(some, setting)]);
	expect(words()).toEqual(["¡Hola!", "6 a 20", "Gracias."]);
	expect(asked).toMatchObject([{ message: "6 a 20", input: { kind: "choice", value: "size:6-20" } }]);
});

test("a form is sent with what was filled in, and shown as what was said", async () => {
	const { conversation, asked, words } = runtime({ answers: [answered("Quedó anotado.")] });
	await conversation.submit(filled, "ana", setting);
	expect(words()).toEqual(["¡Hola!", "ana", "Quedó anotado."]);
	expect(asked).toMatchObject([{ message: "ana", input: filled }]);
});

test("a refused form is there again with its errors, and corrected it is a new message", async () => {
	const { conversation, asked, words } = runtime({
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

test("what a lost connection kept of choices and forms is sent again as it was, until a form is refused", async () => {
	const { conversation, asked, words } = runtime({
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
		const { conversation, asked } = runtime({
			answers: [untilStopped(stoppedAt("Así es.")), answered("Así es. Y más.")],
		});
		const sending =
			send === "choose"
				? conversation.choose(some, setting)
				: conversation.submit(filled, "Ana · ana@brisa.co", setting);
		await Promise.resolve();
		conversation.stop();
		await sending;
		await conversation.retry(setting);
		expect(asked.map(({ attempt }) => attempt)).toEqual([1, 2]);
		expect(asked[1]?.input).toEqual(asked[0]?.input);
		expect(asked[1]?.input).toBeDefined();
	}
});

test("a form whose answer was lost on the way is not said twice, though the server words it otherwise", async () => {
	const kept: StoredTranscript = {
		...noControls,
		conversationId: "c1",
		person: null,
		messages: [
			{ role: "assistant", content: "¡Hola!", at: null },
			{ role: "user", content: "ana@brisa.co · +57 300 123 4567", at: null },
			{ role: "assistant", content: "Quedó anotado.", at: null },
		],
	};
	const { conversation, asked, words } = runtime({ answers: [offline], kept });
	await conversation.submit(filled, "ana@brisa.co · 3001234567", setting);
	await conversation.resendAll(setting);
	expect(asked).toHaveLength(1);
	expect(words()).toEqual(["¡Hola!", "ana@brisa.co · +57 300 123 4567", "Quedó anotado."]);
});
