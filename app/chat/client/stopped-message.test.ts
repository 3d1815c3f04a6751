import { expect, test } from "vitest";
import {
	answered,
	chatWindow,
	offline,
	question,
	setting,
	stoppedAt,
	tooMany,
	transcript,
	untilStopped,
} from "../../../tests/support/chat-window.ts";
import type { ReceivedTranscript } from "./conversation-types.ts";

test("an answer pending when the page was left is awaited under its key, and can be stopped", async () => {
	const kept = { ...transcript([question]), awaited: { idempotencyKey: "k0", attempt: 2 } };
	const { conversation, words, asked } = chatWindow({ answers: [answered("Uno.")], kept, active: true });
	await conversation.refresh(setting);
	expect(words()).toEqual(["Hola", "Uno."]);
	expect(asked).toMatchObject([
		{ content: "Hola", idempotencyKey: "k0", attempt: 2, isStored: true, conversationToken: "c1" },
	]);
	expect(asked[0]?.history).toEqual([]);

	const stopped = chatWindow({ answers: [untilStopped(stoppedAt(""))], kept, active: true });
	const waiting = stopped.conversation.refresh(setting);
	await expect.poll(() => stopped.asked.length).toBe(1);
	expect(stopped.conversation.snapshot().thinking).toBe(true);
	stopped.conversation.stop();
	await waiting;
	await stopped.conversation.refresh(setting);
	expect(stopped.conversation.snapshot().messages).toMatchObject([{ content: "Hola", stopped: true }]);
	expect(stopped.asked).toHaveLength(1);
});

test("a pending answer without a key is asked for once more, and a failed one is left to be sent", async () => {
	const kept = { ...transcript([question]), awaited: { idempotencyKey: null, attempt: 1 } };
	const { conversation, asked } = chatWindow({ answers: [tooMany], kept, active: true });
	await conversation.refresh(setting);
	expect(asked).toMatchObject([{ idempotencyKey: "key 1", attempt: 2 }]);
	expect(conversation.snapshot()).toMatchObject({ thinking: false, messages: [{ failed: true }] });
});

test("a stopped answer stays as the server stored it, and is not asked for again by itself", async () => {
	const { conversation, words, asked } = chatWindow({ answers: [untilStopped(stoppedAt("Así es."))] });
	const saying = conversation.sendMessage("Hola", setting);
	await Promise.resolve();
	conversation.stop();
	await saying;
	await conversation.resendAll(setting);
	expect(words()).toEqual(["¡Hola!", "Hola", "Así es."]);
	expect(conversation.snapshot().messages.at(-1)?.stopped).toBe(true);
	expect(asked).toHaveLength(1);
});

test("a stopped answer is asked for again in its place, in this window with its key and in another with a new one", async () => {
	const here = chatWindow({ answers: [untilStopped(stoppedAt("Así es.")), answered("Así es. Y más.")] });
	const saying = here.conversation.sendMessage("Hola", setting);
	await Promise.resolve();
	here.conversation.stop();
	await saying;
	await here.conversation.regenerate(setting);
	expect(here.words()).toEqual(["¡Hola!", "Hola", "Así es. Y más."]);
	const { conversation } = here;
	await conversation.regenerate(setting);
	expect(here.asked.map(({ idempotencyKey, attempt }) => [idempotencyKey, attempt])).toEqual([
		["key 1", 1],
		["key 1", 2],
		["key 1", 3],
	]);
	const kept = transcript([question, { role: "assistant", content: "Así es.", at: null, stopped: true }]);
	const there = chatWindow({ answers: [answered("Así es. Y más.")], kept, active: true });
	await there.conversation.refresh(setting);
	await there.conversation.regenerate(setting);
	expect(there.words()).toEqual(["Hola", "Así es. Y más."]);
	expect(there.asked).toMatchObject([{ idempotencyKey: "key 1", attempt: 2, conversationToken: "c1" }]);
});

test("a retry that did not reach the server is sent again as the same attempt", async () => {
	const kept = transcript([question, { role: "assistant", content: "Así es.", at: null, stopped: true }]);
	const { conversation, words, asked } = chatWindow({
		answers: [offline, answered("Así es. Y más.")],
		kept,
		active: true,
	});
	await conversation.refresh(setting);
	await conversation.regenerate(setting);
	await conversation.resendAll(setting);
	expect(words()).toEqual(["Hola", "Así es. Y más."]);
	expect(asked.map(({ idempotencyKey, attempt }) => [idempotencyKey, attempt])).toEqual([
		["key 1", 2],
		["key 1", 2],
	]);
});

test("an answer that is still being given is waited for when its connection was lost", async () => {
	const { conversation, words, asked } = chatWindow({
		answers: [offline, answered("Así es. Y más.")],
		kept: transcript([question]),
	});
	await conversation.sendMessage("Hola", setting);
	await conversation.resendAll(setting);
	expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key 1", "key 1"]);
	expect(words()).toEqual(["¡Hola!", "Hola", "Así es. Y más."]);
});

test("an answer can be stopped that is asked for after a lost connection", async () => {
	const reading = Promise.withResolvers<ReceivedTranscript | null>();
	const { conversation, words } = chatWindow({
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
