import { beforeAll, expect, it } from "vitest";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { portal } from "../../content/portal/list.ts";
import { staff } from "../../content/staff/list.ts";
import { insertClient } from "../../domain/accounts/client-store.ts";
import type { Project } from "../../domain/portal/project.ts";
import { insertProject, listProjects } from "../../domain/portal/project-store.ts";
import { dayIn } from "../../domain/wall-clock.ts";
import { inTransaction, onBothDatabases } from "../support/databases.ts";
import { signInAsEva } from "../support/staff-member.ts";
import { siteOn } from "../support/staff-site.ts";

const adminPath = "/taller-de-prueba";
const clientPath = `${adminPath}/clients/casa`;
const words = staff.es.clients;

const stored: Project = {
	id: "reservas",
	clientId: "casa",
	createdAt: "2026-01-01T00:00:00.000Z",
	name: "Reservas",
	product: null,
	responsible: "Eva Mora",
	status: "active",
	waitingFor: null,
	updates: [],
	milestones: [{ id: "diseño", name: "Diseño", dueOn: null, doneOn: null }],
};

/** Eight in the evening of a day in Bogotá, when it is the next day already by UTC. */
const evening = new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T01:00:00Z`);

/** Node's option that has a process live so much later. */
function clockAhead(milliseconds: number): string {
	const code = `
		const Real = Date;
		globalThis.Date = class extends Real {
			constructor(...given) { given.length > 0 ? super(...given) : super(Date.now()); }
			static now() { return Real.now() + ${milliseconds}; }
		};`;
	return `--import data:text/javascript,${encodeURIComponent(code)}`;
}

onBothDatabases("the staff screen of a client", (open) => {
	const site = siteOn(open, { NODE_OPTIONS: clockAhead(evening.getTime() - Date.now()) });
	const { db } = site;
	let cookie: string;
	beforeAll(async () => {
		await inTransaction(db(), async (tx) => {
			const client = { id: "casa", createdAt: stored.createdAt, name: "Casa", subdomain: "casa" };
			await insertClient(tx, client);
			await insertProject(tx, stored);
		});
		cookie = await signInAsEva(db(), site.url() + adminPath, "sales");
	});

	const send = (body: URLSearchParams | FormData) =>
		fetch(site.url() + clientPath, { method: "POST", redirect: "manual", headers: { cookie }, body });
	const press = (form: Record<string, string>) => send(new URLSearchParams({ project: "reservas", ...form }));
	const project = async () => (await listProjects(db(), "casa"))[0];

	it("says of a project what the team says, and leads back to the clients", async () => {
		const read = async (path: string) => (await fetch(site.url() + path, { headers: { cookie } })).text();
		const html = await read(clientPath);
		expect(html).toContain(words.awaits);
		expect(html).not.toContain(portal.es.project.status.waiting);
		const back = fillBlanks(staff.es.up, { screen: staff.es.screens.clients });
		expect(html).toMatch(new RegExp(`href="${adminPath}/clients"[^>]*>(?:<svg.*?</svg>)?${back}<`));
		expect(await read(`${adminPath}/clients`)).not.toContain(back);
	});

	it("refuses news that are too long, with what was typed, and stores what fits whole", async () => {
		const long = `Novedad ${"ñ".repeat(1_000)} fin`;
		const refused = await press({ intent: "add-update", update: long });
		expect(refused.status).toBe(400);
		const html = await refused.text();
		expect(html).toContain(words.problems.long);
		expect(html).toContain(long);
		expect((await project())?.updates).toEqual([]);
		const fits = "ñ".repeat(1_000);
		expect((await press({ intent: "add-update", update: fits })).status).toBe(303);
		expect((await project())?.updates).toMatchObject([{ text: fits }]);
	});

	it("says that a report is too large, on its page and with the title that was typed", async () => {
		const report = (bytes: number) => {
			const form = new FormData();
			form.set("intent", "add-report");
			form.set("title", "Informe de octubre");
			form.set(
				"file",
				new File(["%PDF-1.7", new Uint8Array(bytes)], "octubre.pdf", { type: "application/pdf" }),
			);
			return form;
		};
		const refused = await send(report(9_000_000));
		expect([refused.status, refused.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
		const html = await refused.text();
		expect(html).toContain(words.problems.large);
		expect(html).toContain('value="Informe de octubre"');
		expect((await send(report(4_000_000))).status).toBe(303);
	});

	it("keeps the status that was chosen when a project is refused", async () => {
		const refused = await press({ intent: "save-project", name: "", responsible: "Eva", status: "waiting" });
		expect(refused.status).toBe(400);
		expect(await refused.text()).toMatch(/<option value="waiting" selected/);
	});

	it("dates a milestone by the day it is in Bogotá, and a second press does not undo it", async () => {
		const html = await (await fetch(site.url() + clientPath, { headers: { cookie } })).text();
		const [form = ""] = html.split("</form>").filter((one) => one.includes('value="milestone-done"'));
		const named = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
		const sent = Object.fromEntries(named.map(([, name, value]) => [name, value]));
		for (const _press of ["first", "second"]) expect((await press(sent)).status).toBe(303);
		const today = dayIn(evening, "America/Bogota");
		expect(today < evening.toISOString().slice(0, 10)).toBe(true);
		expect((await project())?.milestones).toMatchObject([{ doneOn: today }]);
		for (const _press of ["first", "second"]) await press({ ...sent, done: "" });
		expect((await project())?.milestones).toMatchObject([{ doneOn: null }]);
	});
});
