import { expect, it, vi } from "vitest";
import { limits } from "../../../config/limits.ts";
import { onBothDatabases } from "../../../tests/support/databases.ts";
import { proposalWords, wholeStory } from "../../../tests/support/proposal-visitor.ts";
import { asked, aWhile, twoProcesses } from "../../../tests/support/two-processes.ts";
import { stopAnswer } from "./stop-answer.ts";

onBothDatabases("a visitor's message", (open) => {
	const { db, models, drawings, letGo, first, second, told } = twoProcesses(open);

	const agreement = proposalWords.es.agreement;

	/** A conversation that has seen the summary of its proposal. */
	async function startConversation(): Promise<string> {
		const saying = first().say(wholeStory("Ana Gómez", "ana@brisa.co"));
		await models.until(1);
		models.calls[0]?.end("Mucho gusto, Ana.");
		const { conversationId } = await saying;
		const asking = first().say(proposalWords.es.wish, { conversationId });
		await models.until(2);
		models.calls[1]?.end("Esto va en tu propuesta.");
		expect((await asking).form?.name).toBe("summary");
		return conversationId;
	}

	const made = async () => {
		const mails = db().selectFrom("deliveries").select("id").where("kind", "=", "proposal-receipt");
		const proposals = db().selectFrom("proposals").select("id");
		return { proposals: (await proposals.execute()).length, mails: (await mails.execute()).length };
	};

	it("that agrees to a proposal has it drawn once, however long that takes", async () => {
		const conversationId = await startConversation();
		vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
		const saying = first().say(agreement, { conversationId, ...asked });
		await drawings.until(1);
		const resent = [first(), second()].map(({ say }) => say(agreement, { conversationId, ...asked }));
		for (let third = 0; third < 6; third++) {
			for (const { runtime } of [first(), second()]) runtime.pass(limits.answerSeconds / 3);
			vi.advanceTimersByTime((limits.answerSeconds * 1_000) / 3);
			await aWhile();
		}
		expect(drawings.calls).toHaveLength(1);
		drawings.calls[0]?.end();
		const { message } = await saying;
		expect(message.proposal).toBeDefined();
		for (const answer of await Promise.all(resent)) expect(answer.message).toEqual(message);
		expect(await made()).toEqual({ proposals: 1, mails: 1 });
	});

	it("that agrees to a proposal gets one, and one mail, when the process that drew it comes back too late", async () => {
		const conversationId = await startConversation();
		const saying = first().say(agreement, { conversationId, ...asked });
		await drawings.until(1);
		second().runtime.pass(limits.answerSeconds);
		const resent = [second(), second()].map(({ say }) => say(agreement, { conversationId, ...asked }));
		await drawings.until(2);
		await aWhile();
		drawings.calls[0]?.end();
		await aWhile();
		expect(await made()).toEqual({ proposals: 0, mails: 0 });
		drawings.calls[1]?.end();
		const { message } = await saying;
		expect(message.proposal).toBeDefined();
		for (const answer of await Promise.all(resent)) expect(answer.message).toEqual(message);
		expect(drawings.calls).toHaveLength(2);
		expect(await made()).toEqual({ proposals: 1, mails: 1 });
		expect(await told(conversationId)).toHaveLength(6);
	});

	it.each([
		["here", () => first()],
		["in another process", () => second()],
	])(
		"whose proposal is stopped %s while it is drawn has none made or mailed, until it is asked again",
		async (_, where) => {
			const conversationId = await startConversation();
			const saying = first().say(agreement, { conversationId, ...asked, attempt: 1 });
			await drawings.until(1);
			expect(await stopAnswer(where().dependencies, { ...asked, conversationId, attempt: 1 })).toBe(true);
			expect((await saying).message).toMatchObject({ content: "", stopped: true });
			expect(letGo()).toBe(1);
			drawings.calls[0]?.end();
			await aWhile();
			expect(await made()).toEqual({ proposals: 0, mails: 0 });
			expect((await told(conversationId))?.slice(4)).toEqual([agreement]);
			const again = first().say(agreement, { conversationId, ...asked, again: true, attempt: 2 });
			await drawings.until(2);
			drawings.calls[1]?.end();
			expect((await again).message.proposal).toBeDefined();
			expect(await made()).toEqual({ proposals: 1, mails: 1 });
			expect(await told(conversationId)).toHaveLength(6);
		},
	);
});
