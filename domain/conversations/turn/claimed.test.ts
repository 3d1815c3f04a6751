import { expect, it } from "vitest";
import { limits } from "../../../config/limits.ts";
import { answerTo } from "../../../tests/support/conversation-dependencies.ts";
import { onBothDatabases } from "../../../tests/support/databases.ts";
import { asked, aWhile, hotel, twoProcesses } from "../../../tests/support/two-processes.ts";
import type { ModelEngine } from "../../assistant/understanding/model/model-engine.ts";
import { listLeads } from "../../leads/lead-store.ts";
import { findConversation } from "../conversation-store.ts";
import { stopAnswer } from "./stop-answer.ts";

onBothDatabases("a visitor's message", (open) => {
	const { db, models, first, second, told } = twoProcesses(open);

	it("is answered by one process alone, and a repeated request waits for it", async () => {
		const saying = first().say("¿qué hacen?", asked);
		await models.until(1);
		const resent = [first(), second()].map(({ say }) => say("¿qué hacen?", asked));
		second().runtime.pass(limits.answerSeconds - 1);
		await aWhile();
		expect(models.calls).toHaveLength(1);
		models.calls[0]?.end("Webs.");
		const { conversationId, message } = await saying;
		for (const answer of await Promise.all(resent)) expect(answer).toMatchObject({ conversationId, message });
		expect(await told(conversationId)).toEqual(["¿qué hacen?", "Webs."]);
	});

	it("is answered by another process once the first is gone, whose answer then comes too late", async () => {
		const saying = first().say("¿qué hacen?", asked);
		await models.until(1);
		const resent = [second(), second()].map(({ say }) => say("¿qué hacen?", asked));
		await aWhile();
		second().runtime.pass(limits.answerSeconds);
		await models.until(2);
		await aWhile();
		models.calls[0]?.end("Demasiado tarde.");
		await aWhile();
		expect(models.calls).toHaveLength(2);
		models.calls[1]?.end("Webs.");
		const { conversationId, message } = await saying;
		expect(message.content).toBe("Webs.");
		for (const answer of await Promise.all(resent)) expect(answer).toMatchObject({ conversationId, message });
		expect(await told(conversationId)).toEqual(["¿qué hacen?", "Webs."]);
	});

	it("withdraws what was shown of an answer that came too late", async () => {
		const { dependencies } = first();
		const model: ModelEngine = {
			answer(turn, listener, stop) {
				listener?.text("Demasiado");
				return dependencies.model?.answer(turn, listener, stop) ?? Promise.reject(new Error("no model"));
			},
		};
		const shown: string[] = [];
		const listener = {
			answerStarted: () => undefined,
			text: (piece: string) => void shown.push(piece),
			discard: () => void shown.push("withdrawn"),
		};
		const saying = answerTo({ ...dependencies, model }, "¿qué hacen?", asked, listener);
		await models.until(1);
		second().runtime.pass(limits.answerSeconds);
		const resent = second().say("¿qué hacen?", asked);
		await models.until(2);
		models.calls[0]?.end("Demasiado tarde.");
		await expect.poll(() => shown).toEqual(["Demasiado", "withdrawn"]);
		models.calls[1]?.end("Webs.");
		for (const answer of await Promise.all([saying, resent]))
			expect(answer).toMatchObject({ message: { content: "Webs." } });
	});

	async function sayAndFail() {
		const { dependencies } = first();
		const answer = () => Promise.reject(new Error("the disk is full"));
		const failing = { ...dependencies, model: { answer } };
		await expect(answerTo(failing, "¿qué hacen?", asked)).rejects.toThrow("full");
	}

	it("that could not be answered is answered at once when it is sent again", async () => {
		await sayAndFail();
		const saying = second().say("¿qué hacen?", asked);
		await models.until(1);
		models.calls[0]?.end("Webs.");
		expect(await told((await saying).conversationId)).toEqual(["¿qué hacen?", "Webs."]);
	});

	it("that could not be answered and was stopped since is not answered when it is sent again", async () => {
		await sayAndFail();
		const { id } = await db().selectFrom("conversations").select("id").executeTakeFirstOrThrow();
		expect(await stopAnswer(second().dependencies, { ...asked, conversationId: id })).toBe(true);
		const { message } = await second().say("¿qué hacen?", asked);
		expect(message).toMatchObject({ content: "", stopped: true });
		expect(models.calls).toEqual([]);
	});

	it("gets its own answer, whatever is said and answered in another window meanwhile", async () => {
		const opening = first().say("hola");
		await models.until(1);
		models.calls[0]?.end("Hola.");
		const { conversationId } = await opening;
		const one = first().say("¿qué hacen?", { conversationId, ...asked });
		await models.until(2);
		const other = first().say("tengo un hotel", { conversationId, ...hotel });
		await models.until(3);
		models.calls[2]?.end("Qué bien.");
		await other;
		const resent = second().say("¿qué hacen?", { conversationId, ...asked });
		await aWhile();
		models.calls[1]?.end("Webs.");
		for (const saying of [one, resent]) expect((await saying).message.content).toBe("Webs.");
		expect((await second().say("tengo un hotel", hotel)).message.content).toBe("Qué bien.");
		const all = ["hola", "Hola.", "¿qué hacen?", "Webs.", "tengo un hotel", "Qué bien."];
		expect(await told(conversationId)).toEqual(all);
		expect(models.calls).toHaveLength(3);
	});

	it("that takes a fact back is not undone by an answer that still knew it", async () => {
		const opened = first().say("Soy Ana Ruiz, ana@brisa.example, mi teléfono es 3104567890");
		await models.until(1);
		models.calls[0]?.end("Un gusto, Ana.");
		const { conversationId } = await opened;
		const slow = first().say("¿cuánto cuesta?", { conversationId });
		await models.until(2);
		const clearing = first().say("quita mi teléfono", { conversationId });
		await models.until(3);
		models.calls[2]?.end("Listo.");
		await clearing;
		models.calls[1]?.end("Depende.");
		await slow;
		expect((await findConversation(db(), conversationId))?.state.facts.phone).toBeNull();
		expect((await listLeads(db(), { limit: 5 })).leads).toMatchObject([{ phone: null }]);
	});

	it("that was left without an answer gets one, though more was said and answered since", async () => {
		const opening = first().say("hola");
		await models.until(1);
		models.calls[0]?.end("Hola.");
		const { conversationId } = await opening;
		void first().say("¿qué hacen?", { conversationId, ...asked });
		await models.until(2);
		const other = second().say("tengo un hotel", { conversationId, ...hotel });
		await models.until(3);
		models.calls[2]?.end("Qué bien.");
		await other;
		second().runtime.pass(limits.answerSeconds);
		const resent = second().say("¿qué hacen?", { conversationId, ...asked });
		await models.until(4);
		models.calls[3]?.end("Webs.");
		expect((await resent).message.content).toBe("Webs.");
		expect((await told(conversationId))?.slice(2)).toEqual([
			...["¿qué hacen?", "Webs."],
			...["tengo un hotel", "Qué bien."],
		]);
	});

	it("stored before answers were linked has the next one as its answer", async () => {
		const saying = first().say("¿qué hacen?", asked);
		await models.until(1);
		models.calls[0]?.end("Webs.");
		const { message } = await saying;
		await db().updateTable("messages").set({ answers: null }).execute();
		expect((await second().say("¿qué hacen?", asked)).message).toEqual(message);
	});
});
