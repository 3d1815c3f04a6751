import { afterEach, beforeEach, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { forms } from "../../content/forms/list.ts";
import { inTransaction, onBothDatabases, type TestDatabase } from "../../tests/support/databases.ts";
import { deliverDue } from "../../tests/support/deliver-due.ts";
import { type OutsideServices, outsideServices } from "../../tests/support/outside/outside-services.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { listDeliveries } from "../deliveries/delivery-report-store.ts";
import { notifyDestinations } from "../deliveries/notify-destinations.ts";
import { listLeads } from "../leads/lead-store.ts";
import { recordForm } from "../leads/record-form.ts";
import { makeProposal } from "../proposals/make-proposal.ts";
import { proposalPath } from "../proposals/proposal.ts";
import { listProposals, revokeProposal } from "../proposals/proposal-store.ts";
import { leadDestinationsOf } from "./crm-settings.ts";
import { readCrmState, sendToCrm } from "./send-to-crm.ts";
import { crmSenders } from "./senders.ts";

onBothDatabases("a lead", (open) => {
	let database: TestDatabase;
	let runtime: ReturnType<typeof testRuntime>;
	let odoo: OutsideServices["odoo"];
	let hubspot: OutsideServices["hubspot"];
	let receiver: OutsideServices["receiver"];
	let settings: OutsideServices["settings"];
	beforeEach(async () => {
		database = await open();
		runtime = testRuntime();
		({ odoo, hubspot, receiver, settings } = await outsideServices());
	});
	afterEach(async () => {
		await Promise.all([odoo, hubspot, receiver].map((server) => server.turnOff()));
		await database.remove();
	});

	const db = () => database.connection.db;
	const outbound = () => ({ runtime, destinations: leadDestinationsOf(settings) });
	const send = (alsoAgreed: (typeof forms.es.hubspot)[] = [], message = "Nos escriben de noche") =>
		recordForm(db(), outbound(), {
			source: "contact",
			language: "es",
			facts: { name: "Ana Ruiz", email: "ana@ruiz.co", industry: "hospitalidad-viajes" },
			consentVersion: "2026-11",
			alsoAgreed,
			message,
		});
	const work = () => {
		const senders = crmSenders({ db: db(), runtime, publicUrl: "https://rumbo.example", settings });
		return deliverDue({ db: db(), runtime, senders, onFailure: () => undefined });
	};
	const lead = async () => (await listLeads(db(), { limit: 1 })).leads[0];
	const states = async () =>
		Object.fromEntries(
			(await listDeliveries(db(), { limit: 20 })).map(({ kind, state, lastError }) => [
				kind,
				[state, lastError].filter(Boolean).join(" "),
			]),
		);

	it("is queued for every destination that is set up, in the transaction that stores it", async () => {
		await send();
		expect(Object.keys(await states()).toSorted()).toEqual([
			...["form-receipt", "hubspot-contact", "hubspot-form", "odoo", "sales-notice", "webhook"],
		]);
		await database.remove();
		database = await open();
		settings = { odoo: null, hubspotForm: null, hubspotContact: null, webhook: null };
		await send();
		expect(Object.keys(await states()).toSorted()).toEqual(["form-receipt", "sales-notice"]);
	});

	it("counts as in the CRM only once Odoo has confirmed it, and from then on", async () => {
		await send();
		odoo.behaviour = "500";
		await work();
		expect(await lead()).toMatchObject({ status: "qualifying", score: 60 });
		const id = (await lead())?.id ?? "";
		expect(await readCrmState(db(), outbound(), id)).toEqual({ kind: "queued", reason: "EANSWER 500" });
		odoo.behaviour = "up";
		runtime.pass(60);
		await work();
		expect(await lead()).toMatchObject({ status: "in-crm", score: 100 });
		const [record] = odoo.records("crm.lead");
		expect(record).toMatchObject({ email_from: "ana@ruiz.co", priority: "1" });
		expect(await readCrmState(db(), outbound(), id)).toMatchObject({
			kind: "confirmed",
			recordId: String(record?.id),
		});
	});

	it("is one in Odoo, also when it was created there and the answer was lost", async () => {
		await send();
		for (const behaviour of ["lost", "half", "lost"] as const) {
			odoo.behaviour = behaviour;
			await work();
			runtime.pass(3_600);
		}
		odoo.behaviour = "up";
		await work();
		expect(odoo.records("crm.lead")).toHaveLength(1);
		expect(odoo.records("mail.message")).toEqual([]);
		expect(await lead()).toMatchObject({ status: "in-crm" });
	});

	it("without Odoo is in our own list, which is the CRM, once somebody puts it there", async () => {
		settings = { ...settings, odoo: null };
		await send();
		await work();
		expect(await lead()).toMatchObject({ status: "qualifying", score: 60 });
		const id = (await lead())?.id ?? "";
		expect(await sendToCrm(db(), outbound(), id)).toEqual({ kind: "embedded" });
		expect(await lead()).toMatchObject({ status: "in-crm", score: 100 });
		expect(await readCrmState(db(), outbound(), id)).toEqual({ kind: "embedded" });
	});

	it("reaches HubSpot only when its person agreed to that", async () => {
		await send();
		await work();
		expect(await states()).toMatchObject({
			"hubspot-form": "needless ENOCONSENT",
			"hubspot-contact": "needless ENOCONSENT",
		});
		expect(hubspot.asked).toEqual([]);
		await send([forms.es.hubspot], "Otra cosa");
		await work();
		expect(hubspot.submissions).toEqual([
			{
				fields: { email: "ana@ruiz.co", firstname: "Ana", lastname: "Ruiz", message: "Otra cosa" },
				consent: forms.es.hubspot.label,
			},
		]);
		expect([...hubspot.contacts.keys()]).toEqual(["ana@ruiz.co"]);
	});

	it("is posted to the webhook signed, with all a receiver needs and the same id at every try", async () => {
		await send();
		receiver.behaviour = "lost";
		await work();
		receiver.behaviour = "up";
		runtime.pass(60);
		await work();
		expect(receiver.asked).toHaveLength(2);
		expect(receiver.messages.size).toBe(1);
		const [message] = receiver.messages.values();
		expect(message).toMatchObject({
			type: "lead.saved",
			data: { name: "Ana Ruiz", email: "ana@ruiz.co", score: 60, transcript: [], proposalUrl: null },
		});
	});

	it("is sent with the newest valid proposal, or with none", async () => {
		await send();
		const leadId = (await lead())?.id ?? "";
		const { brand, publicUrl } = readSettings({});
		const maker = { ...outbound(), db: db(), brand, publicUrl, render: async () => new Uint8Array() };
		await makeProposal(maker, { leadId, rateLimitSubject: "a" });
		await db().updateTable("leads").set({ budget: "otra cosa" }).execute();
		await makeProposal(maker, { leadId, rateLimitSubject: "a" });
		const [second, first] = await listProposals(db(), [leadId]);
		if (!first || !second) throw new Error("They were not made.");
		const told = async () => {
			await inTransaction(db(), (tx) =>
				notifyDestinations(tx, outbound(), leadId, runtime.now().toISOString()),
			);
			await work();
			return [...receiver.messages.values()].at(-1)?.data;
		};
		expect(await told()).toMatchObject({ proposalUrl: `https://rumbo.example${proposalPath(second)}` });
		await revokeProposal(db(), second.id, runtime.now());
		expect(await told()).toMatchObject({ proposalUrl: `https://rumbo.example${proposalPath(first)}` });
		runtime.pass(366 * 86_400);
		expect(await told()).toMatchObject({ proposalUrl: null });
	});

	it("has a corrected telephone corrected in Odoo, too", async () => {
		await send();
		const [lead] = await db().selectFrom("leads").select("id").execute();
		const leadId = lead?.id ?? "";
		for (const phone of ["+573001234567", "+573017654321"]) {
			await db().updateTable("leads").set({ phone }).where("id", "=", leadId).execute();
			const now = runtime.now().toISOString();
			await inTransaction(db(), (tx) => notifyDestinations(tx, outbound(), leadId, now));
			await work();
			runtime.pass(60);
			expect(odoo.records("crm.lead")).toMatchObject([{ phone }]);
		}
	});

	it("has its extension in Odoo and HubSpot, and its address in ASCII where HubSpot takes no other", async () => {
		await send([forms.es.hubspot]);
		const contact = { phone: "+576017441234;ext=12", email: "ventas@peñalosa.co" };
		await db().updateTable("leads").set(contact).execute();
		await work();
		const [record] = odoo.records("crm.lead");
		expect(record).toMatchObject({ phone: "+576017441234 ext. 12", email_from: "ventas@peñalosa.co" });
		expect(record?.description).toContain("+576017441234 ext. 12");
		expect(hubspot.submissions).toMatchObject([{ fields: { phone: "+576017441234 ext. 12" } }]);
		expect([...hubspot.contacts.keys()]).toEqual(["ventas@xn--pealosa-5za.co"]);
		expect([...receiver.messages.values()]).toMatchObject([{ data: contact }]);
	});

	it("whose webhook is signed with another key waits for its operator, and holds up nothing", async () => {
		settings = { ...settings, webhook: { url: `${receiver.url}/hooks`, secret: `whsec_${"A".repeat(40)}` } };
		await send();
		await work();
		expect(await states()).toMatchObject({ webhook: "waiting EANSWER 401", odoo: "sent" });
	});
});
