import { join } from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { freshSites, proposalFor } from "../../support/fresh-sites.ts";
import { startOwnPostgres } from "../../support/postgres.ts";
import { writtenMails } from "../../support/read-mail.ts";
import type { RunningSite } from "../../support/running-site.ts";

const { dataDir, start, endAll } = freshSites();

it("says 503 while PostgreSQL is gone", async () => {
	const postgres = await startOwnPostgres();
	const site = await start({ DATABASE_URL: postgres.url });
	expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
	postgres.stop();
	expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
	const page = await fetch(`${site.url}/asistente`, { headers: { cookie: "conversation=x" } });
	expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
	expect(await page.text()).toContain("Unexpected Application Error");
}, 60_000);

it("lives through a PostgreSQL that falls under load, and keeps every lead it answered for", async () => {
	const postgres = await startOwnPostgres();
	try {
		const site = await start({ DATABASE_URL: postgres.url });
		const answered: string[] = [];
		const handed: string[] = [];
		let isOpen = true;
		const visitor = async (_: unknown, number: number) => {
			for (let turn = 0; isOpen; turn++) {
				const email = `guest-${number}-${turn}@example.com`;
				const answer = await proposalFor(site, email).catch(() => null);
				if (answer) answered.push(email);
				// A proposal that a fall interrupted is answered for too: with a sentence that offers it again.
				if (answer?.toolResults?.pdf) handed.push(email);
			}
		};
		const visitors = Promise.all(Array.from({ length: 8 }, visitor));
		for (let falls = 1; falls <= 3; falls++) {
			const before = handed.length;
			await expect.poll(() => handed.length, { timeout: 20_000 }).toBeGreaterThan(before + 4);
			postgres.crash();
			await expect.poll(() => health(site), { timeout: 20_000 }).toBe(503);
			postgres.resume();
			await expect.poll(() => health(site), { timeout: 20_000 }).toBe(200);
		}
		isOpen = false;
		await visitors;
		const database = new pg.Client({ connectionString: postgres.url });
		await database.connect();
		const stored = await database.query("select email from leads");
		expect(stored.rows.map(({ email }) => email)).toEqual(expect.arrayContaining(answered));
		const receipts = async () => {
			// What failed while there was no database need not wait its turn here.
			await database.query(
				"update deliveries set due_at = '2020-01-01T00:00:00.000Z' where last_error is not null and state = 'waiting'",
			);
			await database.query("delete from delivery_breakers");
			return writtenMails(join(dataDir(), "mail")).length;
		};
		await expect.poll(receipts, { timeout: 60_000, interval: 500 }).toBeGreaterThanOrEqual(handed.length * 2);
		await database.end();
	} finally {
		await endAll("SIGKILL");
		postgres.stop();
	}
}, 180_000);

const health = ({ url }: RunningSite) => fetch(`${url}/healthz`).then(({ status }) => status);
