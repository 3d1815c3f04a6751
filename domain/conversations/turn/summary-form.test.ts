import { expect, it } from "vitest";
import type { ChatForm } from "../../../shared/chat.ts";
import { factNames } from "../../../shared/lead.ts";
import { conversationsOn } from "../../../tests/support/conversations-on.ts";
import { onBothDatabases } from "../../../tests/support/databases.ts";
import { filled, proposalWords, valuesOf, wholeStory } from "../../../tests/support/proposal-visitor.ts";
import { writtenPhone } from "../../contact/phone.ts";
import { importLead } from "../../leads/import-lead.ts";
import { type LeadFacts, noFacts } from "../../leads/lead.ts";
import { findConversation } from "../conversation-store.ts";
import { createAbortRegistry } from "./abort-registry.ts";
import { stopAnswer } from "./stop-answer.ts";

function withoutBlanks(values: Record<string, string>) {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}

onBothDatabases("the summary of a proposal", (open) => {
	const { db, runtime, dependencies, change, drawBy, drawn, failures, send, say, saidIn, leads } =
		conversationsOn(open);

	/** A conversation that has seen the summary of its proposal. */
	async function shown(opening = wholeStory("Ana Gómez", "ana@brisa.co")) {
		const { conversationId } = await say(opening);
		const { form } = await say(proposalWords.es.wish, { conversationId });
		expect(form?.name).toBe("summary");
		return { conversationId, form };
	}

	/** Of a proposal: that all it was drawn of stood in the form its visitor saw last. */
	function expectSeen(facts: LeadFacts | undefined, form: ChatForm | null) {
		const seen = valuesOf(form);
		for (const fact of factNames) {
			const value = facts?.[fact] ?? null;
			const shown = fact === "phone" && value !== null ? writtenPhone(value) : value;
			if (shown !== null) expect([fact, seen[fact]]).toEqual([fact, shown]);
		}
	}

	it("makes one proposal of a summary that is sent twice with one key", async () => {
		const { conversationId, form } = await shown();
		const input = filled("summary", valuesOf(form));
		const keyed = { conversationId, input, idempotencyKey: "a-random-name-of-this-message" };
		const answers = await Promise.all([say("", keyed), say("", keyed)]);
		answers.push(await say("", keyed));
		for (const { message } of answers) expect(message.proposal).toEqual(answers[0]?.message.proposal);
		expect(answers[0]?.message.proposal).toBeDefined();
		expect(drawn).toHaveLength(1);
		expect(await saidIn(conversationId)).toHaveLength(3);
	});

	it("puts exactly the facts of the summary into a proposal", async () => {
		const { conversationId, form } = await shown();
		const { message } = await say(proposalWords.es.agreement, { conversationId });
		expect(message.proposal).toBeDefined();
		expectSeen(drawn[0], form);
		expect(drawn).toEqual([
			{
				...noFacts,
				name: "Ana Gómez",
				email: "ana@brisa.co",
				industry: "hospitalidad-viajes",
				need: valuesOf(form).need,
			},
		]);
	});

	it("puts the telephone into a proposal as its summary shows it", async () => {
		const story = `${wholeStory("Ana Gómez", "ana@brisa.co")}. Mi teléfono es 300 123 4567`;
		const { conversationId, form } = await shown(story);
		expect(await leads()).toMatchObject([{ phone: "+573001234567" }]);
		await say(proposalWords.es.agreement, { conversationId });
		expectSeen(drawn[0], form);
		expect(drawn).toMatchObject([{ phone: "+573001234567" }]);
		const changed = { ...valuesOf(form), phone: "301 765 4321" };
		const wrong = await send("", { conversationId, input: filled("summary", { ...changed, phone: "12" }) });
		expect(wrong.kind).toBe("form-refused");
		await say("", { conversationId, input: filled("summary", changed) });
		expect(drawn).toMatchObject([{ phone: "+573001234567" }, { phone: "+573017654321" }]);
	});

	it("shows what is told together with the yes before it makes a proposal of it", async () => {
		const { conversationId } = await shown();
		const told = await say("Sí, dale. Tenemos 10 millones de presupuesto.", { conversationId });
		expect(told.message.proposal).toBeUndefined();
		expect(drawn).toEqual([]);
		expect(valuesOf(told.form)).toMatchObject({ budget: expect.stringContaining("10 millones") });
		await say(proposalWords.es.agreement, { conversationId });
		expectSeen(drawn[0], told.form);
		expect(drawn).toHaveLength(1);
	});

	it("makes a proposal of the summary's values when it is sent, changed or not", async () => {
		const { conversationId, form } = await shown();
		const changed = {
			...valuesOf(form),
			name: "Ana María Gómez",
			need: "Contestar de noche",
			companySize: "12 personas",
			industry: "retail-ecommerce",
			budget: "10 millones",
		};
		const { message } = await say("", { conversationId, input: filled("summary", changed) });
		expect(message.proposal).toBeDefined();
		const { phone: _, ...facts } = drawn[0] ?? noFacts;
		expect(facts).toEqual({ company: null, timing: null, ...withoutBlanks(changed) });
		expect(await leads()).toMatchObject([withoutBlanks(changed)]);
	});

	it("keeps changes without making a proposal, and shows them", async () => {
		const { conversationId, form } = await shown();
		const changed = { ...valuesOf(form), budget: "10 millones" };
		const saved = await say("", { conversationId, input: filled("summary", changed, "save") });
		expect(saved.message.proposal).toBeUndefined();
		expect(valuesOf(saved.form)).toEqual(changed);
		await say(proposalWords.es.agreement, { conversationId });
		expect(drawn).toMatchObject([{ budget: "10 millones" }]);
	});

	it("leaves out what is said in another window while it is made", async () => {
		const { conversationId, form } = await shown();
		const { makeProposal: make } = dependencies();
		change({
			makeProposal: async (wanted, alongside) => {
				await say("somos 50 personas", { conversationId });
				return make(wanted, alongside);
			},
		});
		await say(proposalWords.es.agreement, { conversationId });
		expectSeen(drawn[0], form);
		expect(drawn).toMatchObject([{ companySize: null }]);
		expect(await leads()).toMatchObject([{ companySize: "50 personas" }]);
	});

	it("leaves out what the team recorded and its summary does not show", async () => {
		const { conversationId, form } = await shown();
		const context = { runtime, destinations: [], brand: dependencies().brand, staffLanguage: "es" } as const;
		await importLead(db(), context, {
			facts: { budget: "90 millones" },
			message: null,
			language: "es",
			conversationId,
			actor: { id: null, name: "Eva Mora" },
		});
		await say(proposalWords.es.agreement, { conversationId });
		expectSeen(drawn[0], form);
		expect(drawn).toHaveLength(1);
	});

	it("keeps what was changed in the summary of a proposal that then could not be made", async () => {
		const { conversationId, form } = await shown();
		drawBy(() => Promise.reject(new Error("no paper")));
		const changed = { ...valuesOf(form), budget: "10 millones", need: "Contestar de noche" };
		const { message } = await say("", { conversationId, input: filled("summary", changed) });
		expect(message.proposal).toBeUndefined();
		expect(failures).toMatchObject([{ message: "no paper" }]);
		drawBy(async () => undefined);
		const again = await say(proposalWords.es.wish, { conversationId });
		const made = again.form ? await say(proposalWords.es.agreement, { conversationId }) : again;
		expect(made.message.proposal).toBeDefined();
		expect(drawn).toMatchObject([{ budget: "10 millones", need: "Contestar de noche" }]);
	});

	it("is kept by its words alone once it is answered", async () => {
		const { conversationId, form } = await shown();
		const changed = { ...valuesOf(form), email: "otra@brisa.co" };
		await say("", { conversationId, input: filled("summary", changed, "save") });
		await say("", { conversationId, input: filled("summary", { ...changed, email: "ana@brisa.co" }) });
		expect(drawn).toHaveLength(1);
		const rows = await db().selectFrom("messages").select(["role", "extras"]).execute();
		const questions = rows.filter(({ role }) => role === "user");
		expect(questions.map(({ extras }) => extras)).toEqual(questions.map(() => "{}"));
	});

	it("is asked again as it was filled after its proposal was stopped, also by a request with its words alone", async () => {
		const { conversationId, form } = await shown();
		change({ aborts: createAbortRegistry(db()) });
		const started = Promise.withResolvers<void>();
		const finished = Promise.withResolvers<void>();
		drawBy(() => {
			started.resolve();
			return finished.promise;
		});
		const idempotencyKey = "a-random-name-of-this-message";
		const changed = { ...valuesOf(form), budget: "10 millones" };
		const making = say("", { conversationId, input: filled("summary", changed), idempotencyKey, attempt: 1 });
		await started.promise;
		expect(await stopAnswer(dependencies(), { idempotencyKey, conversationId, attempt: 1 })).toBe(true);
		expect((await making).message).toMatchObject({ stopped: true });
		drawBy(async () => undefined);
		const [words = ""] = (await saidIn(conversationId)).slice(-1);
		const again = await say(words, { conversationId, idempotencyKey, again: true, attempt: 2 });
		finished.resolve();
		expect(again.message.proposal).toBeDefined();
		expect(drawn.at(-1)).toMatchObject({ budget: "10 millones" });
		expect(await saidIn(conversationId)).toHaveLength(3);
		expect((await findConversation(db(), conversationId))?.state.facts.budget).toBe("10 millones");
	});
});
