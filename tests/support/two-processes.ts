import { afterEach, beforeEach, expect, vi } from "vitest";
import { effectOf } from "../../domain/assistant/reply.ts";
import type { ModelEngine } from "../../domain/assistant/understanding/model/model-engine.ts";
import { readConversation } from "../../domain/conversations/read-conversation.ts";
import { createAbortRegistry } from "../../domain/conversations/turn/abort-registry.ts";
import type { VisitorMessage } from "../../domain/conversations/turn/turn.ts";
import { answerTo, conversationDependencies, drawNothing } from "./conversation-dependencies.ts";
import { freshDatabase, type TestDatabase } from "./databases.ts";
import { testRuntime } from "./test-runtime.ts";

/** Work that waits until a test lets it go on. */
function held<Done>() {
	const calls: { end(done: Done): void }[] = [];
	const call = () => new Promise<Done>((end) => calls.push({ end }));
	const until = (count: number) =>
		expect.poll(() => calls.length, { interval: 5, timeout: 10_000 }).toBe(count);
	return { call, calls, until };
}

/** The key of a message that two processes are sent, and of another. */
export const asked = { idempotencyKey: "a name of this message" };
export const hotel = { idempotencyKey: "another name" };

/** Long enough for whoever looks whether it is their turn. */
export const aWhile = () => new Promise((resolve) => setTimeout(resolve, 600));

/** Two processes on one database of each test's own. Their models and drawings wait until a test ends them. */
export function twoProcesses(open: () => Promise<TestDatabase>) {
	const { db } = freshDatabase(open);
	const models = held<string>();
	const drawings = held<void>();
	/** Drawings that are said to be wanted no more. */
	let letGo = 0;

	/** One that has a clock of its own, and may go on with the database when another is gone. */
	function startProcess({ hears = true } = {}) {
		const runtime = testRuntime();
		const model: ModelEngine = {
			answer: async ({ guided }, _, stop) => {
				if (effectOf(guided, "make-proposal")) return { reply: guided, by: "guided" };
				const text = await models.call();
				return { reply: { ...guided, text }, by: stop?.aborted ? "stopped" : "model" };
			},
		};
		const dependencies = conversationDependencies(db(), {
			runtime,
			model,
			...(hears && { aborts: createAbortRegistry(db()) }),
			render: async (_, signal) => {
				signal?.addEventListener("abort", () => letGo++);
				await drawings.call();
				return drawNothing();
			},
			onFailure: (error) => {
				throw error;
			},
		});
		const say = (message: string, more?: Partial<VisitorMessage>) => answerTo(dependencies, message, more);
		return { dependencies, runtime, say };
	}

	let [first, second]: ReturnType<typeof startProcess>[] = [];
	const process = (one: typeof first) => {
		if (!one) throw new Error("A process starts with its test.");
		return one;
	};
	beforeEach(() => {
		models.calls.length = drawings.calls.length = letGo = 0;
		[first, second] = [startProcess(), startProcess()];
	});
	afterEach(() => void vi.useRealTimers());

	return {
		db,
		models,
		drawings,
		letGo: () => letGo,
		startProcess,
		first: () => process(first),
		second: () => process(second),
		/** What was said in a conversation after its greeting. */
		told: async (id: string) =>
			(await readConversation(db(), id))?.messages.slice(1).map(({ content }) => content),
		/** A conversation whose last question a process had begun to answer when it was killed. */
		async leftAlone() {
			const opening = process(second).say("hola");
			await models.until(1);
			models.calls[0]?.end("Hola.");
			const { conversationId } = await opening;
			const question = { conversationId, ...asked };
			void startProcess({ hears: false }).say("¿qué hacen?", { ...question, attempt: 1 });
			await models.until(2);
			return question;
		},
	};
}
