import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { forms } from "../../content/forms/list.ts";
import { startDialogue } from "../../domain/assistant/dialogue/state.ts";
import type { ConversationDependencies } from "../../domain/conversations/conversation-dependencies.ts";
import { insertConversation } from "../../domain/conversations/conversation-store.ts";
import { handleMessage } from "../../domain/conversations/handle-message.ts";
import { leadDestinationsOf } from "../../domain/crm/crm-settings.ts";
import { crmSenders } from "../../domain/crm/senders.ts";
import { destinations } from "../../domain/deliveries/delivery.ts";
import { listDeliveries } from "../../domain/deliveries/delivery-report-store.ts";
import { queueReports } from "../../domain/deliveries/queue-reports.ts";
import { deliverDue } from "../../domain/deliveries/worker.ts";
import { noFacts } from "../../domain/leads/lead.ts";
import { recordForm } from "../../domain/leads/record-form.ts";
import { recordLead } from "../../domain/leads/record-lead.ts";
import { type engines, openDatabase, type TestDatabase } from "../support/databases.ts";
import { type FakeHubspot, fakeHubspot } from "../support/outside/fake-hubspot.ts";
import { type FakeOdoo, fakeOdoo } from "../support/outside/fake-odoo.ts";
import type { Mood } from "../support/outside/outside-server.ts";
import { type WebhookReceiver, webhookReceiver } from "../support/outside/webhook-receiver.ts";
import { testRuntime } from "../support/test-runtime.ts";

/** A day without its destinations, on real sockets, by a clock the test moves. */
let database: TestDatabase;
let runtime: ReturnType<typeof testRuntime>;
let odoo: FakeOdoo;
let hubspot: FakeHubspot;
let receiver: WebhookReceiver;
async function open(engine: (typeof engines)[number] = "sqlite"): Promise<void> {
	database = await openDatabase(engine);
}
beforeEach(async () => {
	runtime = testRuntime();
	[odoo, hubspot, receiver] = [await fakeOdoo(19), await fakeHubspot(), await webhookReceiver()];
});
afterEach(async () => {
	await Promise.all(outside().map((server) => server.turnOff()));
	await database.remove();
});

const outside = () => [odoo, hubspot, receiver];
const db = () => database.connection.db;
function settings() {
	const { portalId, formId, token, url } = hubspot;
	return {
		odoo: odoo.settings,
		hubspotForm: { formsUrl: url, portalId, formId },
		hubspotContact: { apiUrl: url, token },
		webhook: { url: `${receiver.url}/hooks`, secret: receiver.secret },
	};
}
const submit = (number: number, message = "Nos escriben de noche") =>
	recordForm(
		db(),
		{ runtime, destinations: leadDestinationsOf(settings()) },
		{
			source: "contact",
			language: "es",
			message,
			consentVersion: "2026-11",
			facts: { name: `Ana ${number}`, email: `ana-${number}@brisa.example` },
			alsoAgreed: [forms.es.hubspot],
		},
	);
function work(patienceMs = 5_000) {
	const senders = crmSenders({
		db: db(),
		runtime,
		publicUrl: "https://rumbo.example",
		settings: settings(),
	});
	return deliverDue({ db: db(), runtime, senders, onFailure: () => undefined, patienceMs });
}
async function drained(): Promise<void> {
	for (let minute = 0; minute < 180; minute++) {
		while ((await work()) > 0);
		const queues = (await queueReports(db(), runtime.now())).filter(
			({ destination }) => destination !== "mail",
		);
		if (queues.every(({ waiting, sending, held }) => waiting + sending + held === 0)) return;
		runtime.pass(60);
	}
}
const numbers = (texts: readonly unknown[]) =>
	texts.map((text) => Number(/\d+/.exec(String(text))?.[0])).toSorted((a, b) => a - b);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const aDay = 24 * 60;
const everyMinutes = 10;
const moods: (Mood | "off")[] = ["off", "500", "slow", "half", "lost", "garbage", "nonsense"];

describe.each(moods)("every destination %s for a day, then back", (mood) => {
	it("has each lead once, and none is missing", { timeout: 240_000 }, async () => {
		await open(mood === "off" || mood === "lost" ? "postgres" : "sqlite");
		for (const server of outside()) {
			if (mood === "off") await server.turnOff();
			// A webhook's receiver need not say more than that it has the message.
			else if (mood !== "nonsense" || server !== receiver) server.mood = mood;
		}
		const count = 24;
		for (let minute = 0; minute < aDay; minute += everyMinutes) {
			if (minute % 60 === 0) await submit(minute / 60);
			await work(mood === "slow" ? 80 : undefined);
			runtime.pass(everyMinutes * 60);
		}
		// Left alone but for a try now and then.
		for (const server of outside()) expect(server.asked.length).toBeLessThan(aDay);
		expect((await queueReports(db(), runtime.now())).map(({ dead }) => dead)).toEqual(
			destinations.map(() => 0),
		);
		for (const server of outside()) {
			if (mood === "off") await server.turnOn();
			else server.mood = "up";
		}
		await drained();
		expect(numbers(odoo.records("crm.lead").map(({ email_from }) => email_from))).toEqual(upTo(count));
		expect(numbers([...hubspot.contacts.keys()])).toEqual(upTo(count));
		expect(numbers([...receiver.messages.values()].map(({ data }) => data.email))).toEqual(upTo(count));
		expect(odoo.records("mail.message")).toEqual([]);
		for (const { destination, breaker } of await queueReports(db(), runtime.now()))
			expect([destination, breaker.openUntil]).toEqual([destination, null]);
	});
});

it("one lead that is refused ends as a dead letter at once; all others arrive", async () => {
	await open();
	receiver.whims.refuses = ({ email }) => email === "ana-3@brisa.example";
	for (const number of upTo(8)) await submit(number);
	await drained();
	expect(receiver.messages.size).toBe(7);
	const dead = await listDeliveries(db(), { limit: 10, state: "dead" });
	expect(dead).toMatchObject([{ kind: "webhook", attempts: 1, lastError: "EANSWER 422" }]);
});

it("one lead that fails again and again holds up no other, and is given up after a day", async () => {
	await open();
	odoo.whims.refuses = (model, values) => model === "crm.lead" && values.email_from === "ana-0@brisa.example";
	await submit(0);
	for (let hour = 1; hour < 40; hour++) {
		await submit(hour);
		for (let minute = 0; minute < 60; minute += everyMinutes) {
			await work();
			runtime.pass(everyMinutes * 60);
		}
		expect(numbers(odoo.records("crm.lead").map(({ email_from }) => email_from)).at(-1)).toBe(hour);
	}
	const dead = await listDeliveries(db(), { limit: 10, state: "dead" });
	expect(dead).toMatchObject([{ kind: "odoo", lastError: "ENOTLOADED 200" }]);
});

it("a lead's changes arrive in their order through a destination that comes and goes", async () => {
	await open();
	const coming: Mood[] = ["up", "500", "up", "lost", "half", "up"];
	const outbound = { runtime, destinations: ["webhook"] as const };
	const conversation = {
		id: "c",
		reference: "AAAA-2222",
		language: "es",
		state: startDialogue(),
		length: 0,
		transcriptHash: "x",
		person: null,
	} as const;
	await db()
		.transaction()
		.execute((tx) => insertConversation(tx, conversation, runtime.now().toISOString()));
	for (const step of upTo(30)) {
		receiver.mood = coming[step % coming.length] ?? "up";
		await db()
			.transaction()
			.execute((tx) =>
				recordLead(tx, outbound, {
					facts: { ...noFacts, name: `Ana ${step}`, email: "ana@brisa.example" },
					source: "chat",
					language: "es",
					message: null,
					conversationId: "c",
					consent: null,
				}),
			);
		runtime.pass(400);
		await work();
	}
	receiver.mood = "up";
	await drained();
	const arrived = [...receiver.messages.values()].map(({ data }) => data.name);
	expect(numbers(arrived)).toEqual(arrived.map((name) => Number(/\d+/.exec(String(name))?.[0])));
	expect(arrived.at(-1)).toBe("Ana 29");
});

it("a telephone corrected in the chat, by form or in words, is told to every destination", async () => {
	await open();
	const dependencies: ConversationDependencies = {
		db: db(),
		runtime,
		brand: readSettings({}).brand,
		model: null,
		destinations: leadDestinationsOf(settings()),
		makeProposal: () => Promise.reject(new Error("no paper")),
		onFailure: () => undefined,
	};
	const said = { visitor: "a", history: [], language: "es" } as const;
	let conversationId: string | null = null;
	async function say(message: string, values?: Record<string, string>) {
		const input = values && ({ kind: "form", form: "contact", values, press: "make" } as const);
		const outcome = await handleMessage(dependencies, { ...said, conversationId, message, input });
		if (outcome.kind !== "answered") throw new Error(outcome.kind);
		conversationId = outcome.conversationId;
	}
	/** What each heard last of its one lead, once it was quiet: what sales has in Odoo is theirs, what is new comes as a note. */
	async function heard(): Promise<string[]> {
		runtime.pass(400);
		await drained();
		expect(odoo.records("crm.lead")).toHaveLength(1);
		const [record] = odoo.records("crm.lead");
		const told = [...receiver.messages.values()].at(-1)?.data;
		return [odoo.records("mail.message").at(-1)?.body ?? record?.description, told?.phone].map(String);
	}
	const naming = (phone: string) => [expect.stringContaining(phone), phone];
	const values = { name: "Ana Gómez", email: "ana-1@brisa.example", country: "CO", phone: "300 123 4567" };
	await say("", values);
	expect(await heard()).toEqual(naming("+573001234567"));
	await say("", { ...values, phone: "301 765 4321" });
	expect(await heard()).toEqual(naming("+573017654321"));
	await say("mi teléfono es 302 111 2233");
	expect(await heard()).toEqual(naming("+573021112233"));
});
