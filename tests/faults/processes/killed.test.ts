import { rmSync } from "node:fs";
import { describe, it, type TestContext } from "vitest";
import { limits } from "../../../config/limits.ts";
import { connect } from "../../../db/connect.ts";
import { type Engine, engines, openDatabase } from "../../support/databases.ts";
import { freePort } from "../../support/free-port.ts";
import { newFolder } from "../../support/new-folder.ts";
import { fakeOdoo } from "../../support/outside/fake-odoo.ts";
import { webhookReceiver } from "../../support/outside/webhook-receiver.ts";
import { type RunningSite, runSite } from "../../support/running-site.ts";

/** Processes that end without a warning, with a real Odoo's protocol and a webhook on the other side. */
async function outsideOf({ onTestFinished }: TestContext, engine: Engine) {
	const dataDir = newFolder();
	const [odoo, receiver] = [await fakeOdoo(19), await webhookReceiver()];
	const database = engine === "postgres" ? await openDatabase(engine) : null;
	const running = new Set<RunningSite>();
	onTestFinished(async () => {
		await Promise.all([...running].map((site) => site.end("SIGKILL")));
		await Promise.all([odoo.turnOff(), receiver.turnOff()]);
		await database?.remove();
		rmSync(dataDir, { recursive: true, force: true });
	});
	const databaseUrl = database?.databaseUrl ?? null;
	const { url, db, user, key } = odoo.settings;
	async function start(more: Record<string, string> = {}): Promise<RunningSite> {
		const site = await runSite({
			DATA_DIR: dataDir,
			DATABASE_URL: databaseUrl ?? "",
			ODOO_URL: url,
			ODOO_DB: db,
			ODOO_USER: user,
			ODOO_API_KEY: key,
			WEBHOOK_URL: `${receiver.url}/hooks`,
			WEBHOOK_SECRET: receiver.secret,
			...more,
		});
		running.add(site);
		return site;
	}
	return { odoo, receiver, start, connect: () => connect({ databaseUrl, dataDir }) };
}

/** @returns whether the site confirmed it. */
async function submit(url: string, number: number): Promise<boolean> {
	const body = new URLSearchParams({
		firstname: "Ana",
		lastname: `Ruiz ${number}`,
		email: `ana-${number}@brisa.example`,
		consent: "on",
	});
	const answer = await fetch(`${url}/contacto`, { method: "POST", body, redirect: "manual" }).catch(
		() => null,
	);
	return answer?.status === 303;
}

const numbers = (texts: readonly unknown[]) =>
	texts.map((text) => Number(/-(\d+)@/.exec(String(text))?.[1])).toSorted((a, b) => a - b);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

// Most of the time they wait: for a claim to run out, or for a destination to be tried again.
describe.concurrent.each(engines)("a process killed again and again while forms come in (%s)", (engine) => {
	it("keeps every confirmed lead once, with what is told of it, and each destination has it once", {
		timeout: 300_000,
	}, async (test) => {
		const { expect } = test;
		const { odoo, receiver, start, connect } = await outsideOf(test, engine);
		const PORT = String(await freePort());
		const [count, kills] = [160, 6];
		const waiting = upTo(count);
		let confirmed = 0;
		let site = await start({ PORT });
		const visitors = upTo(8).map(async () => {
			for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
				// Sent again until it is confirmed, as a person would.
				while (!(await submit(site.url, number))) await new Promise((resolve) => setTimeout(resolve, 50));
				confirmed++;
			}
		});
		for (const kill of upTo(kills)) {
			const at = Math.floor(((kill + Math.random()) * count) / kills);
			await expect.poll(() => confirmed, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(at);
			await site.end("SIGKILL");
			site = await start({ PORT });
		}
		await Promise.all(visitors);
		const has = () => numbers(odoo.records("crm.lead").map(({ email_from }) => email_from)).length;
		await expect.poll(has, { timeout: 120_000 }).toBe(count);
		await expect.poll(() => receiver.messages.size, { timeout: 60_000 }).toBe(count);
		await site.end("SIGTERM");
		expect(numbers(odoo.records("crm.lead").map(({ email_from }) => email_from))).toEqual(upTo(count));
		expect(numbers([...receiver.messages.values()].map(({ data }) => data.email))).toEqual(upTo(count));
		const { db, close } = connect();
		const leads = await db.selectFrom("leads").select("email").execute();
		expect(numbers(leads.map(({ email }) => email))).toEqual(upTo(count));
		// Receipts are mailed to so many a day and no more.
		const receipts = Math.min(count, limits.visitorMailsPerDay);
		for (const [kind, told] of Object.entries({
			odoo: count,
			webhook: count,
			"sales-notice": count,
			"form-receipt": receipts,
		})) {
			const rows = await db.selectFrom("deliveries").select("id").where("kind", "=", kind).execute();
			expect([kind, rows.length]).toEqual([kind, told]);
		}
		await close();
	});
});

it.concurrent("killed between Odoo's doing and its answer, makes no second lead when it is back", async (test) => {
	const { expect } = test;
	const { odoo, start, connect } = await outsideOf(test, "sqlite");
	const site = await start();
	Object.assign(odoo, { behaviour: "slow", behaviourAt: /load$/ });
	expect(await submit(site.url, 0)).toBe(true);
	await expect.poll(() => odoo.records("crm.lead").length, { timeout: 10_000 }).toBe(1);
	await site.end("SIGKILL");
	odoo.behaviour = "up";
	await start();
	const { db, close } = connect();
	const status = async () => (await db.selectFrom("leads").select("status").executeTakeFirst())?.status;
	await expect.poll(status, { timeout: 40_000 }).toBe("in-crm");
	await close();
	expect(odoo.records("crm.lead")).toHaveLength(1);
}, 90_000);

it.concurrent("killed with a message in its hands, is replaced within 30 s by another process on the database", async (test) => {
	const { expect } = test;
	const { receiver, start } = await outsideOf(test, "postgres");
	const first = await start();
	receiver.behaviour = "slow";
	expect(await submit(first.url, 0)).toBe(true);
	await expect.poll(() => receiver.asked.length, { timeout: 10_000 }).toBe(1);
	// Before anything else: a request that lasts too long fails, and is sent again later than that.
	await first.end("SIGKILL");
	receiver.messages.clear();
	receiver.behaviour = "up";
	await start();
	await expect.poll(() => receiver.messages.size, { timeout: 30_000 }).toBe(1);
	expect(receiver.asked[1]?.headers["webhook-id"]).toBe(receiver.asked[0]?.headers["webhook-id"]);
}, 90_000);
