import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forms } from "../../content/forms/list.ts";
import { startDialogue } from "../../domain/assistant/dialogue/state.ts";
import { insertConversation } from "../../domain/conversations/conversation-store.ts";
import { leadDestinationsOf } from "../../domain/crm/crm-settings.ts";
import { crmSenders } from "../../domain/crm/senders.ts";
import { queueReports } from "../../domain/deliveries/delivery-overview.ts";
import { listDeliveries } from "../../domain/deliveries/delivery-report-store.ts";
import { noFacts } from "../../domain/leads/lead.ts";
import { recordForm } from "../../domain/leads/record-form.ts";
import { recordLead } from "../../domain/leads/record-lead.ts";
import { destinations } from "../../shared/delivery.ts";
import { answerTo, conversationDependencies } from "../support/conversation-dependencies.ts";
import { type engines, inTransaction, openDatabase, type TestDatabase } from "../support/databases.ts";
import { deliverDue } from "../support/deliver-due.ts";
import type { Behaviour } from "../support/outside/outside-server.ts";
import { type OutsideServices, outsideServices } from "../support/outside/outside-services.ts";
import { testRuntime } from "../support/test-runtime.ts";

/** A day of deliveries on real sockets. The test moves the clock. */
let database: TestDatabase;
let runtime: ReturnType<typeof testRuntime>;
let odoo: OutsideServices["odoo"];
let hubspot: OutsideServices["hubspot"];
let receiver: OutsideServices["receiver"];
let settings: OutsideServices["settings"];
async function open(engine: (typeof engines)[number] = "sqlite"): Promise<void> {
	database = await openDatabase(engine);
}
beforeEach(async () => {
	runtime = testRuntime();
	({ odoo, hubspot, receiver, settings } = await outsideServices());
});
afterEach(async () => {
	await Promise.all(outside().map((server) => server.turnOff()));
	await database.remove();
});

const outside = () => [odoo, hubspot, receiver];
const db = () => database.connection.db;
const submit = (number: number, message = "Nos escriben de noche") =>
	recordForm(
		db(),
		{ runtime, destinations: leadDestinationsOf(settings) },
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
		settings,
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
const behaviours: (Behaviour | "off")[] = ["off", "500", "slow", "half", "lost", "garbage", "nonsense"];

describe.each(behaviours)("every destination %s for a day, then back", (behaviour) => {
	it("receives each lead exactly once", { timeout: 240_000 }, async () => {
		await open(behaviour === "off" || behaviour === "lost" ? "postgres" : "sqlite");
		for (const server of outside()) {
			if (behaviour === "off") await server.turnOff();
			// A webhook's receiver need only answer 200.
			else if (behaviour !== "nonsense" || server !== receiver) server.behaviour = behaviour;
		}
		const count = 24;
		for (let minute = 0; minute < aDay; minute += everyMinutes) {
			if (minute % 60 === 0) await submit(minute / 60);
			await work(behaviour === "slow" ? 80 : undefined);
			runtime.pass(everyMinutes * 60);
		}
		// A destination that fails gets few attempts.
		for (const server of outside()) expect(server.asked.length).toBeLessThan(aDay);
		expect((await queueReports(db(), runtime.now())).map(({ dead }) => dead)).toEqual(
			destinations.map(() => 0),
		);
		for (const server of outside()) {
			if (behaviour === "off") await server.turnOn();
			else server.behaviour = "up";
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

it("a refused lead becomes a dead letter at once; all others arrive", async () => {
	await open();
	receiver.overrides.refuses = ({ email }) => email === "ana-3@brisa.example";
	for (const number of upTo(8)) await submit(number);
	await drained();
	expect(receiver.messages.size).toBe(7);
	const dead = await listDeliveries(db(), { limit: 10, state: "dead" });
	expect(dead).toMatchObject([{ kind: "webhook", attempts: 1, lastError: "EANSWER 422" }]);
});

it("a lead that fails every time delays no other, and becomes a dead letter after a day", async () => {
	await open();
	odoo.overrides.refuses = (model, values) =>
		model === "crm.lead" && values.email_from === "ana-0@brisa.example";
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

it("a lead's changes arrive in order although its destination fails now and then", async () => {
	await open();
	const sequence: Behaviour[] = ["up", "500", "up", "lost", "half", "up"];
	const outbound = { runtime, destinations: ["webhook"] as const };
	const conversation = { id: "c", language: "es", state: startDialogue(), transcriptHash: "x" } as const;
	await inTransaction(db(), (tx) => insertConversation(tx, conversation, [], runtime.now().toISOString()));
	for (const step of upTo(30)) {
		receiver.behaviour = sequence[step % sequence.length] ?? "up";
		await inTransaction(db(), (tx) =>
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
	receiver.behaviour = "up";
	await drained();
	const arrived = [...receiver.messages.values()].map(({ data }) => data.name);
	expect(numbers(arrived)).toEqual(arrived.map((name) => Number(/\d+/.exec(String(name))?.[0])));
	expect(arrived.at(-1)).toBe("Ana 29");
});

it("a telephone corrected in the chat, by form or in words, reaches every destination", async () => {
	await open();
	const dependencies = conversationDependencies(db(), {
		runtime,
		destinations: leadDestinationsOf(settings),
	});
	let conversationId: string | null = null;
	async function say(message: string, values?: Record<string, string>) {
		const input = values && ({ kind: "form", form: "contact", values, press: "make" } as const);
		({ conversationId } = await answerTo(dependencies, message, { conversationId, input }));
	}
	/** Returns the last text that each destination received. Odoo gets news as a note, because its fields belong to sales. */
	async function received(): Promise<string[]> {
		runtime.pass(400);
		await drained();
		expect(odoo.records("crm.lead")).toHaveLength(1);
		const [record] = odoo.records("crm.lead");
		const latest = [...receiver.messages.values()].at(-1)?.data;
		return [odoo.records("mail.message").at(-1)?.body ?? record?.description, latest?.phone].map(String);
	}
	const naming = (phone: string) => [expect.stringContaining(phone), phone];
	const values = { name: "Ana Gómez", email: "ana-1@brisa.example", country: "CO", phone: "300 123 4567" };
	await say("", values);
	expect(await received()).toEqual(naming("+573001234567"));
	await say("", { ...values, phone: "301 765 4321" });
	expect(await received()).toEqual(naming("+573017654321"));
	await say("mi teléfono es 302 111 2233");
	expect(await received()).toEqual(naming("+573021112233"));
});
