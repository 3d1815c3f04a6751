import { attacks as markup } from "../../support/attacks.ts";
import { password } from "../../support/staff-member.ts";
import type { Attacks } from "../run-attacks.ts";

const tag = '"><script>alert(1)</script>';
const everything = markup.join("\n");
const running = /<script>alert\(1\)|<img src=x|<svg onload|<iframe src=http|<base href=http/i;
const email = "mallory@example.com";
const sql = ["' or 1=1 --", "'; drop table leads; --", "%", "_", "\\", "' union select * from sessions"];
const screens = "/leads /conversations /comments /audit /sign-ins /deliveries /unknown-questions".split(" ");

export const injectionAttacks: Attacks = {
	async *"mark-up through forms, seen on staff pages"({ adminPath, db, get, form, json }) {
		const who = { firstname: tag, lastname: tag, company: "=cmd|' /C calc'!A0", email, consent: "on" };
		yield ["control: a form is stored", await form("/contacto", { ...who, message: everything }), 303];
		const posts = db.selectFrom("posts").select("slug").where("language", "=", "es");
		const comment = { name: tag, email, comment: everything, consent: "on" };
		const { slug } = await posts.executeTakeFirstOrThrow();
		yield ["control: a comment is stored", await form(`/blog/${slug}`, comment), 303];
		const message = JSON.stringify({
			userMessage: `Me llamo Mallory, ${email} ${everything}`,
			language: "es",
		});
		yield ["control: a message is stored", await json("/api/agent/message", message), 200];
		const browser = { "user-agent": tag };
		yield [
			"control: a browser's name",
			await form(adminPath, { username: "sales", password }, null, browser),
			303,
		];
		const leads = await db.selectFrom("leads").select("id").execute();
		const conversations = await db.selectFrom("conversations").select("id").execute();
		const paths = [
			...[...screens, `/leads?q=${encodeURIComponent(tag)}`, `/sign-ins?q=${encodeURIComponent(tag)}`],
			...leads.map(({ id }) => `/leads/${id}`),
			...conversations.map(({ id }) => `/conversations/${id}`),
		];
		for (const path of paths) {
			const page = await get(adminPath + path, "admin");
			const policy = page.headers.get("content-security-policy") ?? "";
			const isStrict = policy.includes("script-src") && !/script-src[^;]*unsafe/.test(policy);
			yield [path, [page.status, running.exec(await page.text())?.[0], isStrict], [200, undefined, true]];
		}
		const list = await (await get(`${adminPath}/leads`, "admin")).text();
		yield ["control: it is shown, as text", list.includes("&lt;script&gt;alert(1)&lt;/script&gt;"), true];
		const csv = await (await get(`${adminPath}/leads.csv`, "admin")).text();
		yield [
			"a cell of the CSV that computes",
			[csv.includes("=cmd"), /(^|[,;])"?=/m.test(csv)],
			[true, false],
		];
	},
	async *"SQL in searches"({ adminPath, db, get, form }) {
		await form("/contacto", {
			firstname: "Berta",
			lastname: "Solano",
			email: "berta@hotel.example",
			consent: "on",
		});
		const leads = await db.selectFrom("leads").select("id").execute();
		const search = async (text: string) => {
			const page = await get(`${adminPath}/leads?q=${encodeURIComponent(text)}`, "admin");
			const html = await page.text();
			return [page.status, leads.some(({ id }) => html.includes(`/leads/${id}`))];
		};
		yield ["control: a search finds the lead", await search("solano"), [200, true]];
		for (const text of sql) {
			yield [text, await search(text), [200, false]];
			for (const path of [`${adminPath}/sign-ins`, `${adminPath}/conversations`, "/blog"])
				yield [`${path} ${text}`, await get(`${path}?q=${encodeURIComponent(text)}`, "admin"), 200];
		}
		yield ["control: the lead is still there", await search("solano"), [200, true]];
	},
};
