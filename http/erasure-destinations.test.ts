import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSettings } from "../config/env.ts";
import { newFolder } from "../tests/support/new-folder.ts";
import { testRuntime } from "../tests/support/test-runtime.ts";
import { erasureDestinationsOf, mailFolderOf } from "./erasure-destinations.ts";

it("mails kept as files before an SMTP server was set are erased still", async () => {
	const dataDir = newFolder();
	const settings = readSettings({ DATA_DIR: dataDir, SMTP_URL: "smtp://mail.example" });
	const old = join(mailFolderOf(settings), "old.eml");
	mkdirSync(mailFolderOf(settings));
	writeFileSync(old, "To: ana@x.co\r\n\r\nHola");
	const person = { emails: ["ana@x.co"], phones: [], leads: [], agreements: [] };
	const task = { id: "1", askedAt: "", signal: AbortSignal.timeout(5_000) };
	const destinations = erasureDestinationsOf(settings, testRuntime());
	expect(destinations.map(({ name }) => name)).toEqual(["mail-files"]);
	for (const destination of destinations) await destination.erase(person, task);
	expect(existsSync(old)).toBe(false);
	rmSync(dataDir, { recursive: true });
});
