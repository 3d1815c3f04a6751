import { expect, it } from "vitest";
import { readSettings } from "../../../config/env.ts";
import { forms } from "../../../content/forms/list.ts";
import { staff } from "../../../content/staff/list.ts";
import { sendAsColleague, takeOver } from "../../../domain/conversations/take-over.ts";
import { handleMessage } from "../../../domain/conversations/turn/handle-message.ts";
import { importLead } from "../../../domain/leads/import-lead.ts";
import { readLeadDetails } from "../../../domain/leads/lead-details.ts";
import { listLeads } from "../../../domain/leads/lead-store.ts";
import { recordForm } from "../../../domain/leads/record-form.ts";
import { revokeConsent } from "../../../domain/privacy/processing.ts";
import { type Language, languages } from "../../../shared/language.ts";
import {
	answerTo,
	conversationDependencies,
	incoming,
	noAborts,
} from "../../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import { testRuntime } from "../../../tests/support/test-runtime.ts";
import { leadEvents } from "./lead-events.server.ts";
import { leadView } from "./lead-view.server.ts";
import { nextStepView } from "./next-step-view.server.ts";

onBothDatabases("the lead's page", (open) => {
	const database = freshDatabase(open);

	it("says not to contact whoever took their consent back, whatever their score, and offers no way to", async () => {
		const { db } = database.connection;
		const outbound = { runtime: testRuntime(), destinations: [] };
		await recordForm(db, outbound, {
			source: "contact",
			language: "es",
			message: "Hola",
			consentVersion: forms.es.consent.version,
			facts: { name: "Ana Ruiz", email: "ana@ruiz.co" },
		});
		const id = (await listLeads(db, { limit: 1 })).leads[0]?.id ?? "";
		const revocation = { actor: { id: null, name: "Eva Mora" }, requestReference: null };
		const options = { origin: "", now: outbound.runtime.now() };
		const view = async (language: Language) => {
			const details = await readLeadDetails(db, outbound, id);
			return details && leadView(details, { ...options, language });
		};
		for (const language of languages)
			expect(await view(language)).toMatchObject({
				consent: { proofs: [{ values: { source: staff[language].leads.through.contact } }] },
				scoreHint: expect.not.stringContaining(staff[language].lead.scoreHints.revoked),
				known: expect.arrayContaining([expect.objectContaining({ href: "mailto:ana@ruiz.co" })]),
			});
		await db.transaction().execute((tx) => revokeConsent(tx, outbound, [id], revocation));
		for (const language of languages) {
			const lead = await view(language);
			expect(lead?.scoreHint).toBe(staff[language].lead.scoreHints.revoked);
			expect(lead?.step).toMatchObject({ title: lead?.scoreHint, mayBeDone: false, postpone: null });
			expect(lead?.known.map(({ href }) => href).filter(Boolean)).toEqual([]);
		}
	});

	it("shows the last two messages of a chat, of which no more are read, also when they say the same", async () => {
		const { db } = database.connection;
		const dependencies = conversationDependencies(db);
		const { conversationId } = await answerTo(dependencies, "Soy Ana Ruiz, ana@ruiz.co");
		const laura = { id: "laura", name: "Laura Paz" };
		await takeOver(dependencies, conversationId, { to: laura });
		for (const idempotencyKey of ["one", "two"])
			await sendAsColleague(dependencies, conversationId, laura, { text: "¿Sigues ahí?", idempotencyKey });
		const id = (await listLeads(db, { limit: 1 })).leads[0]?.id ?? "";
		const details = await readLeadDetails(db, dependencies, id);
		if (!details) throw new Error("The lead is not stored.");
		expect(details.messages).toHaveLength(2);
		const [day] = leadEvents(details, "es", dependencies.runtime.now());
		const lines = day?.happened.flatMap((event) => event.lines) ?? [];
		expect(lines.map(({ text }) => text)).toEqual(["¿Sigues ahí?", "¿Sigues ahí?"]);
		expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
	});

	it("begins with whom to write to and by when, how long is left, and to which day it can be moved", async () => {
		const { db } = database.connection;
		// A Saturday.
		const runtime = testRuntime("2026-11-21T15:00:00.000Z");
		const outbound = { runtime, destinations: [] };
		const facts = { name: "Ana Ruiz", email: "ana@ruiz.co" };
		const form = { source: "contact", language: "es", message: "Hola" } as const;
		await recordForm(db, outbound, { ...form, consentVersion: forms.es.consent.version, facts });
		const id = (await listLeads(db, { limit: 1 })).leads[0]?.id ?? "";
		const details = await readLeadDetails(db, outbound, id);
		if (!details) throw new Error("The lead is not stored.");
		const step = (now: string, language: Language) => nextStepView(details, { language, now: new Date(now) });
		expect(step("2026-11-21T15:00:00.000Z", "es")).toMatchObject({
			title: "Escribe a Ana el lunes\u00a023.",
			postpone: "Pasar al martes\u00a024",
			minutesLeft: null,
		});
		expect(step("2026-11-23T14:42:00.000Z", "en")).toMatchObject({
			title: "Email Ana today.",
			postpone: "Move to Tuesday, November 24",
			minutesLeft: 8 * 60 + 18,
		});
		expect(step("2026-11-24T14:42:00.000Z", "es")).toMatchObject({
			title: "Escribe ya a Ana: era para ayer.",
			postpone: "Pasar al miércoles\u00a025",
			minutesLeft: null,
		});
		const wanting = { ...details, contact: { ...details.contact, askedAt: "2026-11-23T14:00:00.000Z" } };
		const options = { language: "es", now: new Date("2026-11-23T14:42:00.000Z") } as const;
		expect(nextStepView(wanting, options)).toMatchObject({
			title: "Escribe hoy a Ana: pidió hablar con una persona.",
			isHighlighted: true,
		});
		const planned = { ...details, contact: { ...details.contact, contactOn: "2026-11-30" } };
		expect(nextStepView(planned, options).isHighlighted).toBe(false);
	});

	it("lists by day what happened and who did it, with the last lines of the chat, and says who gave the facts", async () => {
		const { db } = database.connection;
		const runtime = testRuntime();
		const outbound = { runtime, destinations: [] };
		const { conversationId } = await answerTo(
			conversationDependencies(db, { runtime }),
			"Soy Ana Ruiz, ana@ruiz.co",
		);
		runtime.pass(86_400);
		const eva = { id: "eva", name: "Eva Mora" };
		await takeOver({ db, runtime, aborts: noAborts }, conversationId, { to: eva });
		await sendAsColleague({ db, runtime }, conversationId, eva, { text: "Hola, Ana.", idempotencyKey: "1" });
		const id = (await listLeads(db, { limit: 1 })).leads[0]?.id ?? "";
		const view = async () => {
			const details = await readLeadDetails(db, outbound, id);
			if (!details) throw new Error("The lead is not stored.");
			return leadView(details, {
				language: "es",
				origin: "",
				now: runtime.now(),
			});
		};
		const lead = await view();
		expect(lead.factsFrom).toBe("Lo contó en el chat.");
		expect(lead.events.map(({ name }) => name)).toEqual(["hoy", "ayer"]);
		expect(lead.events[0]?.happened).toMatchObject([
			{
				title: "Eva Mora le contestó en el chat",
				by: "colleague",
				lines: [{ by: "assistant" }, { by: "colleague", text: "Hola, Ana." }],
			},
		]);
		await handleMessage(
			conversationDependencies(db, { runtime }),
			incoming("Hola, Eva.", { conversationId }),
		);
		expect((await view()).events[0]?.happened).toMatchObject([
			{ title: "Contestó en el chat", by: "visitor", lines: [{ by: "colleague" }, { by: "visitor" }] },
		]);
		expect(lead.events[1]?.happened.map(({ by }) => by)).toContain("visitor");
		expect(lead.events[1]?.happened.map(({ title }) => title)).toContain("Llegó por el chat");
		const { brand } = readSettings({});
		await importLead(
			db,
			{ ...outbound, brand, staffLanguage: "es" },
			{
				facts: { company: "Ruiz" },
				message: null,
				language: "es",
				conversationId,
				actor: { id: null, name: "API" },
			},
		);
		const changed = await view();
		expect(changed.factsFrom).toBe("Lo contó en el chat, y otro programa agregó datos por la API.");
		expect(changed.events[0]?.happened.find(({ title }) => title.includes("API"))).toMatchObject({
			by: null,
		});
	});
});
