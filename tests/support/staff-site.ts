import { afterAll, beforeAll } from "vitest";
import type { TestDatabase } from "./databases.ts";
import { type RunningSite, runSite } from "./running-site.ts";
import { signInAsEva } from "./staff-member.ts";

export const adminPath = "/taller-de-prueba";

/** The site on a database of a suite's own, with Eva signed in: started before its tests and ended after them. */
export function staffSite(open: () => Promise<TestDatabase>, role: "admin" | "sales") {
	let database: TestDatabase;
	let site: RunningSite;
	let cookie: string;
	beforeAll(async () => {
		database = await open();
		const { connection, dataDir, databaseUrl } = database;
		site = await runSite({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "", ADMIN_PATH: adminPath });
		cookie = await signInAsEva(connection.db, site.url + adminPath, role);
	}, 60_000);
	afterAll(async () => {
		await site.end("SIGTERM");
		await database.remove();
	});
	return {
		db: () => database.connection.db,
		dataDir: () => database.dataDir,
		url: () => site.url,
		/** Eva opens a page. */
		open: (path: string) => fetch(site.url + path, { headers: { cookie } }),
		cookie: () => cookie,
		/** Eva sends a form. @param more cookies beside her session's. */
		send: (path: string, form: Record<string, string>, more = "") =>
			fetch(site.url + path, {
				method: "POST",
				redirect: "manual",
				headers: { cookie: [cookie, more].filter(Boolean).join("; ") },
				body: new URLSearchParams(form),
			}),
	};
}
