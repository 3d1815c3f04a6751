import { expect, it } from "vitest";
import { staff } from "../../content/staff/list.ts";
import { onBothDatabases } from "../support/databases.ts";
import { adminPath, staffSite } from "../support/staff-site.ts";

const most = 40;

onBothDatabases("an inbox of more than one page that waits", (open) => {
	const site = staffSite(open, "sales");
	const listed = (html: string) =>
		[...html.matchAll(/class="inbox-item[^"]*" href="([^"?]+)/g)].map(([, path]) => path);
	const read = async (path: string) => (await (await site.open(path)).text()).replaceAll("&amp;", "&");

	it("leads from the first page to all who wait, each once", async () => {
		for (let index = 0; index <= most; index++)
			await fetch(`${site.url()}/api/agent/message`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({
					userMessage: `Soy Ana, ana-${index}@brisa.example. Quiero hablar con una persona`,
					language: "es",
				}),
			});
		const list = `${adminPath}/conversations`;
		const whole = await read(list);
		expect(listed(whole)).toHaveLength(most);
		const more = new RegExp(`href="${list}[?]filter=waiting"[^>]*>${staff.es.inbox.older}<`);
		expect(more.test(whole)).toBe(true);
		const first = await read(`${list}?filter=waiting`);
		const older = /href="([^"]+before=[^"]+)"/.exec(first)?.[1] ?? "";
		const all = [...listed(first), ...listed(await read(older))];
		expect(all).toHaveLength(most + 1);
		expect(new Set(all).size).toBe(most + 1);
	});
});
