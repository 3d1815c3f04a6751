import { expect, test } from "vitest";
import {
	answered,
	chatWindow,
	kept,
	offline,
	pdf,
	question,
	setting,
	tooMany,
	transcript,
	unknown,
} from "../../../tests/support/chat-window.ts";
import { noControls, type ReceivedTranscript } from "./conversation-types.ts";

test("a message is answered, and the browser remembers that there is a conversation", async () => {
	const { conversation, words, flag } = chatWindow({ answers: [answered("Mucho gusto.")] });
	await conversation.sendMessage("  Soy Marta ", setting);
	expect(words()).toEqual(["¡Hola!", "Soy Marta", "Mucho gusto."]);
	expect(flag.on).toBe(true);
});

test("blank text is not sent, and nothing is sent while an answer is awaited", async () => {
	const { conversation, asked } = chatWindow({ answers: [answered("Uno."), answered("Dos.")] });
	await Promise.all([
		conversation.sendMessage("   ", setting),
		conversation.sendMessage("Hola", setting),
		conversation.sendMessage("Hola", setting),
	]);
	expect(asked).toHaveLength(1);
});

test("a proposal downloads once, and not again when the page is opened later", async () => {
	const first = chatWindow({ answers: [answered("Lista.", pdf)] });
	await first.conversation.sendMessage("Sí", setting);
	expect(first.downloaded).toEqual(["/p/1"]);
	const message = { role: "assistant", content: "Lista.", at: null, pdf } as const;
	const later = chatWindow({
		active: true,
		kept: { conversationToken: "c1", messages: [message], ...noControls, colleague: null },
	});
	await later.conversation.refresh(setting);
	expect(later.words()).toEqual(["Lista."]);
	expect(later.downloaded).toEqual([]);
});

test("a failed message goes out once when it is sent again twice in a row", async () => {
	const { conversation, asked, words } = chatWindow({ answers: [offline, answered("Mucho gusto.")] });
	await conversation.sendMessage("Hola", setting);
	const id = conversation.snapshot().messages.at(-1)?.id ?? "";
	await Promise.all([conversation.resend(id, setting), conversation.resend(id, setting)]);
	expect(asked).toHaveLength(2);
	expect(words()).toEqual(["¡Hola!", "Hola", "Mucho gusto."]);
});

test("a message whose answer was lost on the way is not sent twice", async () => {
	const kept: ReceivedTranscript = {
		conversationToken: "c1",
		messages: [
			{ role: "user", content: "Hola", at: null },
			{ role: "assistant", content: "Mucho gusto.", at: null, pdf },
		],
		...noControls,
		colleague: null,
	};
	const { conversation, asked, words, downloaded } = chatWindow({ answers: [offline], kept });
	await conversation.sendMessage("Hola", setting);
	await conversation.resend(conversation.snapshot().messages.at(-1)?.id ?? "", setting);
	expect(asked).toHaveLength(1);
	expect(words()).toEqual(["Hola", "Mucho gusto."]);
	expect(downloaded).toEqual(["/p/1"]);
});

test("messages that a lost connection held back are sent when it returns, in order, each with its own key", async () => {
	const answers = [offline, offline, answered("Uno."), answered("Dos.")];
	const { conversation, asked, words } = chatWindow({ answers });
	await conversation.sendMessage("A", setting);
	await conversation.sendMessage("B", setting);
	expect(conversation.snapshot().messages.filter(({ failed }) => failed)).toHaveLength(2);
	await conversation.resendAll(setting);
	await conversation.resendAll(setting);
	expect(words()).toEqual(["¡Hola!", "A", "Uno.", "B", "Dos."]);
	expect(asked.map(({ content, idempotencyKey }) => `${content} ${idempotencyKey}`)).toEqual([
		...["A key 1", "B key 2", "A key 1", "B key 2"],
	]);
});

test("a conversation the server lost goes on with its history", async () => {
	const { conversation, asked, words } = chatWindow({
		answers: [answered("Uno."), unknown, answered("Dos.")],
	});
	await conversation.sendMessage("A", setting);
	await conversation.sendMessage("B", setting);
	expect(words()).toEqual(["¡Hola!", "A", "Uno.", "B", "Dos."]);
	expect(asked.map(({ conversationToken }) => conversationToken)).toEqual([null, "c1", null]);
	expect(asked[2]?.history.map(({ content }) => content)).toEqual(["¡Hola!", "A", "Uno."]);
});

test("a conversation started over elsewhere is gone here too, unless a message failed here", async () => {
	const elsewhere = chatWindow({ answers: [answered("Uno.")] });
	await elsewhere.conversation.sendMessage("A", setting);
	await elsewhere.conversation.refresh(setting);
	expect(elsewhere.words()).toEqual([]);
	const failed = chatWindow({ answers: [offline], active: true });
	await failed.conversation.sendMessage("A", setting);
	await failed.conversation.refresh(setting);
	expect(failed.words()).toEqual(["¡Hola!", "A"]);
});

test("starting over forgets the conversation", async () => {
	const { conversation, words, flag } = chatWindow({ answers: [answered("Uno.")] });
	await conversation.sendMessage("A", setting);
	await conversation.startOver();
	expect(words()).toEqual([]);
	expect(flag.on).toBe(false);
});

test("starting over waits for the answer under way", async () => {
	const { conversation, words, flag } = chatWindow({ answers: [answered("Uno.")] });
	const saying = conversation.sendMessage("A", setting);
	await Promise.all([saying, conversation.startOver()]);
	expect(words()).toEqual([]);
	expect(flag.on).toBe(false);
});

test("a change while the conversation is being read is read afterwards", async () => {
	const first = Promise.withResolvers<ReceivedTranscript>();
	const reads = [() => first.promise, async () => kept];
	const { conversation, words } = chatWindow({ active: true, read: async () => reads.shift()?.() ?? null });
	const readingAgain = conversation.refresh(setting);
	await conversation.refresh(setting);
	first.resolve(transcript([question]));
	await readingAgain;
	expect(words()).toEqual(["¡Hola!", "Hola", "Uno.", "Soy Eva, del equipo."]);
	expect(reads).toEqual([]);
});

test("a conversation that is still being read when it is started over does not come back", async () => {
	const reading = Promise.withResolvers<ReceivedTranscript>();
	const { conversation, words, asked } = chatWindow({
		answers: [answered("Uno."), answered("Dos.")],
		read: () => reading.promise,
	});
	await conversation.sendMessage("Hola", setting);
	const readingAgain = conversation.refresh(setting);
	const over = conversation.startOver();
	await conversation.refresh(setting);
	reading.resolve(kept);
	await Promise.all([readingAgain, over]);
	expect(words()).toEqual([]);
	await conversation.sendMessage("Otra cosa", setting);
	expect(words()).toEqual(["¡Hola!", "Otra cosa", "Dos."]);
	expect(asked.at(-1)).toMatchObject({ conversationToken: null });
});

test.each(["reading", "erasing"])(
	"what is said while %s takes long begins a new conversation",
	async (slow) => {
		const reading = Promise.withResolvers<ReceivedTranscript>();
		const erasing = Promise.withResolvers<boolean>();
		const { conversation, words, asked } = chatWindow({
			answers: [answered("Uno."), answered("Dos.")],
			read: () => (slow === "reading" ? reading.promise : Promise.resolve(kept)),
			forget: () => (slow === "erasing" ? erasing.promise : Promise.resolve(true)),
		});
		await conversation.sendMessage("Hola", setting);
		const readingAgain = conversation.refresh(setting);
		const over = conversation.startOver();
		const sending = conversation.sendMessage("Otra cosa", setting);
		reading.resolve(kept);
		erasing.resolve(true);
		await Promise.all([readingAgain, over, sending]);
		expect(words()).toEqual(["¡Hola!", "Otra cosa", "Dos."]);
		expect(asked.at(-1)).toMatchObject({ conversationToken: null, history: [{ content: "¡Hola!" }] });
	},
);

test("a change by another window during an answer is read afterwards", async () => {
	let reads = 0;
	const read = async () => {
		reads++;
		return kept;
	};
	const { conversation, words } = chatWindow({ active: true, answers: [answered("Uno.")], read });
	const saying = conversation.sendMessage("Hola", setting);
	await conversation.refresh(setting);
	expect(reads).toBe(0);
	await saying;
	expect(reads).toBe(1);
	expect(words().at(-1)).toBe("Soy Eva, del equipo.");
});

test("a person's message is shown although an earlier one failed, which stays to be sent", async () => {
	const { conversation, words } = chatWindow({ answers: [tooMany, answered("Uno.")], kept });
	await conversation.sendMessage("Perdida", setting);
	await conversation.sendMessage("Hola", setting);
	await conversation.refresh(setting);
	expect(words()).toEqual(["¡Hola!", "Hola", "Uno.", "Soy Eva, del equipo.", "Perdida"]);
	expect(conversation.snapshot().messages.at(-1)?.failed).toBe(true);
});

test("a failed message that the server has after all is shown once", async () => {
	const { conversation, words } = chatWindow({ answers: [tooMany], kept, active: true });
	await conversation.sendMessage("Hola", setting);
	await conversation.refresh(setting);
	expect(words()).toEqual(["¡Hola!", "Hola", "Uno.", "Soy Eva, del equipo."]);
});

test("a message sent while the conversation is being read is shown at once, and continues it", async () => {
	const reading = Promise.withResolvers<ReceivedTranscript>();
	const { conversation, words, asked } = chatWindow({
		answers: [answered("Dos.")],
		active: true,
		read: () => reading.promise,
	});
	void conversation.refresh(setting);
	const sending = conversation.sendMessage("¿Y ahora?", setting);
	expect(words()).toEqual(["¡Hola!", "¿Y ahora?"]);
	expect(conversation.snapshot().thinking).toBe(true);
	reading.resolve(kept);
	await sending;
	expect(asked[0]?.conversationToken).toBe("c1");
	expect(words().slice(-3)).toEqual(["Soy Eva, del equipo.", "¿Y ahora?", "Dos."]);
});

test("a wait for a person that began or ended elsewhere is known without drawing the conversation again", async () => {
	const stored = { ...transcript([question]), waitsForPerson: true };
	let kept = stored;
	const { conversation } = chatWindow({ read: async () => kept, active: true });
	await conversation.refresh(setting);
	const { messages, waitsForPerson } = conversation.snapshot();
	expect(waitsForPerson).toBe(true);
	kept = { ...stored, waitsForPerson: false };
	await conversation.refresh(setting);
	expect(conversation.snapshot()).toMatchObject({ waitsForPerson: false });
	expect(conversation.snapshot().messages).toBe(messages);
});
