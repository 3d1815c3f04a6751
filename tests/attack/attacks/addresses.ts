import { password } from "../../support/staff-member.ts";
import type { Attacks } from "../run-attacks.ts";

const climbing = [
	...["/../../../etc/passwd", "/assets/../../../../etc/passwd", "/assets/..%2f..%2f..%2fpackage.json"],
	...["/%2e%2e/%2e%2e/etc/passwd", "/..%5c..%5cpackage.json", "/....//....//etc/passwd", "/assets/%00"],
	...["/package.json", "/.env", "/.git/config", "/site.db", "/secret", "/server/server.js"],
	...["/portal/reportes/..%2f..%2fsite.db", "/fonts/..%252fsecret", "/blog/..%2f..%2fsecret"],
];
const evil = ["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)"];

/** Every spelling of a word in which some of its letters are escaped. */
function spellings(word: string): string[] {
	const written = (number: number) =>
		word.replace(/./g, (letter, at) =>
			number & (1 << at) ? `%${letter.charCodeAt(0).toString(16)}` : letter,
		);
	return Array.from({ length: 2 ** word.length - 1 }, (_, number) => written(number + 1));
}

export const addressAttacks: Attacks = {
	async *"percent-spellings that would fill the page cache"({ raw }) {
		yield ["control: the page itself", (await raw("/nosotros")).status, 200];
		for (const spelling of spellings("nosotros")) {
			await raw(`/handoff/x?of=%2F${encodeURIComponent(spelling)}`);
			const { status, location } = await raw(`/${spelling}`);
			yield [spelling, [status, location], [308, "/nosotros"]];
		}
	},
	async *"paths that climb, and files that are nobody's"({ raw, cookieOf }) {
		for (const path of climbing) {
			const { status, body } = await raw(path, { cookie: cookieOf("ana") });
			const isRefused = status >= 300 && status < 500 && !/root:x:|"dependencies"|SQLite format/.test(body);
			yield [path, isRefused || status, true];
		}
	},
	async *"redirects that leave the site"({ adminPath, raw, form, get }) {
		for (const next of evil) {
			const query = `?next=${encodeURIComponent(next)}`;
			const signedIn = await form(`/login${query}`, { username: "bea", password });
			yield [`sign-in, then ${next}`, signedIn.headers.get("location"), "/portal"];
			const page = await (await get(`${adminPath}/confirm${query}`, "admin")).text();
			yield [`confirm, then ${next}`, /href="[^"]*(evil|javascript)/.test(page), false];
		}
		for (const name of ["host", "x-forwarded-host", "forwarded", "x-original-url"]) {
			const { status, location, body } = await raw("/NOSOTROS", { [name]: "evil.example" });
			yield [`${name} of another site`, [status, location, body.includes("evil")], [308, "/nosotros", false]];
		}
		yield ["an address that begins with //", (await raw("//evil.example/")).location, "/evil.example"];
	},
};
