import { beforeEach, expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { recordForm } from "../leads/record-form.ts";
import { createErasureLog } from "./erasure-log.ts";
import { exportPerson } from "./export-person.ts";

const ana = { emails: ["ana@x.co"], phones: [] };
const both = "Soy mariana@x.co, y no ana@x.com ni luis.ana@x.co";
const hers = "Mi correo es Ana@x.co.";

onBothDatabases("somebody whose address holds another's", (open) => {
	const database = freshDatabase(open);
	const { db } = database;
	const runtime = freshRuntime();
	beforeEach(async () => {
		await converse("marianas", both);
		await converse("anas", hers);
		const facts = { name: "Otra", email: "otra@example.com" };
		const form = { source: "contact", language: "es", message: both, consentVersion: "1", facts } as const;
		await recordForm(db(), { runtime, destinations: [] }, form);
		runtime.pass(60);
	});

	async function converse(id: string, content: string) {
		const at = runtime.now().toISOString();
		const held = { id, created_at: at, updated_at: at, language: "es", state: "{}", length: 1 } as const;
		await db()
			.insertInto("conversations")
			.values({ ...held, transcript_hash: id })
			.execute();
		await db()
			.insertInto("messages")
			.values({
				conversation_id: id,
				position: 0,
				role: "user",
				content,
				extras: "{}",
				created_at: at,
			})
			.execute();
	}
	const said = async () =>
		(await db().selectFrom("messages").select("content").execute()).map(({ content }) => content);

	it("is not given out to them", async () => {
		const { tables } = await exportPerson(db(), runtime, ana);
		expect(tables.conversations?.map(({ id }) => id)).toEqual(["anas"]);
		expect(JSON.stringify(tables)).not.toContain("mariana");
	});

	it("stays, word by word, when they are erased, and after a restore too", async () => {
		const eraser = { runtime, secret: "a secret of the site that is long enough", destinations: [] };
		const erasureLog = () => createErasureLog(db(), eraser, `${database.dataDir}/erasures.jsonl`);
		const wish = { who: ana, actor: { id: "staff", name: "Eva Mora" }, requestId: null };
		const stays = async () => {
			expect(await said()).toEqual([both]);
			expect(await db().selectFrom("leads").select("message").execute()).toEqual([{ message: both }]);
		};
		const { erasedAt } = await erasureLog().erase(wish);
		await stays();
		await db().deleteFrom("erasures").execute();
		await converse("anas", hers);
		await db().updateTable("messages").set({ created_at: erasedAt }).execute();
		await db().updateTable("conversations").set({ created_at: erasedAt }).execute();
		expect(await erasureLog().replay()).toBe(1);
		await stays();
	});
});
