import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forms } from "../../content/forms/list.ts";
import { answerTo, conversationDependencies } from "../../tests/support/conversation-dependencies.ts";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { deliverDue } from "../../tests/support/deliver-due.ts";
import type { Behaviour } from "../../tests/support/outside/outside-server.ts";
import { type OutsideServices, outsideServices } from "../../tests/support/outside/outside-services.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { listDeliveries } from "../deliveries/delivery-report-store.ts";
import { retryDeadLetters } from "../deliveries/delivery-store.ts";
import { listLeads } from "../leads/lead-store.ts";
import { recordForm } from "../leads/record-form.ts";
import { createErasureLog } from "../privacy/erasure-log.ts";
import { erasureSender } from "../privacy/erasure-sender.ts";
import { revokeConsent } from "../privacy/processing.ts";
import { leadDestinationsOf } from "./crm-settings.ts";
import { crmErasures } from "./erasures.ts";
import { crmSenders } from "./senders.ts";

const email = "zafiro@borrar.example";
const actor = { id: "staff", name: "Eva Mora" };

onBothDatabases("in the services that were told of a person", (open) => {
	const database = freshDatabase(open);
	const { db } = database;
	const runtime = freshRuntime();
	let odoo: OutsideServices["odoo"];
	let hubspot: OutsideServices["hubspot"];
	let receiver: OutsideServices["receiver"];
	let settings: OutsideServices["settings"];
	beforeEach(async () => {
		({ odoo, hubspot, receiver, settings } = await outsideServices());
	});
	afterEach(() => Promise.all(outside().map((server) => server.turnOff())));

	const outside = () => [odoo, hubspot, receiver];
	const outbound = () => ({ runtime, destinations: leadDestinationsOf(settings) });
	const send = (address = email, agrees = true, message = "Nos escriben de noche") =>
		recordForm(db(), outbound(), {
			source: "contact",
			language: "es",
			message,
			consentVersion: "2026-11",
			facts: { name: "Zafiro Ruiz", email: address, phone: "+573005550142" },
			alsoAgreed: agrees ? [forms.es.hubspot] : [],
		});
	const work = async () => {
		const erasure = erasureSender(db(), crmErasures(runtime, settings));
		const crm = crmSenders({ db: db(), runtime, publicUrl: "https://rumbo.example", settings });
		const senders = { ...crm, erasure };
		const options = { db: db(), runtime, senders, onFailure: () => undefined, patienceMs: 2_000 };
		while ((await deliverDue(options)) > 0);
	};
	const erase = () => {
		const destinations = crmErasures(runtime, settings).map(({ name }) => name);
		const eraser = { runtime, secret: "a secret of the site that is long enough", destinations };
		const erasureLog = createErasureLog(db(), eraser, join(database.dataDir, "erasures.jsonl"));
		return erasureLog.erase({ who: { emails: [email], phones: [] }, actor, requestId: null });
	};
	const leadIds = async () => (await listLeads(db(), { limit: 9 })).leads.map(({ id }) => id);
	const revoke = (ids: string[]) =>
		inTransaction(db(), (tx) => revokeConsent(tx, outbound(), ids, { actor, requestReference: null }));
	const messages = (type: string) => [...receiver.messages.values()].filter((one) => one.type === type);
	const states = async () =>
		(await listDeliveries(db(), { limit: 20 }))
			.filter(({ kind }) => !kind.includes("notice") && !kind.includes("receipt"))
			.map(({ kind, state, lastError }) => [kind, state, lastError].filter(Boolean).join(" "));
	const tasks = () => db().selectFrom("erasure_tasks").selectAll().execute();

	it("nothing of somebody erased here is left, and others stay", async () => {
		await send();
		await send("otra@example.com");
		await work();
		const erasure = await erase();
		await work();
		const left = odoo.records("crm.lead").map(({ email_from, active }) => [email_from, active]);
		expect(Object.fromEntries(left)).toEqual({ false: false, "otra@example.com": true });
		expect([...hubspot.contacts.keys()]).toEqual(["otra@example.com"]);
		expect(messages("person.erased")).toEqual([
			{
				type: "person.erased",
				timestamp: erasure.erasedAt,
				data: { leads: [expect.any(String)], emails: [email], phones: ["+573005550142"] },
			},
		]);
		expect(await tasks()).toEqual([]);
		expect(await states()).toEqual(expect.arrayContaining(["erasure sent", "erasure sent", "erasure sent"]));
	});

	it.each(["500", "lost", "half", "garbage"] satisfies Behaviour[])(
		"somebody is erased once they are back from %s, in each by itself",
		async (behaviour) => {
			await send();
			await work();
			await erase();
			odoo.behaviour = behaviour;
			hubspot.behaviour = behaviour;
			await work();
			expect(messages("person.erased")).toHaveLength(1);
			expect(await tasks()).toHaveLength(2);
			for (const server of outside()) server.behaviour = "up";
			runtime.pass(3_600);
			await work();
			expect(odoo.records("crm.lead")).toMatchObject([{ email_from: false, active: false }]);
			expect(hubspot.contacts.size).toBe(0);
			expect(await tasks()).toEqual([]);
		},
	);

	it("what was under way while somebody was erased is erased, too", async () => {
		await send();
		odoo.behaviour = "slow";
		await work();
		await erase();
		await work();
		expect(odoo.asked.some(({ path }) => path.endsWith("/unlink"))).toBe(false);
		odoo.behaviour = "up";
		runtime.pass(180);
		await work();
		expect(await tasks()).toEqual([]);
	});

	it("HubSpot learns of nobody by an erasure, and a missing key is reported", async () => {
		await send(email, false);
		await work();
		await erase();
		await work();
		expect(hubspot.asked).toEqual([]);
		settings = { ...settings, hubspotContact: null };
		await send();
		await work();
		await erase();
		await work();
		expect(await states()).toContain("erasure dead ENOTOKEN");
	});

	it("somebody who only reads the blog is made known to nobody", async () => {
		await erase();
		await work();
		for (const server of outside()) expect(server.asked).toEqual([]);
	});

	it("a revoked consent stops the work there, and nothing more is sent", async () => {
		await send();
		await work();
		const [id = ""] = await leadIds();
		await revoke([id]);
		odoo.behaviour = "500";
		await work();
		odoo.behaviour = "up";
		runtime.pass(3_600);
		await work();
		expect(odoo.records("crm.lead")).toMatchObject([{ active: false, email_from: email }]);
		expect(odoo.records("mail.message")).toHaveLength(1);
		expect(hubspot.contacts.size).toBe(0);
		expect(hubspot.erased.size).toBe(0);
		const [message] = messages("consent.withdrawn");
		expect(message?.data).toEqual({ id, reference: expect.stringMatching(/^.{4}-.{4}$/) });
		const asked = outside().map((server) => server.asked.length);
		await revoke([id]);
		await work();
		expect(outside().map((server) => server.asked.length)).toEqual(asked);
	});

	it.each([
		["before Odoo heard of either", false],
		["after Odoo put the lead away", true],
	])("consent given again in the chat %s has sales work on the lead", async (_, heard) => {
		const chat = conversationDependencies(db(), outbound());
		let conversationId: string | null = null;
		const say = async (message: string) => {
			({ conversationId } = await answerTo(chat, message, { conversationId }));
			runtime.pass(60);
		};
		await say(`Soy Zafiro Ruiz, ${email}, tenemos un hotel`);
		runtime.pass(3_600);
		if (heard) await work();
		await say("No me escriban más");
		if (heard) await work();
		expect(odoo.records("crm.lead")).toMatchObject(heard ? [{ active: false }] : []);
		await say("Sí me pueden escribir otra vez");
		runtime.pass(3_600);
		await work();
		expect(odoo.records("crm.lead")).toMatchObject([{ active: true, email_from: email }]);
		expect(messages("lead.saved").at(-1)?.data).toMatchObject({ email });
		expect(messages("consent.withdrawn")).toHaveLength(heard ? 1 : 0);
	});

	it("a consent revoked before anything left reveals nobody", async () => {
		await send();
		await revoke(await leadIds());
		await work();
		expect(odoo.records("crm.lead")).toEqual([]);
		expect(hubspot.contacts.size).toBe(0);
		expect(receiver.asked.some(({ text }) => text.includes("zafiro"))).toBe(false);
	});

	it("the revocation of somebody whom HubSpot knows by a form waits for the key that archives them", async () => {
		const { hubspotContact } = settings;
		settings = { ...settings, hubspotContact: null };
		await send();
		await send("otra@example.com", false);
		await work();
		await revoke(await leadIds());
		await work();
		const hubspots = async () => (await states()).filter((state) => state.startsWith("hubspot")).toSorted();
		expect(await hubspots()).toEqual([
			"hubspot-form dead ENOTOKEN",
			"hubspot-form needless ENOCONSENT",
			"hubspot-form needless ENOCONSENT",
			"hubspot-form sent",
		]);
		expect([...hubspot.contacts.keys()]).toEqual([email]);
		settings = { ...settings, hubspotContact };
		await inTransaction(db(), (tx) => retryDeadLetters(tx, runtime, "hubspot-form"));
		await work();
		expect(hubspot.contacts.size).toBe(0);
		expect(await hubspots()).not.toContain("hubspot-form dead ENOTOKEN");
	});

	it("HubSpot keeps somebody who agreed to it with another lead, too", async () => {
		await send();
		runtime.pass(60);
		await send(email, true, "Otra cosa");
		await work();
		const [, first = ""] = await leadIds();
		await revoke([first]);
		await work();
		expect([...hubspot.contacts.keys()]).toEqual([email]);
		await revoke(await leadIds());
		await work();
		expect(hubspot.contacts.size).toBe(0);
	});
});
