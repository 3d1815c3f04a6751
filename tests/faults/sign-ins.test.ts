import { expect, it } from "vitest";
import { staff } from "../../content/staff/list.ts";
import { onBothDatabases } from "../support/databases.ts";
import { shownHtml } from "../support/shown-html.ts";
import { signIn } from "../support/staff-member.ts";
import { adminPath, staffSite } from "../support/staff-site.ts";

const { events, factors, unknown } = staff.es.signIns;

onBothDatabases("the log of sign-ins", (open) => {
	const { db, url, open: visit, send } = staffSite(open, "admin");
	const log = async (query = "") =>
		(await shownHtml(visit(`${adminPath}/sign-ins${query}`))).replace(/<(search|select)[\s\S]*?<\/\1>/g, "");

	it("says by name who signed in and who was refused, narrowed as asked, on the page and as CSV", async () => {
		for (const name of ["eva", "nadie-de-aqui"])
			await signIn(url() + adminPath, name, "una-clave-equivocada");
		const whole = await log();
		for (const words of ["Eva Mora (eva)", unknown, events["new-device"], factors.password, events.refused])
			expect(whole).toContain(words);
		expect(whole).not.toMatch(/nadie-de-aqui|una-clave-equivocada/);
		expect(await log("?event=refused")).not.toContain(events["new-device"]);
		expect(await log("?q=MORA")).not.toContain(unknown);
		expect(await log("?q=100%25")).toContain(staff.es.narrowed.intro);
		const csv = await (await visit(`${adminPath}/sign-ins.csv?q=eva&event=refused`)).text();
		const [head = "", ...rows] = csv.trim().split("\r\n");
		expect(head).toContain(
			"Cuándo (hora de Colombia);Qué pasó;Con qué;Usuario;Nombre;Dirección de red;Navegador",
		);
		expect(rows).toHaveLength(1);
		expect(rows[0]).toContain(";Contraseña rechazada;con contraseña;eva;Eva Mora;");
		const { at } = await db()
			.selectFrom("sign_in_events")
			.select("at")
			.where("event", "=", "refused")
			.where("account_id", "is not", null)
			.executeTakeFirstOrThrow();
		const inBogota = new Date(Date.parse(at) - 5 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
		expect(rows[0]).toMatch(new RegExp(`^${inBogota};`));
		const english = await (await visit(`/en${adminPath}/sign-ins.csv?event=refused`)).text();
		expect(english).toMatch(/^When \(Colombia time\),What happened,/);
	});

	it("comes with a browser that keeps nothing of a session that was signed out", async () => {
		const answer = await send(`${adminPath}/sign-out`, {});
		expect(answer.headers.get("clear-site-data")).toBe('"cache", "storage"');
		expect((await visit(`${adminPath}/sign-ins`)).url).toBe(url() + adminPath);
	});
});
