import { expect, it } from "vitest";
import { conversationsOn } from "../../../tests/support/conversations-on.ts";
import { inTransaction, onBothDatabases } from "../../../tests/support/databases.ts";
import { deliverMails } from "../../../tests/support/deliver-mails.ts";
import { wholeStory } from "../../../tests/support/proposal-visitor.ts";
import { privacyNotice, takeTurn } from "../../assistant/assistant.ts";
import type { ModelEngine } from "../../assistant/understanding/model/model-engine.ts";
import { readLeadContact } from "../../leads/lead-contact-store.ts";
import { listConsents } from "../../privacy/consent-store.ts";
import { leadToProcess, revokeConsent } from "../../privacy/processing.ts";
import { findRevocation } from "../../privacy/revocation-store.ts";
import { findConversation } from "../conversation-store.ts";
import { takeOver } from "../take-over.ts";

const opening = wholeStory("Ana Gómez", "Ana@Brisa.co");

onBothDatabases("a conversation", (open) => {
	const { db, runtime, dependencies, change, send, say, leads, deliveries } = conversationsOn(open);

	const introductions = { es: "Soy Ana Gómez", en: "I'm Ana Gómez" };

	it.each([
		["es", "no me escriban más por favor", "Pidió que no se le contacte."],
		["en", "please don't write to me any more", "Asked not to be contacted."],
		["es", "borren mis datos", "Pidió que borremos sus datos."],
		["en", "delete my data please", "Asked us to delete their data."],
	] as const)(
		"in which somebody says no more (%s: %s) revokes their consent",
		async (language, says, note) => {
			change({ destinations: ["odoo", "webhook"] });
			const introduction = introductions[language];
			const other = await say(`${introduction}, ana@brisa.co`, { language });
			const { conversationId } = await say(`${introduction}, ana@brisa.co, +57 300 1234567, Hotel Brisa`, {
				language,
			});
			expect(other.conversationId).not.toBe(conversationId);
			const answer = await say(says, { conversationId, language });
			expect(answer.message.content).toMatch(/equipo|team/);
			const [lead, others] = await leads();
			expect(lead?.message).toBe(note);
			expect(await findRevocation(db(), lead?.id ?? "")).toMatchObject({ recordedBy: "chat" });
			// Anybody can type an address: what it left elsewhere is not theirs to take back here.
			expect(await findRevocation(db(), others?.id ?? "")).toBeNull();
			const about = (await deliveries()).filter(({ payload }) => payload.includes(String(lead?.id)));
			expect(about.map(({ kind }) => kind).toSorted()).toEqual(["odoo", "webhook", "withdrawal-notice"]);
			const audited = await db().selectFrom("audit_entries").selectAll().execute();
			expect(audited).toMatchObject([
				{ action: "consent-revoked", subject_id: lead?.id, actor_name: "chat" },
			]);
			await say(says, { conversationId, language });
			runtime.pass(86_400);
			const mails: string[] = [];
			await deliverMails(
				dependencies(),
				async ({ to, subject, text }) => void mails.push(`${to}: ${subject} ${text}`),
			);
			const told = mails.filter((mail) => mail.includes(lead?.reference ?? "?"));
			expect(told).toHaveLength(1);
			expect(told[0]).toMatch(/^s@rumbo\.example: No escribirle más: Ana Gómez/);
			expect(told[0]).toContain(note);
		},
	);

	it("that is the second of a minute keeps a consent revoked until it is renewed", async () => {
		await say(opening);
		const { conversationId } = await say(opening);
		expect(await leads()).toHaveLength(1);
		await say("no me escriban más", { conversationId });
		const id = (await leads())[0]?.id ?? "";
		expect(await leadToProcess(db(), id)).toBeNull();
		const { message: asked } = await say("quiero la propuesta", { conversationId });
		expect(asked.content).toContain(privacyNotice("es", dependencies().brand).text);
		expect(asked.proposal).toBeUndefined();
		runtime.pass(1);
		await say("sí", { conversationId });
		expect(await leadToProcess(db(), id)).not.toBeNull();
	});

	it("in which somebody said no more promises nothing, and makes the proposal once they renew the consent", async () => {
		const { conversationId } = await say(opening);
		await say("no me escriban más", { conversationId });
		const id = (await leads())[0]?.id ?? "";
		for (const message of ["quiero la propuesta", "Somos 20, tenemos 10 millones, para enero"]) {
			runtime.pass(60);
			const { message: answer } = await say(message, { conversationId });
			expect(answer.proposal).toBeUndefined();
			expect(answer.content).not.toMatch(/te la mando|te escribe|te llama/);
			expect(await leadToProcess(db(), id)).toBeNull();
		}
		const { message: asked } = await say("quiero la propuesta", { conversationId });
		expect(asked.content).toContain(privacyNotice("es", dependencies().brand).text);
		expect((await deliveries()).map(({ kind }) => kind)).toEqual(["withdrawal-notice"]);
		const permitted = await say("sí", { conversationId });
		expect(permitted.message.proposal).toBeUndefined();
		expect(permitted.form?.name).toBe("summary");
		expect(await leadToProcess(db(), id)).toMatchObject({
			message: "Volvió a autorizar que se le contacte.",
			companySize: null,
		});
		const { message: handed } = await say("sí, dale", { conversationId });
		expect(handed.proposal).toBeDefined();
		expect((await deliveries()).map(({ kind }) => kind)).toContain("proposal-receipt");
	});

	it.each([
		["es", "no me escriban más", "me equivoqué, sí me pueden escribir. quiero una propuesta", "ana@brisa.co"],
		[
			"en",
			"don't contact me again",
			"you may contact me again. My email is jane@j.example",
			"jane@j.example",
		],
	] as const)(
		"proves a renewed consent by the notice that was shown again (%s)",
		async (language, no, yes, email) => {
			const { conversationId } = await say(wholeStory("Ana Gómez", "ana@brisa.co", language), { language });
			await say(no, { conversationId });
			const id = (await leads())[0]?.id ?? "";
			runtime.pass(60);
			const { message, language: spoken } = await say(yes, { conversationId });
			const { text, version } = privacyNotice(spoken, dependencies().brand);
			expect(message.content).toContain(text);
			expect((await listConsents(db(), id)).at(-1)).toEqual({
				at: runtime.now().toISOString(),
				version,
				source: "chat",
				language: spoken,
				text,
			});
			expect(await leadToProcess(db(), id)).toMatchObject({ email });
			expect((await deliveries()).map(({ kind }) => kind)).toContain("sales-notice");
			runtime.pass(60);
			await say(no, { conversationId });
			expect(await leadToProcess(db(), id)).toBeNull();
			const notices = (await deliveries()).filter(({ kind }) => kind === "withdrawal-notice");
			expect(notices).not.toEqual([]);
		},
	);

	it("asks for the consent again where the team recorded that it was revoked", async () => {
		const { conversationId } = await say(opening);
		const id = (await leads())[0]?.id ?? "";
		const staff = { actor: { id: null, name: "Eva Mora" }, requestReference: null };
		await inTransaction(db(), (tx) => revokeConsent(tx, dependencies(), [id], staff));
		const { message } = await say("quiero hablar con una persona", { conversationId });
		expect(message.content).toContain(privacyNotice("es", dependencies().brand).text);
		expect(await leadToProcess(db(), id)).toBeNull();
	});

	it("whose visitor renews the consent to be called tells the team once, and keeps since when they wait", async () => {
		const { conversationId } = await say(opening);
		const id = (await leads())[0]?.id ?? "";
		await say("no me escriban más", { conversationId });
		runtime.pass(60);
		await say("quiero hablar con una persona", { conversationId });
		expect((await readLeadContact(db(), id)).askedAt).toBeNull();
		await say("sí", { conversationId });
		expect((await readLeadContact(db(), id)).askedAt).toBe(runtime.now().toISOString());
		expect((await deliveries()).filter(({ kind }) => kind === "sales-notice")).toHaveLength(1);
	});

	it("keeps the consent revoked that was revoked while a model promised a proposal", async () => {
		const { conversationId } = await say(opening);
		await say("quiero la propuesta", { conversationId });
		const answer: ModelEngine["answer"] = async ({ state }) => {
			change({ model: null });
			await say("no me escriban más", { conversationId });
			return { reply: takeTurn({ state, message: "sí, dale", language: "es" }), by: "model" };
		};
		change({ model: { answer } });
		const { message } = await say("¿qué hacen?", { conversationId });
		expect(message.proposal).toBeDefined();
		expect((await findConversation(db(), conversationId))?.state).toMatchObject({
			asksNothing: true,
			proposalFingerprint: null,
		});
		expect((await deliveries()).map(({ kind }) => kind)).toEqual(["withdrawal-notice"]);
	});

	it("keeps the consent revoked, whatever its visitor says to a colleague", async () => {
		const { conversationId } = await say(opening);
		const id = (await leads())[0]?.id ?? "";
		await say("no me escriban más", { conversationId });
		await say("quiero hablar con una persona", { conversationId });
		await takeOver(dependencies(), conversationId, { to: { id: "laura", name: "Laura" } });
		runtime.pass(1);
		const outcome = await send("sí", { conversationId });
		expect(outcome.kind).toBe("left-to-colleague");
		expect(await leadToProcess(db(), id)).toBeNull();
	});
});
