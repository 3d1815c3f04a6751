import { describe, expect, it } from "vitest";
import { pathTo } from "../../content/addresses.ts";
import { staff } from "../../content/staff/list.ts";
import { openDatabase } from "../support/databases.ts";
import { adminPath, staffSite } from "../support/staff-site.ts";

const emptyLists = [
	...(["leads", "visits", "unknown-questions", "subscribers", "canned-replies"] as const),
	...(["comments", "rights", "api-keys", "deliveries"] as const),
];

describe("a screen of the staff", () => {
	const { db, open } = staffSite(() => openDatabase("sqlite"), "admin");
	const bar = 'class="sections"';

	it("says what will be there while nothing is, in both languages", async () => {
		for (const [language, prefix] of [
			["es", ""],
			["en", "/en"],
		] as const)
			for (const name of emptyLists) {
				const html = await (await open(`${prefix}${adminPath}/${name}`)).text();
				const { title, intro } = staff[language].nothing[name];
				const shown = html.replaceAll("&#x27;", "'");
				// The page's data holds every text: what is shown stands in an element.
				expect(shown, `${language} ${name}`).toContain(`<h2>${title}</h2><p class="quiet">${intro}</p>`);
			}
		const narrowed = await (await open(`${adminPath}/leads?q=nadie`)).text();
		expect(narrowed).toContain(`<h2>${staff.es.narrowed.title}</h2>`);
	});

	it("leads on from an empty inbox and an empty list of clients", async () => {
		for (const [language, prefix] of [
			["es", ""],
			["en", "/en"],
		] as const) {
			const { inbox, accounts } = staff[language];
			const shown = async (path: string) => {
				const html = await (await open(`${prefix}${adminPath}/${path}`)).text();
				return html.replaceAll("&#x27;", "'");
			};
			const empty = await shown("conversations");
			expect(empty).toContain(
				`<h2>${inbox.noneOpen.first}</h2><p class="quiet">${inbox.noneOpen.firstIntro}</p>`,
			);
			expect(empty).toMatch(
				new RegExp(`href="${pathTo("assistant", language)}"[^>]*>${inbox.noneOpen.tryChat}<`),
			);
			expect(empty).not.toContain("<kbd>J");
			expect(await shown("conversations?filter=waiting")).toContain(`<h2>${inbox.noneOpen.title}</h2>`);
			const start = new RegExp(`href="${prefix}${adminPath}/accounts#add"[^>]*>${accounts.add}<`, "g");
			expect((await shown("clients")).match(start)).toHaveLength(1);
		}
	});

	it.each([
		["today", "leads"],
		["clients", "clients"],
		["canned-replies", "canned_replies"],
	])(
		"that fails says so within the frame, and comes back when the cause is gone: %s",
		async (path, table) => {
			const rename = (from: string, to: string) => db().schema.alterTable(from).renameTo(to).execute();
			await rename(table, "gone");
			const failed = await open(`${adminPath}/${path}`);
			const html = await failed.text();
			expect(failed.status).toBe(500);
			expect(html).toContain(bar);
			expect(html).toContain(`<h1>${staff.es.failed.broken.title}</h1>`);
			expect(html).not.toContain("no such table");
			expect(failed.headers.get("cache-control")).toContain("private");
			expect((await open(`${adminPath}/blog`)).status).toBe(200);
			await rename("gone", table);
			expect((await open(`${adminPath}/${path}`)).status).toBe(200);
		},
	);

	it("that shows what is gone says so within the frame", async () => {
		for (const path of ["leads/nobody", "clients/nobody", "conversations/nobody", "blog/nobody"]) {
			const gone = await open(`${adminPath}/${path}`);
			const html = await gone.text();
			expect(gone.status, path).toBe(404);
			expect(html, path).toContain(bar);
			expect(html, path).toContain(`<h1>${staff.es.failed.gone.title}</h1>`);
			// Back to its list, which is also in the bar.
			const [list] = path.split("/");
			const alert = html.slice(html.indexOf('role="alert"'));
			expect(alert.slice(0, alert.indexOf("</section>")), path).toContain(`href="${adminPath}/${list}`);
		}
		expect(await (await open(`${adminPath}/conversations/nobody`)).text()).toContain('class="inbox-list"');
	});
});
