import { expect, it } from "vitest";
import { limits } from "../../../config/limits.ts";
import { onBothDatabases } from "../../../tests/support/databases.ts";
import { asked, aWhile, hotel, twoProcesses } from "../../../tests/support/two-processes.ts";
import { readConversation } from "../read-conversation.ts";
import { stopAnswer } from "./stop-answer.ts";

onBothDatabases("a visitor's message", (open) => {
	const { db, models, first, second, told, leftAlone } = twoProcesses(open);

	it("asked again by a caller that counts no attempts can be stopped while it waits", async () => {
		const question = await leftAlone();
		const again = second().say("¿qué hacen?", { ...question, again: true });
		await aWhile();
		expect(await stopAnswer(second().dependencies, question)).toBe(true);
		second().runtime.pass(limits.answerSeconds);
		expect((await again).message).toMatchObject({ content: "", stopped: true });
		expect(models.calls).toHaveLength(2);
	});

	it.each([
		["by its key", asked],
		["by another key", hotel],
	])("asked again %s after its process was killed is stopped by that asking alone", async (_, key) => {
		const before = await leftAlone();
		const now = { conversationId: before.conversationId, ...key };
		const early = { ...before, attempt: 1 };
		expect(await stopAnswer(second().dependencies, early)).toBe(true);
		second().runtime.pass(limits.answerSeconds);
		const again = second().say("¿qué hacen?", { ...now, again: true, attempt: 2 });
		await models.until(3);
		expect(await stopAnswer(second().dependencies, early)).toBe(false);
		models.calls[2]?.end("Webs.");
		expect((await again).message).toMatchObject({ content: "Webs." });
		expect((await again).message).not.toHaveProperty("stopped");
	});

	it.each([
		["by its key", asked],
		["by another key", hotel],
	])("asked again %s while its process is gone can be stopped, and no model is asked", async (_, key) => {
		const before = await leftAlone();
		const now = { conversationId: before.conversationId, ...key, attempt: 2 };
		const again = second().say("¿qué hacen?", { ...now, again: true });
		const attempt = () =>
			second()
				.dependencies.db.selectFrom("messages")
				.select("attempt")
				.where("status", "=", "answering")
				.executeTakeFirst();
		await expect.poll(attempt).toMatchObject({ attempt: 2 });
		expect(await stopAnswer(second().dependencies, { ...before, attempt: 1 })).toBe(false);
		expect(await stopAnswer(second().dependencies, now)).toBe(true);
		second().runtime.pass(limits.answerSeconds);
		expect((await again).message).toMatchObject({ content: "", stopped: true });
		expect(models.calls).toHaveLength(2);
	});

	it("that was stopped ends soon, marked, although its process was killed", async () => {
		const question = { ...(await leftAlone()), attempt: 1 };
		const resent = [second(), second()].map(({ say }) => say("¿qué hacen?", question));
		await aWhile();
		expect(await stopAnswer(second().dependencies, question)).toBe(true);
		second().runtime.pass(limits.answerSeconds / 3);
		for (const { message } of await Promise.all(resent))
			expect(message).toMatchObject({ content: "", stopped: true });
		const { messages } = (await readConversation(second().dependencies.db, question.conversationId)) ?? {};
		expect(messages?.at(-1)).toMatchObject({ content: "¿qué hacen?", stopped: true });
		models.calls[1]?.end("Demasiado tarde.");
		await aWhile();
		expect((await told(question.conversationId))?.slice(2)).toEqual(["¿qué hacen?"]);
		expect(models.calls).toHaveLength(2);
		const again = second().say("¿qué hacen?", { ...question, again: true, attempt: 2 });
		await models.until(3);
		models.calls[2]?.end("Webs.");
		expect((await again).message.content).toBe("Webs.");
	});

	it("asked again before its stop was through is answered, not stopped", async () => {
		const saying = first().say("¿qué hacen?", { ...asked, attempt: 1 });
		await models.until(1);
		const { id: conversationId } = await db()
			.selectFrom("conversations")
			.select("id")
			.executeTakeFirstOrThrow();
		expect(await stopAnswer(first().dependencies, { ...asked, conversationId, attempt: 1 })).toBe(true);
		const again = second().say("¿qué hacen?", { ...asked, conversationId, again: true, attempt: 2 });
		await aWhile();
		models.calls[0]?.end("We");
		expect((await saying).message).toMatchObject({ content: "We", stopped: true });
		await models.until(2);
		models.calls[1]?.end("Webs.");
		expect((await again).message).not.toHaveProperty("stopped");
		expect(await told(conversationId)).toEqual(["¿qué hacen?", "Webs."]);
	});

	it.each(["", "Qué"])(
		"whose answer was stopped (%j) is answered when it is asked again, though another's answer came behind it",
		async (stump) => {
			const before = await leftAlone();
			const { conversationId } = before;
			const other = { conversationId, ...hotel };
			const stopping = second().say("tengo un hotel", { ...other, attempt: 1 });
			await models.until(3);
			expect(await stopAnswer(second().dependencies, { ...other, attempt: 1 })).toBe(true);
			models.calls[2]?.end(stump);
			await stopping;
			models.calls[1]?.end("Webs.");
			await expect.poll(() => told(conversationId), { timeout: 10_000 }).toContain("Webs.");
			const again = second().say("tengo un hotel", { ...other, again: true, attempt: 2 });
			await models.until(4);
			models.calls[3]?.end("Qué bien.");
			expect((await again).message).toMatchObject({ content: "Qué bien." });
			expect((await second().say("¿qué hacen?", before)).message.content).toBe("Webs.");
			const next = second().say("gracias", { conversationId });
			await models.until(5);
			models.calls[4]?.end("Con gusto.");
			await next;
			const all = ["hola", "Hola.", "¿qué hacen?", "Webs.", "tengo un hotel", "Qué bien."];
			expect(await told(conversationId)).toEqual([...all, "gracias", "Con gusto."]);
			const rows = await db().selectFrom("messages").select("position").orderBy("position").execute();
			expect(rows.map(({ position }) => position)).toEqual([...rows.keys()]);
			expect(await db().selectFrom("conversations").select("length").execute()).toEqual([
				{ length: rows.length },
			]);
		},
	);
});
