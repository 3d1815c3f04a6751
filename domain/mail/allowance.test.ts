import { expect, it } from "vitest";
import { limits } from "../../config/limits.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { reserveMail } from "./allowance.ts";

onBothDatabases("the mails an address gets that visitors type", (open) => {
	const database = freshDatabase(open);
	const runtime = testRuntime();
	const ask = (to: string, cause: string) =>
		database.connection.db
			.transaction()
			.execute((tx) => reserveMail(tx, runtime, { to, cause, kind: "form" }));

	it("are limited by the day, however the mailbox is spelled, and a refused one does not count", async () => {
		for (let mails = 0; mails < limits.visitorMailsPerAddress; mails++)
			expect(await ask(`ana+${mails}@x.co`, `conversation ${mails}`)).toBe(true);
		for (let tries = 0; tries < limits.visitorMailsPerCause; tries++)
			expect(await ask("ana@x.co", "another")).toBe(false);
		expect(await ask("luis@x.co", "another")).toBe(true);
	});

	it("are limited for one conversation, whatever addresses it names", async () => {
		for (let mails = 0; mails < limits.visitorMailsPerCause; mails++)
			expect(await ask(`luis${mails}@x.co`, "one")).toBe(true);
		for (let tries = 0; tries < limits.visitorMailsPerAddress; tries++)
			expect(await ask("ana@x.co", "one")).toBe(false);
		expect(await ask("ana@x.co", "two")).toBe(true);
	});
});
