import { beforeEach, expect, it } from "vitest";
import { es } from "../../../content/assistant/es.ts";
import type { ChatForm, Input } from "../../../shared/chat.ts";
import { factNames } from "../../../shared/lead.ts";
import {
	answerTo,
	conversationDependencies,
	drawNothing,
	incoming,
} from "../../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import { proposalWords, wholeStory } from "../../../tests/support/proposal-visitor.ts";
import { freshRuntime } from "../../../tests/support/test-runtime.ts";
import { writtenPhone } from "../../contact/phone.ts";
import { importLead } from "../../leads/import-lead.ts";
import { type LeadFacts, noFacts } from "../../leads/lead.ts";
import { listLeads } from "../../leads/lead-store.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { findConversation } from "../conversation-store.ts";
import { readConversation } from "../read-conversation.ts";
import { createAbortRegistry, stopAnswer } from "./abort-registry.ts";
import { handleMessage } from "./handle-message.ts";
import type { IncomingMessage } from "./incoming-message.ts";

type Values = Record<string, string>;
const filled = (form: "contact" | "summary", values: Values, press: "save" | "make" = "make"): Input => ({
	kind: "form",
	form,
	values,
	press,
});
const valuesOf = (form: ChatForm | null): Values =>
	Object.fromEntries(form?.fields.map(({ name, value }) => [name, value]) ?? []);

onBothDatabases("a form or a choice of the chat", (open) => {
	const database = freshDatabase(open);
	const runtime = freshRuntime();
	let dependencies: ConversationDependencies;
	let drawing: (signal?: AbortSignal) => Promise<void>;
	/** What each proposal that was drawn was drawn of. */
	const drawn: LeadFacts[] = [];
	const failures: unknown[] = [];

	beforeEach(async () => {
		drawing = async () => undefined;
		drawn.length = failures.length = 0;
		const { db } = database.connection;
		dependencies = conversationDependencies(db, {
			runtime,
			render: async ({ lead }, signal) => {
				await drawing(signal);
				drawn.push(lead);
				return drawNothing();
			},
			aborts: createAbortRegistry(db),
			onFailure: (error) => failures.push(error),
		});
	});

	const send = (message: string, more?: Partial<IncomingMessage>) =>
		handleMessage(dependencies, incoming(message, more));
	const say = (message: string, more?: Partial<IncomingMessage>) => answerTo(dependencies, message, more);
	const leads = async () => (await listLeads(dependencies.db, { limit: 10 })).leads;
	const told = async (id: string) =>
		((await readConversation(dependencies.db, id))?.messages ?? [])
			.filter(({ role }) => role === "user")
			.map(({ content }) => content);
	/** A conversation that has seen the summary of its proposal. */
	async function shown(opening = wholeStory("Ana Gómez", "ana@brisa.co")) {
		const { conversationId } = await say(opening);
		const { form } = await say(proposalWords.es.wish, { conversationId });
		expect(form?.name).toBe("summary");
		return { conversationId, form };
	}

	it("is refused with an address nobody has, at its field, and nothing is stored; corrected it is taken", async () => {
		const { conversationId, form: asked } = await say(proposalWords.es.wish);
		expect(asked).toMatchObject({ name: "contact" });
		const before = await readConversation(dependencies.db, conversationId);
		const values = { name: "Ana Gómez", email: "ana@brisa", country: "CO", phone: "300 123 4567" };
		const refused = await send("", { conversationId, input: filled("contact", values) });
		if (refused.kind !== "form-refused") throw new Error(refused.kind);
		expect(refused.form).toMatchObject({ name: "contact", error: es.forms.errors.summary.one });
		expect(valuesOf(refused.form)).toMatchObject(values);
		const wrong = refused.form.fields.filter(({ error }) => error);
		expect(wrong).toMatchObject([{ name: "email", error: es.forms.errors.email }]);
		expect(await readConversation(dependencies.db, conversationId)).toEqual(before);
		expect(await leads()).toEqual([]);
		const tables = ["deliveries", "consents"] as const;
		for (const table of tables)
			expect(await dependencies.db.selectFrom(table).select("id").execute()).toEqual([]);

		const corrected = { ...values, email: "ana@brisa.co" };
		await say("", { conversationId, input: filled("contact", corrected) });
		expect(await leads()).toMatchObject([
			{ name: "Ana Gómez", email: "ana@brisa.co", phone: "+573001234567", conversationId },
		]);
		expect((await told(conversationId)).at(-1)).toBe("Ana Gómez · ana@brisa.co · +57 300 123 4567");
	});

	it.each([
		["a form", {}, filled("summary", { name: "Ana", email: "", need: "" }), "form-refused"],
		[
			"a name of 101 characters",
			{},
			filled("contact", { name: "a".repeat(101), email: "ana@brisa.co" }),
			"form-refused",
		],
		["a choice nobody was given", {}, { kind: "choice", value: "erase:everything" }, "unknown-choice"],
		[
			"an address as a choice",
			{},
			{ kind: "choice", value: "slot:email=ana@brisa.co\nBcc: all@brisa.co" },
			"unknown-choice",
		],
		["a telephone as a choice", {}, { kind: "choice", value: "slot:phone=abc" }, "unknown-choice"],
		[
			"a size of no list as a choice",
			{},
			{ kind: "choice", value: "slot:companySize=<b>9" },
			"unknown-choice",
		],
	] as const)("begins no conversation when it is refused: %s", async (_, more, input, kind) => {
		expect(await send("", { ...more, input })).toMatchObject({ kind });
		expect(await dependencies.db.selectFrom("conversations").select("id").execute()).toEqual([]);
	});

	it("reads a telephone without its country as one of the country known, else as a Colombian one", async () => {
		const { conversationId } = await say("I want the proposal", { language: "en" });
		const values = { name: "Ana Gómez", email: "", country: "", phone: "300 123 4567" };
		await say("", { conversationId, language: "en", input: filled("contact", values) });
		expect(await leads()).toMatchObject([{ phone: "+573001234567" }]);
		const abroad = { ...values, country: "US", phone: "(786) 555-0199" };
		await say("", { conversationId, language: "en", input: filled("contact", abroad) });
		expect(await leads()).toMatchObject([{ phone: "+17865550199" }]);
		await say("", {
			conversationId,
			language: "en",
			input: filled("contact", { ...values, phone: "305 420 1234" }),
		});
		expect(await leads()).toMatchObject([{ phone: "+13054201234" }]);
	});

	it("replaces a telephone by the corrected one", async () => {
		const { conversationId } = await say(proposalWords.es.wish);
		const values = { name: "Ana Gómez", email: "ana@brisa.co", country: "CO", phone: "300 123 4567" };
		await say("", { conversationId, input: filled("contact", values) });
		const corrected = { ...values, phone: "301 765 4321" };
		await say("", { conversationId, input: filled("contact", corrected) });
		expect(await leads()).toMatchObject([{ phone: "+573017654321", email: "ana@brisa.co" }]);
		await say("mi teléfono es 302 111 2233", { conversationId });
		expect(await leads()).toMatchObject([{ phone: "+573021112233", email: "ana@brisa.co" }]);
	});

	it.each([
		["a form", filled("contact", { name: "Ana Gómez", email: "ana@brisa.co" })],
		["a choice", { kind: "choice", value: "slot:companySize=6 a 20 personas" }],
	] as const)("is stored once when it is sent again or twice at once with its key: %s", async (_, input) => {
		const { conversationId } = await say("hola");
		const keyed = { conversationId, input, idempotencyKey: "a-random-name-of-this-message" };
		const answers = await Promise.all([say("", keyed), say("", keyed)]);
		answers.push(await say("", keyed));
		const [first] = answers;
		for (const answer of answers) expect(answer.message).toEqual(first?.message);
		expect(await told(conversationId)).toHaveLength(2);
		const another = await say("", { ...keyed, idempotencyKey: "another-random-name" });
		expect(another.conversationId).toBe(conversationId);
		expect(await told(conversationId)).toHaveLength(3);
	});

	it("makes one proposal of a summary that is sent twice with one key", async () => {
		const { conversationId, form } = await shown();
		const input = filled("summary", valuesOf(form));
		const keyed = { conversationId, input, idempotencyKey: "a-random-name-of-this-message" };
		const answers = await Promise.all([say("", keyed), say("", keyed)]);
		answers.push(await say("", keyed));
		for (const { message } of answers) expect(message.proposal).toEqual(answers[0]?.message.proposal);
		expect(answers[0]?.message.proposal).toBeDefined();
		expect(drawn).toHaveLength(1);
		expect(await told(conversationId)).toHaveLength(3);
	});

	it("is what was pressed, by its value and not by what it says", async () => {
		const { conversationId } = await say(wholeStory("Ana Gómez", "ana@brisa.co"));
		const input = { kind: "choice", value: "slot:budget=Más de $ 5 millones al mes" } as const;
		await say("somos 40 personas y no queremos nada", { conversationId, input });
		expect(await leads()).toMatchObject([{ budget: "Más de $ 5 millones al mes", companySize: null }]);
	});

	/** Of a proposal: that all it was drawn of stood in the form its visitor saw last. */
	function expectSeen(facts: LeadFacts | undefined, form: ChatForm | null) {
		const seen = valuesOf(form);
		for (const fact of factNames) {
			const value = facts?.[fact] ?? null;
			const shown = fact === "phone" && value !== null ? writtenPhone(value) : value;
			if (shown !== null) expect([fact, seen[fact]]).toEqual([fact, shown]);
		}
	}

	it("brings nothing into a proposal that was not in its summary, and all that was", async () => {
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

	it("brings the telephone into a proposal as its summary shows it", async () => {
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

	it("makes a proposal of what stands in its summary when it is pressed, changed there or not", async () => {
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
		expect(facts).toEqual({ company: null, timing: null, ...onlySaid(changed) });
		expect(await leads()).toMatchObject([onlySaid(changed)]);
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

	it("brings nothing in that is said in another window while it is made", async () => {
		const { conversationId, form } = await shown();
		const { makeProposal: make } = dependencies;
		dependencies.makeProposal = async (wanted, onStored) => {
			await say("somos 50 personas", { conversationId });
			return make(wanted, onStored);
		};
		await say(proposalWords.es.agreement, { conversationId });
		expectSeen(drawn[0], form);
		expect(drawn).toMatchObject([{ companySize: null }]);
		expect(await leads()).toMatchObject([{ companySize: "50 personas" }]);
	});

	it("brings nothing in that the team wrote down and its summary does not show", async () => {
		const { conversationId, form } = await shown();
		const context = { runtime, destinations: [], brand: dependencies.brand, staffLanguage: "es" } as const;
		await importLead(dependencies.db, context, {
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
		drawing = () => Promise.reject(new Error("no paper"));
		const changed = { ...valuesOf(form), budget: "10 millones", need: "Contestar de noche" };
		const { message } = await say("", { conversationId, input: filled("summary", changed) });
		expect(message.proposal).toBeUndefined();
		expect(failures).toMatchObject([{ message: "no paper" }]);
		drawing = async () => undefined;
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
		const rows = await dependencies.db.selectFrom("messages").select(["role", "extras"]).execute();
		const questions = rows.filter(({ role }) => role === "user");
		expect(questions.map(({ extras }) => extras)).toEqual(questions.map(() => "{}"));
	});

	it("is asked again as it was filled after its proposal was stopped, also by who only knows its words", async () => {
		const { conversationId, form } = await shown();
		const begun = Promise.withResolvers<void>();
		const finished = Promise.withResolvers<void>();
		drawing = () => {
			begun.resolve();
			return finished.promise;
		};
		const idempotencyKey = "a-random-name-of-this-message";
		const changed = { ...valuesOf(form), budget: "10 millones" };
		const making = say("", { conversationId, input: filled("summary", changed), idempotencyKey, attempt: 1 });
		await begun.promise;
		expect(await stopAnswer(dependencies, { idempotencyKey, conversationId, attempt: 1 })).toBe(true);
		expect((await making).message).toMatchObject({ stopped: true });
		drawing = async () => undefined;
		const [words = ""] = (await told(conversationId)).slice(-1);
		const again = await say(words, { conversationId, idempotencyKey, again: true, attempt: 2 });
		finished.resolve();
		expect(again.message.proposal).toBeDefined();
		expect(drawn.at(-1)).toMatchObject({ budget: "10 millones" });
		expect(await told(conversationId)).toHaveLength(3);
		expect((await findConversation(dependencies.db, conversationId))?.state.facts.budget).toBe("10 millones");
	});
});

function onlySaid(values: Values): Values {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}
