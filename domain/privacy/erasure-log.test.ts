import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Connection, connect } from "../../db/connect.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { recordForm } from "../leads/record-form.ts";
import { createErasureLog } from "./erasure-log.ts";
import { listErasures } from "./erasure-store.ts";

const wish = {
	who: { emails: ["ana@x.co"], phones: [] },
	actor: { id: "staff", name: "Eva Mora" },
	requestId: null,
};
const destinations = ["crm"];

onBothDatabases("a database restored from before an erasure", (open) => {
	const database = freshDatabase(open);
	const { db } = database;
	const runtime = freshRuntime();
	let other: Connection;
	beforeEach(async () => {
		other = connect(database);
		const facts = { name: "Ana", email: "ana@x.co" };
		const form = { source: "contact", language: "es", message: null, consentVersion: "1", facts } as const;
		await recordForm(db(), { runtime, destinations: [] }, form);
		runtime.pass(60);
		const erased = await db().selectFrom("leads").selectAll().executeTakeFirstOrThrow();
		await logOf(db()).erase(wish);
		await db().deleteFrom("erasure_tasks").execute();
		await db().deleteFrom("erasures").execute();
		await db().insertInto("leads").values(erased).execute();
	});
	afterEach(() => other.close());
	const file = () => join(database.dataDir, "erasures.jsonl");
	const logOf = (on: Connection["db"]) =>
		createErasureLog(
			on,
			{ runtime, secret: "a secret of the site that is long enough", destinations },
			file(),
		);

	async function isErasedOnce() {
		expect(await listErasures(db())).toHaveLength(1);
		expect(await db().selectFrom("erasure_tasks").select("id").execute()).toHaveLength(1);
		expect(await db().selectFrom("leads").select("id").execute()).toEqual([]);
	}

	it("is put right once by two processes that start at once, and both start", async () => {
		const redone = await Promise.all([logOf(db()).replay(), logOf(other.db).replay()]);
		expect(redone.toSorted()).toEqual([0, 1]);
		await isErasedOnce();
	});

	it("is put right once by a list that names the erasure twice, as two processes may write it", async () => {
		appendFileSync(file(), readFileSync(file(), "utf8"));
		expect(await logOf(db()).replay()).toBe(1);
		await isErasedOnce();
	});
});
