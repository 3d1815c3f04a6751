import type { Attacks } from "../run-attacks.ts";

/** On a target whose clients have hosts of their own. */
export const portalAttacks: Attacks = {
	async *"portals under the hosts of others"({ adminPath, domain, raw, cookieOf }) {
		const at = (name: string, cookie = "") => ({ host: `${name}.${domain}`, cookie });
		const ana = cookieOf("ana");
		const statusOf = async (path: string, headers: Record<string, string>) =>
			(await raw(path, headers)).status;
		const report = "/portal/reportes/report-ana";
		yield ["control: the own report on the own host", await statusOf(report, at("ana", ana)), 200];
		yield [
			"a report of another on the own host",
			await statusOf("/portal/reportes/report-bea", at("ana", ana)),
			404,
		];
		for (const path of ["/portal", "/portal/cuenta", "/portal/reportes/report-bea", report])
			yield [`${path} on another's host`, await statusOf(path, at("bea", ana)), 404];
		for (const name of ["nobody", "ana.bea", "evil.ana", "ana.", "..ana"])
			yield [`a host named ${name}`, await statusOf("/portal", at(name, ana)), 404];
		for (const path of [adminPath, `${adminPath}/leads`, "/api/leads", "/metrics", "/login"]) {
			const { status, location } = await raw(path, at("ana", cookieOf("admin")));
			const leadsHome = location.startsWith(`http://${domain}/`);
			yield [`${path} on a client's host`, [status, leadsHome], [302, true]];
		}
	},
	async *"forms between the hosts of clients"({ domain, raw, cookieOf }) {
		const send = async (from: string, to: string) => {
			const headers = {
				host: `${to}.${domain}`,
				origin: `http://${from}.${domain}`,
				cookie: cookieOf("ana"),
				"content-type": "application/x-www-form-urlencoded",
			};
			return (await raw("/portal/cuenta", headers, "intent=language&language=es")).status;
		};
		yield ["control: from the own host", await send("ana", "ana"), 303];
		yield ["from another client's host", await send("bea", "ana"), 403];
		yield ["to another client's host", await send("bea", "bea"), 404];
	},
};
