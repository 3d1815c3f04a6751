import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limits } from "../../../config/limits.ts";
import {
	answerTo,
	conversationDependencies,
	drawNothing,
} from "../../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import { proposalWords, wholeStory } from "../../../tests/support/proposal-visitor.ts";
import { testRuntime } from "../../../tests/support/test-runtime.ts";
import { effectOf } from "../../assistant/reply.ts";
import type { ModelEngine } from "../../assistant/understanding/model/model-engine.ts";
import { listLeads } from "../../leads/lead-store.ts";
import { findConversation } from "../conversation-store.ts";
import { readConversation } from "../read-conversation.ts";
import { createAbortRegistry, stopAnswer } from "./abort-registry.ts";
import type { IncomingMessage } from "./incoming-message.ts";

/** Something that is done for who asked, once it is let. */
function held<Done>() {
	const begun: { end(done: Done): void }[] = [];
	const begin = () => new Promise<Done>((end) => begun.push({ end }));
	const until = (count: number) =>
		expect.poll(() => begun.length, { interval: 5, timeout: 10_000 }).toBe(count);
	return { begin, begun, until };
}

onBothDatabases("a visitor's message", (open) => {
	const database = freshDatabase(open);
	const models = held<string>();
	const drawings = held<void>();
	/** Drawings that are said to be wanted no more. */
	let letGo = 0;
	let first: Process;
	let second: Process;

	/** One that has a clock of its own, and may go on with the database when another is gone. */
	function startProcess({ hears = true } = {}) {
		const runtime = testRuntime();
		const { db } = database.connection;
		const render = async (_: unknown, signal?: AbortSignal) => {
			signal?.addEventListener("abort", () => letGo++);
			await drawings.begin();
			return drawNothing();
		};
		const model: ModelEngine = {
			answer: async ({ guided }, _, stop) => {
				if (effectOf(guided, "make-proposal")) return { reply: guided, by: "guided" };
				const text = await models.begin();
				return { reply: { ...guided, text }, by: stop?.aborted ? "stopped" : "model" };
			},
		};
		const dependencies = conversationDependencies(db, {
			runtime,
			render,
			model,
			...(hears && { aborts: createAbortRegistry(db) }),
			onFailure: (error) => {
				throw error;
			},
		});
		const say = (message: string, more?: Partial<IncomingMessage>) => answerTo(dependencies, message, more);
		return { dependencies, runtime, say };
	}
	type Process = ReturnType<typeof startProcess>;

	beforeEach(() => {
		models.begun.length = 0;
		drawings.begun.length = letGo = 0;
		[first, second] = [startProcess(), startProcess()];
	});
	afterEach(async () => {
		vi.useRealTimers();
	});

	const told = async (id: string) =>
		(await readConversation(database.connection.db, id))?.messages.slice(1).map(({ content }) => content);
	/** Long enough for whoever looks whether it is their turn. */
	const aWhile = () => new Promise((resolve) => setTimeout(resolve, 600));
	const asked = { idempotencyKey: "a name of this message" };
	const hotel = { idempotencyKey: "another name" };

	it("is answered by one process alone, and who sends it again waits for that", async () => {
		const saying = first.say("¿qué hacen?", asked);
		await models.until(1);
		const resent = [first, second].map(({ say }) => say("¿qué hacen?", asked));
		second.runtime.pass(limits.answerSeconds - 1);
		await aWhile();
		expect(models.begun).toHaveLength(1);
		models.begun[0]?.end("Webs.");
		const { conversationId, message } = await saying;
		for (const answer of await Promise.all(resent)) expect(answer).toMatchObject({ conversationId, message });
		expect(await told(conversationId)).toEqual(["¿qué hacen?", "Webs."]);
	});

	it("is answered by one other once the process that did is gone, which comes too late", async () => {
		const saying = first.say("¿qué hacen?", asked);
		await models.until(1);
		const resent = [second, second].map(({ say }) => say("¿qué hacen?", asked));
		await aWhile();
		second.runtime.pass(limits.answerSeconds);
		await models.until(2);
		await aWhile();
		models.begun[0]?.end("Demasiado tarde.");
		await aWhile();
		expect(models.begun).toHaveLength(2);
		models.begun[1]?.end("Webs.");
		const { conversationId, message } = await saying;
		expect(message.content).toBe("Webs.");
		for (const answer of await Promise.all(resent)) expect(answer).toMatchObject({ conversationId, message });
		expect(await told(conversationId)).toEqual(["¿qué hacen?", "Webs."]);
	});

	it("that was answered too late has what was shown of that answer withdrawn", async () => {
		const { dependencies } = first;
		const model: ModelEngine = {
			answer(turn, watcher, stop) {
				watcher?.text("Demasiado");
				return dependencies.model?.answer(turn, watcher, stop) ?? Promise.reject(new Error("no model"));
			},
		};
		const shown: string[] = [];
		const listener = {
			begun: () => undefined,
			text: (piece: string) => void shown.push(piece),
			discard: () => void shown.push("withdrawn"),
		};
		const saying = answerTo({ ...dependencies, model }, "¿qué hacen?", asked, listener);
		await models.until(1);
		second.runtime.pass(limits.answerSeconds);
		const resent = second.say("¿qué hacen?", asked);
		await models.until(2);
		models.begun[0]?.end("Demasiado tarde.");
		await expect.poll(() => shown).toEqual(["Demasiado", "withdrawn"]);
		models.begun[1]?.end("Webs.");
		for (const answer of await Promise.all([saying, resent]))
			expect(answer).toMatchObject({ message: { content: "Webs." } });
	});

	async function sayAndFail() {
		const { dependencies } = first;
		const answer = () => Promise.reject(new Error("the disk is full"));
		const failing = { ...dependencies, model: { answer } };
		await expect(answerTo(failing, "¿qué hacen?", asked)).rejects.toThrow("full");
	}

	it("that could not be answered is answered at once when it is sent again", async () => {
		await sayAndFail();
		const saying = second.say("¿qué hacen?", asked);
		await models.until(1);
		models.begun[0]?.end("Webs.");
		expect(await told((await saying).conversationId)).toEqual(["¿qué hacen?", "Webs."]);
	});

	it("that could not be answered and was stopped since is not answered when it is sent again", async () => {
		await sayAndFail();
		const { db } = database.connection;
		const { id } = await db.selectFrom("conversations").select("id").executeTakeFirstOrThrow();
		expect(await stopAnswer(second.dependencies, { ...asked, conversationId: id })).toBe(true);
		const { message } = await second.say("¿qué hacen?", asked);
		expect(message).toMatchObject({ content: "", stopped: true });
		expect(models.begun).toEqual([]);
	});

	it("asked again by a caller that counts no attempts can be stopped while it waits", async () => {
		const question = await leftAlone();
		const again = second.say("¿qué hacen?", { ...question, again: true });
		await aWhile();
		expect(await stopAnswer(second.dependencies, question)).toBe(true);
		second.runtime.pass(limits.answerSeconds);
		expect((await again).message).toMatchObject({ content: "", stopped: true });
		expect(models.begun).toHaveLength(2);
	});

	it("gets its own answer, whatever is said and answered in another window meanwhile", async () => {
		const opening = first.say("hola");
		await models.until(1);
		models.begun[0]?.end("Hola.");
		const { conversationId } = await opening;
		const one = first.say("¿qué hacen?", { conversationId, ...asked });
		await models.until(2);
		const other = first.say("tengo un hotel", { conversationId, ...hotel });
		await models.until(3);
		models.begun[2]?.end("Qué bien.");
		await other;
		const resent = second.say("¿qué hacen?", { conversationId, ...asked });
		await aWhile();
		models.begun[1]?.end("Webs.");
		for (const saying of [one, resent]) expect((await saying).message.content).toBe("Webs.");
		expect((await second.say("tengo un hotel", hotel)).message.content).toBe("Qué bien.");
		const all = ["hola", "Hola.", "¿qué hacen?", "Webs.", "tengo un hotel", "Qué bien."];
		expect(await told(conversationId)).toEqual(all);
		expect(models.begun).toHaveLength(3);
	});

	it("that takes a fact back is not undone by an answer that still knew it", async () => {
		const opened = first.say("Soy Ana Ruiz, ana@brisa.example, mi teléfono es 3104567890");
		await models.until(1);
		models.begun[0]?.end("Un gusto, Ana.");
		const { conversationId } = await opened;
		const slow = first.say("¿cuánto cuesta?", { conversationId });
		await models.until(2);
		const clearing = first.say("quita mi teléfono", { conversationId });
		await models.until(3);
		models.begun[2]?.end("Listo.");
		await clearing;
		models.begun[1]?.end("Depende.");
		await slow;
		const { db } = database.connection;
		expect((await findConversation(db, conversationId))?.state.facts.phone).toBeNull();
		expect((await listLeads(db, { limit: 5 })).leads).toMatchObject([{ phone: null }]);
	});

	it("that was left without an answer gets one, though more was said and answered since", async () => {
		const opening = first.say("hola");
		await models.until(1);
		models.begun[0]?.end("Hola.");
		const { conversationId } = await opening;
		void first.say("¿qué hacen?", { conversationId, ...asked });
		await models.until(2);
		const other = second.say("tengo un hotel", { conversationId, ...hotel });
		await models.until(3);
		models.begun[2]?.end("Qué bien.");
		await other;
		second.runtime.pass(limits.answerSeconds);
		const resent = second.say("¿qué hacen?", { conversationId, ...asked });
		await models.until(4);
		models.begun[3]?.end("Webs.");
		expect((await resent).message.content).toBe("Webs.");
		expect((await told(conversationId))?.slice(2)).toEqual([
			...["¿qué hacen?", "Webs."],
			...["tengo un hotel", "Qué bien."],
		]);
	});

	it("said before answers were linked has the one behind it", async () => {
		const saying = first.say("¿qué hacen?", asked);
		await models.until(1);
		models.begun[0]?.end("Webs.");
		const { message } = await saying;
		await database.connection.db.updateTable("messages").set({ answers: null }).execute();
		expect((await second.say("¿qué hacen?", asked)).message).toEqual(message);
	});

	/** A conversation whose last question a process had begun to answer when it was killed. */
	async function leftAlone() {
		const opening = second.say("hola");
		await models.until(1);
		models.begun[0]?.end("Hola.");
		const { conversationId } = await opening;
		const question = { conversationId, ...asked };
		void startProcess({ hears: false }).say("¿qué hacen?", { ...question, attempt: 1 });
		await models.until(2);
		return question;
	}

	it.each([
		["by its key", asked],
		["by another key", hotel],
	])("asked again %s after its process was killed is stopped by that asking alone", async (_, key) => {
		const before = await leftAlone();
		const now = { conversationId: before.conversationId, ...key };
		const early = { ...before, attempt: 1 };
		expect(await stopAnswer(second.dependencies, early)).toBe(true);
		second.runtime.pass(limits.answerSeconds);
		const again = second.say("¿qué hacen?", { ...now, again: true, attempt: 2 });
		await models.until(3);
		expect(await stopAnswer(second.dependencies, early)).toBe(false);
		models.begun[2]?.end("Webs.");
		expect((await again).message).toMatchObject({ content: "Webs." });
		expect((await again).message).not.toHaveProperty("stopped");
	});

	it.each([
		["by its key", asked],
		["by another key", hotel],
	])("asked again %s while its process is gone can be stopped, and no model is asked", async (_, key) => {
		const before = await leftAlone();
		const now = { conversationId: before.conversationId, ...key, attempt: 2 };
		const again = second.say("¿qué hacen?", { ...now, again: true });
		const attempt = () =>
			second.dependencies.db
				.selectFrom("messages")
				.select("attempt")
				.where("status", "=", "answering")
				.executeTakeFirst();
		await expect.poll(attempt).toMatchObject({ attempt: 2 });
		expect(await stopAnswer(second.dependencies, { ...before, attempt: 1 })).toBe(false);
		expect(await stopAnswer(second.dependencies, now)).toBe(true);
		second.runtime.pass(limits.answerSeconds);
		expect((await again).message).toMatchObject({ content: "", stopped: true });
		expect(models.begun).toHaveLength(2);
	});

	it("that was stopped ends soon, marked and unasked, though its process was killed", async () => {
		const question = { ...(await leftAlone()), attempt: 1 };
		const resent = [second, second].map(({ say }) => say("¿qué hacen?", question));
		await aWhile();
		expect(await stopAnswer(second.dependencies, question)).toBe(true);
		second.runtime.pass(limits.answerSeconds / 3);
		for (const { message } of await Promise.all(resent))
			expect(message).toMatchObject({ content: "", stopped: true });
		const { messages } = (await readConversation(second.dependencies.db, question.conversationId)) ?? {};
		expect(messages?.at(-1)).toMatchObject({ content: "¿qué hacen?", stopped: true });
		models.begun[1]?.end("Demasiado tarde.");
		await aWhile();
		expect((await told(question.conversationId))?.slice(2)).toEqual(["¿qué hacen?"]);
		expect(models.begun).toHaveLength(2);
		const again = second.say("¿qué hacen?", { ...question, again: true, attempt: 2 });
		await models.until(3);
		models.begun[2]?.end("Webs.");
		expect((await again).message.content).toBe("Webs.");
	});

	it("asked again before its stop was through is answered, not stopped", async () => {
		const saying = first.say("¿qué hacen?", { ...asked, attempt: 1 });
		await models.until(1);
		const { db } = database.connection;
		const { id: conversationId } = await db
			.selectFrom("conversations")
			.select("id")
			.executeTakeFirstOrThrow();
		expect(await stopAnswer(first.dependencies, { ...asked, conversationId, attempt: 1 })).toBe(true);
		const again = second.say("¿qué hacen?", { ...asked, conversationId, again: true, attempt: 2 });
		await aWhile();
		models.begun[0]?.end("We");
		expect((await saying).message).toMatchObject({ content: "We", stopped: true });
		await models.until(2);
		models.begun[1]?.end("Webs.");
		expect((await again).message).not.toHaveProperty("stopped");
		expect(await told(conversationId)).toEqual(["¿qué hacen?", "Webs."]);
	});

	it.each(["", "Qué"])(
		"whose answer was stopped (%j) is answered when it is asked again, though another's answer came behind it",
		async (stump) => {
			const before = await leftAlone();
			const { conversationId } = before;
			const other = { conversationId, ...hotel };
			const stopping = second.say("tengo un hotel", { ...other, attempt: 1 });
			await models.until(3);
			expect(await stopAnswer(second.dependencies, { ...other, attempt: 1 })).toBe(true);
			models.begun[2]?.end(stump);
			await stopping;
			models.begun[1]?.end("Webs.");
			await expect.poll(() => told(conversationId), { timeout: 10_000 }).toContain("Webs.");
			const again = second.say("tengo un hotel", { ...other, again: true, attempt: 2 });
			await models.until(4);
			models.begun[3]?.end("Qué bien.");
			expect((await again).message).toMatchObject({ content: "Qué bien." });
			expect((await second.say("¿qué hacen?", before)).message.content).toBe("Webs.");
			const next = second.say("gracias", { conversationId });
			await models.until(5);
			models.begun[4]?.end("Con gusto.");
			await next;
			const all = ["hola", "Hola.", "¿qué hacen?", "Webs.", "tengo un hotel", "Qué bien."];
			expect(await told(conversationId)).toEqual([...all, "gracias", "Con gusto."]);
			const { db } = database.connection;
			const rows = await db.selectFrom("messages").select("position").orderBy("position").execute();
			expect(rows.map(({ position }) => position)).toEqual([...rows.keys()]);
			expect(await db.selectFrom("conversations").select("length").execute()).toEqual([
				{ length: rows.length },
			]);
		},
	);

	const agreement = proposalWords.es.agreement;
	/** A conversation that has seen the summary of its proposal. */
	async function begun(): Promise<string> {
		const saying = first.say(wholeStory("Ana Gómez", "ana@brisa.co"));
		await models.until(1);
		models.begun[0]?.end("Mucho gusto, Ana.");
		const { conversationId } = await saying;
		const asking = first.say(proposalWords.es.wish, { conversationId });
		await models.until(2);
		models.begun[1]?.end("Esto va en tu propuesta.");
		expect((await asking).form?.name).toBe("summary");
		return conversationId;
	}
	const made = async () => {
		const { db } = database.connection;
		const mails = db.selectFrom("deliveries").select("id").where("kind", "=", "proposal-receipt");
		const proposals = db.selectFrom("proposals").select("id");
		return { proposals: (await proposals.execute()).length, mails: (await mails.execute()).length };
	};

	it("that agrees to a proposal has it drawn once, however long that takes", async () => {
		const conversationId = await begun();
		vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
		const saying = first.say(agreement, { conversationId, ...asked });
		await drawings.until(1);
		const resent = [first, second].map(({ say }) => say(agreement, { conversationId, ...asked }));
		for (let third = 0; third < 6; third++) {
			for (const { runtime } of [first, second]) runtime.pass(limits.answerSeconds / 3);
			vi.advanceTimersByTime((limits.answerSeconds * 1_000) / 3);
			await aWhile();
		}
		expect(drawings.begun).toHaveLength(1);
		drawings.begun[0]?.end();
		const { message } = await saying;
		expect(message.proposal).toBeDefined();
		for (const answer of await Promise.all(resent)) expect(answer.message).toEqual(message);
		expect(await made()).toEqual({ proposals: 1, mails: 1 });
	});

	it("that agrees to a proposal gets one, and one mail, when who drew it is gone and comes back too late", async () => {
		const conversationId = await begun();
		const saying = first.say(agreement, { conversationId, ...asked });
		await drawings.until(1);
		second.runtime.pass(limits.answerSeconds);
		const resent = [second, second].map(({ say }) => say(agreement, { conversationId, ...asked }));
		await drawings.until(2);
		await aWhile();
		drawings.begun[0]?.end();
		await aWhile();
		expect(await made()).toEqual({ proposals: 0, mails: 0 });
		drawings.begun[1]?.end();
		const { message } = await saying;
		expect(message.proposal).toBeDefined();
		for (const answer of await Promise.all(resent)) expect(answer.message).toEqual(message);
		expect(drawings.begun).toHaveLength(2);
		expect(await made()).toEqual({ proposals: 1, mails: 1 });
		expect(await told(conversationId)).toHaveLength(6);
	});

	it.each([
		["here", () => first],
		["in another process", () => second],
	])(
		"whose proposal is stopped %s while it is drawn has none made or mailed, until it is asked again",
		async (_, where) => {
			const conversationId = await begun();
			const saying = first.say(agreement, { conversationId, ...asked, attempt: 1 });
			await drawings.until(1);
			expect(await stopAnswer(where().dependencies, { ...asked, conversationId, attempt: 1 })).toBe(true);
			expect((await saying).message).toMatchObject({ content: "", stopped: true });
			expect(letGo).toBe(1);
			drawings.begun[0]?.end();
			await aWhile();
			expect(await made()).toEqual({ proposals: 0, mails: 0 });
			expect((await told(conversationId))?.slice(4)).toEqual([agreement]);
			const again = first.say(agreement, { conversationId, ...asked, again: true, attempt: 2 });
			await drawings.until(2);
			drawings.begun[1]?.end();
			expect((await again).message.proposal).toBeDefined();
			expect(await made()).toEqual({ proposals: 1, mails: 1 });
			expect(await told(conversationId)).toHaveLength(6);
		},
	);
});
