import { expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { exportSignIns } from "../accounts/sign-in/sign-in-log.ts";
import { exportSubject } from "./audit-entry.ts";
import { listAuditLog, recordInAuditLog, redactAuditLog } from "./audit-store.ts";

const actor = { id: "staff", name: "Eva Mora" };
const words = ["zafiro", "rodriguez", "zafiro", "x", "co", "alleyn", "573005550142", "3005550142"];

onBothDatabases("the audit log", (open) => {
	const database = freshDatabase(open);
	const runtime = testRuntime();

	/** What the log says was searched, after somebody of those words was erased. */
	async function left(searches: string[]): Promise<string[]> {
		const { db } = database.connection;
		await db.transaction().execute(async (tx) => {
			for (const search of searches) {
				const subject = exportSubject("leads", search);
				await recordInAuditLog(tx, runtime, { actor, action: "leads-exported", subject });
				runtime.pass(1);
			}
			await redactAuditLog(tx, { accountIds: [], words });
		});
		return (await listAuditLog(db, { limit: 50 })).map(({ subject }) => subject.id).reverse();
	}

	it("keeps nothing that was typed to find somebody erased, whole or its beginning", async () => {
		const typed = ["zafiro", "RODRÍG", "rod", "hotel zaf", "+57 300 555", "3005550142", "zafiro@x.co"];
		expect(await left(typed)).toEqual(typed.map(() => "—"));
	});

	it("keeps nothing of it from the log of sign-ins either", async () => {
		const { db } = database.connection;
		await exportSignIns(db, runtime, actor, { search: "Zafiro" });
		await db.transaction().execute((tx) => redactAuditLog(tx, { accountIds: [], words }));
		expect((await listAuditLog(db, { limit: 5 })).map(({ subject }) => subject.id)).toEqual(["—"]);
	});

	it("keeps what was typed to find others, and that nothing was", async () => {
		const others = ["ro", "rodriguezes", "afiro", "otra persona", "zu"];
		expect(await left([...others, ""])).toEqual([...others, "all"]);
	});
});
