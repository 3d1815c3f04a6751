import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { queueReports } from "../../domain/deliveries/delivery-overview.ts";
import { listDeliveries } from "../../domain/deliveries/delivery-report-store.ts";
import { recordForm } from "../../domain/leads/record-form.ts";
import { smtpMailer } from "../../domain/mail/smtp-mailer.ts";
import { openDatabase, type TestDatabase } from "../support/databases.ts";
import { deliverMails } from "../support/deliver-mails.ts";
import { type MailBehaviour, type MailServer, mailServer } from "../support/outside/mail-server.ts";
import { testRuntime } from "../support/test-runtime.ts";

/** A day without a mail server, on a real socket, by a clock the test moves. */
let database: TestDatabase;
let runtime: ReturnType<typeof testRuntime>;
let server: MailServer;
let mailer: ReturnType<typeof smtpMailer>;
beforeEach(async () => {
	runtime = testRuntime();
	[database, server] = [await openDatabase("sqlite"), await mailServer()];
	mailer = smtpMailer({ url: server.url, from: "hola@rumbo.example", silenceMs: 150 });
});
afterEach(async () => {
	mailer.close();
	await server.turnOff();
	await database.remove();
});

const db = () => database.connection.db;
const submit = (number: number) =>
	recordForm(
		db(),
		{ runtime, destinations: [] },
		{
			source: "contact",
			language: "es",
			message: "Nos escriben de noche",
			consentVersion: "2026-11",
			facts: { name: `Ana ${number}`, email: `ana-${number}@brisa.example` },
		},
	);
const work = () =>
	deliverMails({ db: db(), runtime }, mailer, { publicUrl: "https://rumbo.example", patienceMs: 5_000 });
const queue = async () =>
	(await queueReports(db(), runtime.now())).find(({ destination }) => destination === "mail");

const everyMinutes = 20;
const hours = 24;
const behaviours: (MailBehaviour | "off")[] = ["off", "500", "slow", "half", "garbage"];

describe.each(behaviours)("a mail server %s for a day, then back", (behaviour) => {
	it("has each mail once by its Message-ID, and none is missing", { timeout: 60_000 }, async () => {
		if (behaviour === "off") await server.turnOff();
		else server.behaviour = behaviour;
		for (let minute = 0; minute < hours * 60; minute += everyMinutes) {
			if (minute % 120 === 0) await submit(minute / 120);
			await work();
			runtime.pass(everyMinutes * 60);
		}
		expect(await queue()).toMatchObject({ waiting: 24, dead: 0 });
		mailer.close();
		mailer = smtpMailer({ url: server.url, from: "hola@rumbo.example", silenceMs: 5_000 });
		if (behaviour === "off") await server.turnOn();
		else server.behaviour = "up";
		for (let minute = 0; (await queue())?.waiting && minute < 180; minute++) {
			while ((await work()) > 0);
			runtime.pass(60);
		}
		const mails = [...server.arrived.values()];
		const receipts = mails.filter(({ to }) => to !== "s@rumbo.example").map(({ to }) => to);
		const everybody = Array.from({ length: 12 }, (_, number) => `ana-${number}@brisa.example`);
		expect(receipts.toSorted()).toEqual(everybody.toSorted());
		expect(mails).toHaveLength(24);
		// What the server never had whole arrives exactly once.
		if (behaviour !== "slow" && behaviour !== "half")
			expect(mails.every(({ times }) => times === 1)).toBe(true);
		expect((await queue())?.breaker.openUntil).toBeNull();
		const left = await listDeliveries(db(), { limit: 50 });
		expect(new Set(left.map(({ state }) => state))).toEqual(new Set(["sent"]));
	});
});
