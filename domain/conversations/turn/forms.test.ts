import { expect, it } from "vitest";
import { es } from "../../../content/assistant/es.ts";
import { conversationsOn } from "../../../tests/support/conversations-on.ts";
import { onBothDatabases } from "../../../tests/support/databases.ts";
import { filled, proposalWords, valuesOf, wholeStory } from "../../../tests/support/proposal-visitor.ts";
import { readConversation } from "../read-conversation.ts";

onBothDatabases("a form or a choice of the chat", (open) => {
	const { db, send, say, saidIn, leads } = conversationsOn(open);

	it("is refused with an address nobody has, at its field, and nothing is stored; corrected it is taken", async () => {
		const { conversationId, form: asked } = await say(proposalWords.es.wish);
		expect(asked).toMatchObject({ name: "contact" });
		const before = await readConversation(db(), conversationId);
		const values = { name: "Ana Gómez", email: "ana@brisa", country: "CO", phone: "300 123 4567" };
		const refused = await send("", { conversationId, input: filled("contact", values) });
		if (refused.kind !== "form-refused") throw new Error(refused.kind);
		expect(refused.form).toMatchObject({ name: "contact", error: es.forms.errors.summary.one });
		expect(valuesOf(refused.form)).toMatchObject(values);
		const wrong = refused.form.fields.filter(({ error }) => error);
		expect(wrong).toMatchObject([{ name: "email", error: es.forms.errors.email }]);
		expect(await readConversation(db(), conversationId)).toEqual(before);
		expect(await leads()).toEqual([]);
		const tables = ["deliveries", "consents"] as const;
		for (const table of tables) expect(await db().selectFrom(table).select("id").execute()).toEqual([]);

		const corrected = { ...values, email: "ana@brisa.co" };
		await say("", { conversationId, input: filled("contact", corrected) });
		expect(await leads()).toMatchObject([
			{ name: "Ana Gómez", email: "ana@brisa.co", phone: "+573001234567", conversationId },
		]);
		expect((await saidIn(conversationId)).at(-1)).toBe("Ana Gómez · ana@brisa.co · +57 300 123 4567");
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
		expect(await db().selectFrom("conversations").select("id").execute()).toEqual([]);
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
		expect(await saidIn(conversationId)).toHaveLength(2);
		const another = await say("", { ...keyed, idempotencyKey: "another-random-name" });
		expect(another.conversationId).toBe(conversationId);
		expect(await saidIn(conversationId)).toHaveLength(3);
	});

	it("counts by the value of the pressed choice, not by its label", async () => {
		const { conversationId } = await say(wholeStory("Ana Gómez", "ana@brisa.co"));
		const input = { kind: "choice", value: "slot:budget=Más de $ 5 millones al mes" } as const;
		await say("somos 40 personas y no queremos nada", { conversationId, input });
		expect(await leads()).toMatchObject([{ budget: "Más de $ 5 millones al mes", companySize: null }]);
	});
});
