import { afterAll, beforeAll } from "vitest";
import { sharedDatabase, type TestDatabase } from "./databases.ts";
import { type RunningSite, runSite } from "./running-site.ts";
import { signInAsEva } from "./staff-member.ts";

export const adminPath = "/taller-de-prueba";

/** The site on a database of a suite's own: started before its tests and ended after them. */
export function siteOn(open: () => Promise<TestDatabase>, settings: Record<string, string> = {}) {
	const database = sharedDatabase(open);
	let site: RunningSite;
	beforeAll(async () => {
		const { dataDir, databaseUrl } = database;
		site = await runSite({
			DATA_DIR: dataDir,
			DATABASE_URL: databaseUrl ?? "",
			ADMIN_PATH: adminPath,
			...settings,
		});
	}, 60_000);
	afterAll(() => site.end("SIGTERM"));
	return {
		db: database.db,
		dataDir: () => database.dataDir,
		databaseUrl: () => database.databaseUrl,
		url: () => site.url,
	};
}

/** That site with Eva signed in. */
export function staffSite(open: () => Promise<TestDatabase>, role: "admin" | "sales", settings = {}) {
	const site = siteOn(open, settings);
	let cookie: string;
	beforeAll(async () => {
		cookie = await signInAsEva(site.db(), site.url() + adminPath, role);
	});
	return {
		...site,
		/** Eva opens a page. */
		open: (path: string) => fetch(site.url() + path, { headers: { cookie } }),
		cookie: () => cookie,
		/** Eva sends a form. @param more cookies beside her session's. */
		send: (path: string, form: Record<string, string>, more = "") =>
			fetch(site.url() + path, {
				method: "POST",
				redirect: "manual",
				headers: { cookie: [cookie, more].filter(Boolean).join("; ") },
				body: new URLSearchParams(form),
			}),
	};
}
