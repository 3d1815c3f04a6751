import { join } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "../../support/databases.ts";
import { freshSites, proposalFor } from "../../support/fresh-sites.ts";
import { mailReceiver } from "../../support/outside/mail-receiver.ts";
import { writtenMails } from "../../support/read-mail.ts";

const { dataDir, start, endAll } = freshSites();

it("speaks SMTP for real, and tries a mail again that was refused for now", async () => {
	const { url, received, close } = await mailReceiver({ refusals: 1 });
	const database = await openDatabase("postgres");
	const { db } = database.connection;
	try {
		const site = await start({
			DATABASE_URL: database.databaseUrl ?? "",
			SMTP_URL: url,
		});
		await proposalFor(site, "ana@example.com");
		await expect.poll(() => received.length, { timeout: 15_000 }).toBe(1);
		await expect
			.poll(() => db.selectFrom("deliveries").selectAll().where("last_error", "is not", null).execute(), {
				timeout: 5_000,
			})
			.toMatchObject([{ state: "waiting", last_error: expect.stringContaining("451") }]);
		const longAgo = { due_at: "2020-01-01T00:00:00.000Z" };
		await db.updateTable("deliveries").set(longAgo).where("state", "=", "waiting").execute();
		await expect.poll(() => received.length, { timeout: 15_000 }).toBe(2);
	} finally {
		await endAll("SIGTERM");
		await close();
		await database.remove();
	}
}, 60_000);

it("delivers each mail once from two processes on one PostgreSQL", async () => {
	const database = await openDatabase("postgres");
	const settings = { DATABASE_URL: database.databaseUrl ?? "" };
	const first = await start(settings);
	const second = await start(settings);
	const emails = Array.from({ length: 6 }, (_, index) => `guest-${index}@example.com`);
	await Promise.all(emails.map((email, index) => proposalFor(index % 2 ? second : first, email)));
	const mails = () => writtenMails(join(dataDir(), "mail"));
	await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(12);
	await endAll("SIGTERM");
	const rows = await database.connection.db.selectFrom("deliveries").select(["state", "attempts"]).execute();
	expect(rows).toEqual(Array(12).fill({ state: "sent", attempts: 1 }));
	await database.remove();
}, 60_000);
