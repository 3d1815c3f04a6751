import { expect, it } from "vitest";
import { findConversation } from "../../domain/conversations/conversation-store.ts";
import { stopAnswer } from "../../domain/conversations/turn/stop-answer.ts";
import { onBothDatabases } from "../support/databases.ts";
import {
	good,
	howLong,
	modelBehind,
	opening,
	partial,
	question,
	recordingListener,
	whatContactPilotDoes,
} from "../support/model-behind.ts";

onBothDatabases("the answer of a model", (open) => {
	const { db, server, dependencies, change, errors, say, stored } = modelBehind(open);

	const idempotencyKey = "a-random-name-of-this-message";

	/** Says something and stops the answer, as soon as some of it came or at once. */
	async function stopped(said: string, from: "text" | "start") {
		let id = "";
		const stops: Promise<boolean>[] = [];
		const stop = () => void stops.push(stopAnswer(dependencies(), { idempotencyKey, conversationId: id }));
		const answer = await say(
			said,
			null,
			{
				answerStarted: (conversationId) => {
					id = conversationId;
					if (from === "start") stop();
				},
				text: () => from === "text" && stop(),
				discard: () => undefined,
			},
			{ idempotencyKey },
		);
		await Promise.all(stops);
		return answer;
	}

	it("keeps what was shown of an answer that the visitor stops", async () => {
		server().behave({ kind: "stalls", after: partial });
		const { message, conversationId } = await stopped(question, "text");
		expect(message).toMatchObject({ content: expect.stringMatching(whatContactPilotDoes), stopped: true });
		expect(message.content.startsWith(opening)).toBe(true);
		expect((await stored(conversationId)).at(-1)).toEqual(message);
		expect(errors).toEqual([]);
	});

	it("keeps with the question that its answer was stopped before a sentence of it", async () => {
		server().behave({ kind: "stalls", after: "ANSW" });
		const { message, conversationId } = await stopped(`soy Ana Gómez. ${question}`, "start");
		expect(message).toMatchObject({ content: "", stopped: true });
		expect(await stored(conversationId)).toHaveLength(2);
		const same = await say(`soy Ana Gómez. ${question}`, conversationId, undefined, { idempotencyKey });
		expect(same.message).toMatchObject({ content: "", stopped: true });
	});

	it("does nothing that a model was about to do when it was stopped", async () => {
		server().behave({ kind: "stalls", after: "ANSWER how-long\nREQUEST person\n" });
		const wish = "mmm ¿y se tardan mucho en eso? yo preferiría charlarlo con alguien";
		const { message, conversationId } = await stopped(wish, "text");
		expect(message).toMatchObject({ content: expect.stringMatching(howLong), stopped: true });
		expect(message.form).toBeUndefined();
		const { state } = (await findConversation(db(), conversationId)) ?? {};
		expect(state).toMatchObject({ wanted: null, timesAsked: {} });
	});

	it.each([
		["some of it", partial, "text"],
		["a word", "ANSW", "start"],
	] as const)("is asked again in place of an answer stopped after %s", async (_, after, from) => {
		server().behave({ kind: "stalls", after });
		const { conversationId } = await stopped(question, from);
		server().behave({ kind: "says", text: good });
		const asked = server().asked().length;
		const again = { idempotencyKey: "another name of this message", again: true };
		const { message } = await say(question, conversationId, undefined, again);
		expect(message.content).toMatch(whatContactPilotDoes);
		expect(message.stopped).toBeUndefined();
		expect((await stored(conversationId)).slice(1)).toHaveLength(2);
		const read = server()
			.asked()
			[asked]?.messages.filter(({ role }) => role === "user");
		expect(read).toHaveLength(1);
		for (const more of [again, { ...again, idempotencyKey: "a third" }])
			expect((await say(question, conversationId, undefined, more)).message).toEqual(message);
	});

	it("is silent once a person takes the conversation over", async () => {
		const takenOver = new AbortController();
		const stopped = new AbortController().signal;
		const register = () => ({ stopped, takenOver: takenOver.signal, unregister: () => undefined });
		const ignore = () => undefined;
		change({ aborts: { register, stop: ignore, abortAnswersIn: ignore } });
		server().behave({ kind: "stalls", after: "ANSWER how-long\n" });
		const listener = recordingListener();
		const answer = say("¿cuánto se demoran?", null, listener);
		await expect.poll(() => listener.shown, { interval: 5 }).toMatch(howLong);
		takenOver.abort();
		await answer;
		expect(listener.withdrawn).toBe(1);
	});
});
