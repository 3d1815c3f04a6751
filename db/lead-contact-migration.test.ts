import { rmSync } from "node:fs";
import { sql } from "kysely";
import { describe, expect, inject, it } from "vitest";
import { engines } from "../tests/support/databases.ts";
import { newFolder } from "../tests/support/new-folder.ts";
import { newDatabase } from "../tests/support/postgres.ts";
import { connect } from "./connect.ts";
import { migrate } from "./migrate.ts";

describe.each(engines)("leads of the release before (%s)", (engine) => {
	it("count as contacted when nothing came from them for a week, and no others do", async () => {
		const dataDir = newFolder();
		const databaseUrl = engine === "postgres" ? await newDatabase(inject("postgresUrl")) : null;
		const { db, close } = connect({ databaseUrl, dataDir });
		await migrate(db, "0058-add-accounts-visits");
		const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
		const [old, recent] = [daysAgo(8), daysAgo(6)];
		for (const at of [old, recent])
			await sql`insert into leads (id, created_at, updated_at, source, language, status)
				values (${at}, ${old}, ${at}, 'chat', 'es', 'captured')`.execute(db);
		await migrate(db);
		const leads = await db.selectFrom("leads").select(["id", "contacted_at"]).orderBy("id").execute();
		expect(leads).toEqual([
			{ id: old, contacted_at: old },
			{ id: recent, contacted_at: null },
		]);
		await close();
		rmSync(dataDir, { recursive: true, force: true });
	});
});
