import { expect, it } from "vitest";
import { es } from "../../../content/assistant/es.ts";
import type { Language } from "../../../shared/language.ts";
import { incoming } from "../../../tests/support/conversation-dependencies.ts";
import { conversationsOn } from "../../../tests/support/conversations-on.ts";
import { onBothDatabases } from "../../../tests/support/databases.ts";
import { wholeStory } from "../../../tests/support/proposal-visitor.ts";
import { privacyNotice } from "../../assistant/assistant.ts";
import type { Reply } from "../../assistant/reply.ts";
import { readLeadContact, setContactDay } from "../../leads/lead-contact-store.ts";
import { readConversation } from "../read-conversation.ts";
import { handleMessage } from "./handle-message.ts";

const opening = wholeStory("Ana Gómez", "Ana@Brisa.co");

onBothDatabases("a conversation", (open) => {
	const { db, runtime, dependencies, change, say, leads, deliveries } = conversationsOn(open);

	it("begins with the greeting and keeps every word in order", async () => {
		const { conversationId } = await say("hola");
		await say("¿qué hacen?", { conversationId });
		const transcript = await readConversation(db(), conversationId);
		expect(transcript?.messages.map(({ role }) => role)).toEqual([
			"assistant",
			"user",
			"assistant",
			"user",
			"assistant",
		]);
	});

	it("stores the lead, its consent and the notice to sales as soon as the visitor can be reached", async () => {
		const { conversationId, lead } = await say(opening);
		expect(lead).toEqual({ status: "qualifying", score: 60 });
		const [stored] = await leads();
		expect(stored).toMatchObject({
			name: "Ana Gómez",
			email: "ana@brisa.co",
			industry: "hospitalidad-viajes",
			conversationId,
		});
		expect(await db().selectFrom("consents").selectAll().execute()).toMatchObject([
			{ lead_id: stored?.id, source: "chat", language: "es" },
		]);
		expect(await deliveries()).toMatchObject([{ kind: "sales-notice", state: "waiting" }]);
	});

	it("stores no lead of somebody who left no address", async () => {
		await say("Quiero contestar más rápido en mi hotel");
		expect(await leads()).toEqual([]);
	});

	it("tells the team at once of a visitor who wants their data deleted, and stores nothing more", async () => {
		const { conversationId } = await say(opening);
		const before = (await leads())[0];
		await say("borren mis datos", { conversationId });
		await say("tengo 30 empleados", { conversationId });
		const [stored] = await leads();
		expect(stored).toMatchObject({ message: "Pidió que borremos sus datos.", companySize: null });
		expect(stored?.need).toBe(before?.need);
		const due_at = runtime.now().toISOString();
		expect(await deliveries()).toMatchObject([{ kind: "withdrawal-notice", due_at }]);
	});

	it("deletes a phone number that is taken back, also when there is no other contact data", async () => {
		const { conversationId } = await say("me llamo Ana Gómez, 3001234567");
		expect(await leads()).toMatchObject([{ phone: "+573001234567" }]);
		await say("quita mi teléfono", { conversationId });
		expect(await leads()).toMatchObject([{ phone: null, name: "Ana Gómez" }]);
	});

	it("keeps since when a lead asks for a person, in place of a day that the team chose", async () => {
		const { conversationId } = await say(opening);
		const id = (await leads())[0]?.id ?? "";
		const { db } = dependencies();
		await db.transaction().execute((tx) => setContactDay(tx, id, "2026-12-07"));
		const askedAt = runtime.now().toISOString();
		await say("quiero hablar con una persona", { conversationId });
		runtime.pass(600);
		await say("quiero hablar con una persona", { conversationId });
		expect(await readLeadContact(db, id)).toMatchObject({ contactedAt: null, contactOn: null, askedAt });
	});

	it.each([
		["by writing", "en"],
		["by going to another page", "es"],
	] as const)("proves the notice of the greeting to whoever changes the language %s", async (_, page) => {
		const { conversationId } = await say("hello there", { language: "en", pageLanguage: "en" });
		const { language } = await say(opening, { conversationId, language: page, pageLanguage: page });
		expect(language).toBe("es");
		const proofs = db()
			.selectFrom("consents")
			.innerJoin("consent_texts", "consent_texts.id", "consents.consent_text_id")
			.select(["consents.language", "consent_texts.text"]);
		expect(await proofs.execute()).toEqual([
			{ language: "en", text: privacyNotice("en", dependencies().brand).text },
		]);
	});

	it("follows the page's language when the visitor changes it, and else the one they write", async () => {
		const on = (page: Language) => ({ language: page, pageLanguage: page });
		const { conversationId } = await say("hello there", on("en"));
		expect((await say("Luis", { conversationId, ...on("es") })).language).toBe("es");
		expect((await say("ok", { conversationId, ...on("es") })).language).toBe("es");
		const other = await say("hola, quiero una propuesta para mi negocio", {
			...on("en"),
			visitorAddress: "b",
		});
		expect(other.language).toBe("es");
		const later = await say("ok", { conversationId: other.conversationId, ...on("en"), visitorAddress: "b" });
		expect(later.language).toBe("es");
	});

	it("goes on in its language where the page is not known, whatever a caller begins new ones in", async () => {
		const { conversationId } = await say("hello there", { language: "en", pageLanguage: "en" });
		for (const message of ["ok", "Luis", "12"]) {
			const answer = await say(message, { conversationId, language: "es" });
			expect(answer.language).toBe("en");
			expect(answer.message.content).not.toContain(es.switched);
		}
		// Unknown once, the page is still the one of before: it has not changed.
		expect((await say("ok", { conversationId, language: "es", pageLanguage: "en" })).language).toBe("en");
		expect((await say("ok", { conversationId, language: "en", pageLanguage: "es" })).language).toBe("es");
	});

	it("counts a question that nothing answers once, though a model answers too and it is asked again", async () => {
		const by = (by: "guided" | "stopped") =>
			change({ model: { answer: async ({ guided }) => ({ by, reply: { ...guided, text: "" } }) } });
		const idempotencyKey = "a name of this message";
		by("stopped");
		const question = "¿patrocinan carreras de zeppelines en Groenlandia?";
		const { conversationId } = await say(question, { idempotencyKey, attempt: 1 });
		by("guided");
		await say(question, { conversationId, idempotencyKey, attempt: 2, again: true });
		const counted = await db().selectFrom("unknown_questions").select("times").execute();
		expect(counted).toEqual([{ times: 1 }]);
	});

	it("counts a question that only a model calls unknown when its answer was stopped and is asked again", async () => {
		const idempotencyKey = "a name of this message";
		const question = "¿qué hacen?";
		const answerBy = (by: "stopped" | "model", shown: Pick<Reply, "text" | "effects">) =>
			change({
				model: { answer: async ({ guided, state }) => ({ by, reply: { ...guided, state, ...shown } }) },
			});
		answerBy("stopped", { text: "", effects: [] });
		const { conversationId } = await say(question, { idempotencyKey, attempt: 1 });
		answerBy("model", { text: "No lo sé.", effects: [{ kind: "record-unknown-question", question }] });
		await say(question, { conversationId, idempotencyKey, attempt: 2, again: true });
		const counted = await db().selectFrom("unknown_questions").select("times").execute();
		expect(counted).toEqual([{ times: 1 }]);
	});

	it("refuses an unknown id and a history that is too long", async () => {
		const named = incoming("hola", { conversationId: "nobody" });
		expect(await handleMessage(dependencies(), named)).toEqual({ kind: "unknown-conversation" });
		const history = Array.from({ length: 1_000 }, () => ({ role: "user" as const, content: "hola" }));
		expect(await handleMessage(dependencies(), incoming("hola", { history }))).toEqual({
			kind: "history-too-long",
		});
	});
});
