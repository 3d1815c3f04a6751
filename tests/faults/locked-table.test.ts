import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase, type TestDatabase } from "../support/databases.ts";
import { apiKey } from "../support/running-site.ts";
import { adminPath, staffSite } from "../support/staff-site.ts";

describe("while another program locks a table of PostgreSQL", () => {
	let database: TestDatabase;
	let other: pg.Client;
	const { url, open } = staffSite(async () => {
		database = await openDatabase("postgres");
		return database;
	}, "admin");
	beforeEach(async () => {
		other = new pg.Client({ connectionString: database.databaseUrl ?? "" });
		await other.connect();
	});
	afterEach(() => other.end());

	const headers = { authorization: `Bearer ${apiKey}` };
	const statusOf = async (answer: Promise<Response>) => {
		const { status, headers } = await answer;
		return [status, headers.get("retry-after")];
	};

	it("the search of staff says that it is unavailable, and works again afterwards", async () => {
		const search = () => statusOf(open(`${adminPath}/leads?q=ana`));
		expect(await search()).toEqual([200, null]);
		await other.query("begin; lock table search_documents");
		expect(await search()).toEqual([503, "5"]);
		await other.query("rollback");
		await expect.poll(search, { timeout: 5_000 }).toEqual([200, null]);
	});

	it("the search of a blog of many posts says so too", async () => {
		const { db } = database.connection;
		const post = await db
			.selectFrom("posts")
			.selectAll()
			.where("language", "=", "es")
			.executeTakeFirstOrThrow();
		const copies = Array.from({ length: 201 }, (_, index) => {
			const name = `copy-${index}`;
			return { ...post, id: name, story_id: name, slug: name };
		});
		await db.insertInto("posts").values(copies).execute();
		const search = () => statusOf(fetch(`${url()}/blog?q=${Math.random().toString(36).slice(2)}`));
		expect(await search()).toEqual([200, null]);
		await other.query("begin; lock table search_documents");
		expect(await search()).toEqual([503, "5"]);
		await other.query("rollback");
		await expect.poll(search, { timeout: 5_000 }).toEqual([200, null]);
	});

	it("pages and calls that need other tables go on, however many wait for that one", async () => {
		await other.query("begin; lock table leads");
		const waiting = Array.from({ length: 60 }, () => statusOf(fetch(`${url()}/api/leads`, { headers })));
		expect((await fetch(`${url()}/blog?q=hotel`)).status).toBe(200);
		for (const answer of await Promise.all(waiting)) expect(answer).toEqual([503, "5"]);
		await other.query("rollback");
	});
});
