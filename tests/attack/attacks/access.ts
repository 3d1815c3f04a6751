import { staffRoutes } from "../../../app/route-table.ts";
import { writingAddresses } from "../../support/writing-addresses.ts";
import type { Attacks } from "../run-attacks.ts";

type Headers = Record<string, string>;
const foreign: Headers[] = [
	{ origin: "https://evil.example" },
	{ origin: "null" },
	{ "sec-fetch-site": "cross-site" },
];

export const accessAttacks: Attacks = {
	async *"posts from another origin"({ url, adminPath, cookieOf, get, form }) {
		const own = { intent: "language", language: "es" };
		yield ["control: the own origin", await form(`${adminPath}/account`, own, "admin", { origin: url }), 303];
		const reference = await (await get("/api/openapi.json")).json();
		for (const [method, path] of writingAddresses(reference, adminPath))
			for (const from of foreign) {
				const headers = { cookie: cookieOf("admin"), "content-type": "text/plain", ...from };
				const answer = await fetch(url + path, { method, body: "{}", redirect: "manual", headers });
				yield [`${method} ${path} ${JSON.stringify(from)}`, answer, 403];
			}
	},
	async *"signing somebody out from another site"({ adminPath, get, form }) {
		for (const from of foreign)
			yield [JSON.stringify(from), await form(`${adminPath}/sign-out`, {}, "sales", from), 403];
		await get(`${adminPath}/sign-out`, "sales");
		yield ["a link, and control: still in", await get(`${adminPath}/leads`, "sales"), 200];
	},
	async *"screens of another role"({ adminPath, get, form }) {
		for (const { path, roles } of staffRoutes)
			for (const who of [null, "ana", "editor", "sales"] as const) {
				if (roles === "anybody" || (roles === "staff" && who && who !== "ana")) continue;
				if (roles !== "staff" && roles.some((role) => role === who)) continue;
				const screen = adminPath + path.replace(/:\w+/g, "x");
				for (const { status } of [await get(screen, who), await form(screen, { intent: "add" }, who)])
					yield [`${screen} as ${who}`, [303, 403, 404, 405].includes(status) || status, true];
			}
	},
	async *"things of others, by their ids"({ db, get, form, json }) {
		yield ["control: the own report", await get("/portal/reportes/report-ana", "ana"), 200];
		yield ["a report", await get("/portal/reportes/report-bea", "ana"), 404];
		const bea = db.selectFrom("accounts").select("id").where("username", "=", "bea");
		const sessions = await db.selectFrom("sessions").select("id").where("account_id", "=", bea).execute();
		for (const { id } of sessions)
			await form("/portal/cuenta", { intent: "session-end", session: id }, "ana");
		yield ["ending a session", await get("/portal", "bea"), 200];
		const message = { userMessage: "soy Rosa", language: "es" };
		const { conversationId } = await (await json("/api/agent/message", JSON.stringify(message))).json();
		const [id] = conversationId.split(".");
		const stolen = await json("/api/agent/message", JSON.stringify({ ...message, conversationId: id }));
		yield ["writing in a conversation by its id", stolen, 404];
		const cookie = `conversation=${id}`;
		yield ["reading one by its id", await get("/api/agent/conversation", null, { cookie }), 204];
		yield ["leads without a key", await get("/api/leads"), 401];
		yield ["leads with a wrong key", await get("/api/leads", null, { authorization: "Bearer wrong" }), 401];
		yield ["leads with a client's session", await get("/api/leads", "ana"), 401];
	},
	async *"forged sessions"({ db, cookieOf, adminPath, get }) {
		const enter = (cookie: string) => get(`${adminPath}/leads`, null, { cookie });
		const [cookie = ""] = /site\.session_token=[^;]+/.exec(cookieOf("admin")) ?? [];
		yield ["control: the cookie itself", await enter(cookie), 200];
		const { token } = await db.selectFrom("sessions").select("token").executeTakeFirstOrThrow();
		yield ["a token of the database", await enter(`site.session_token=${token}`), 303];
		yield ["a changed signature", await enter(cookie.replace(/.{8}$/, "AAAAAA%3D")), 303];
	},
};
