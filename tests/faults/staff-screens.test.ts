import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { pathTo } from "../../content/addresses.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { forms } from "../../content/forms/list.ts";
import { leadLabels } from "../../content/leads/labels.ts";
import { login } from "../../content/login/list.ts";
import { es as errorText } from "../../content/pages/error/es.ts";
import { staff } from "../../content/staff/list.ts";
import { addAccount } from "../../domain/accounts/manage-accounts.ts";
import { listAuditLog } from "../../domain/audit-log/audit-store.ts";
import { noFacts } from "../../domain/leads/lead.ts";
import { listLeadNotes } from "../../domain/leads/lead-note-store.ts";
import { recordLead } from "../../domain/leads/record-lead.ts";
import { leadToProcess } from "../../domain/privacy/processing.ts";
import { realRuntime } from "../../domain/runtime.ts";
import { inTransaction, onBothDatabases } from "../support/databases.ts";
import { writtenMails } from "../support/read-mail.ts";
import { apiKey } from "../support/running-site.ts";
import { shownHtml } from "../support/shown-html.ts";
import { password, signIn } from "../support/staff-member.ts";
import { adminPath, staffSite } from "../support/staff-site.ts";

const doneAlert = 'class="alert alert-done"';

onBothDatabases("the staff screens", (open) => {
	const { db, dataDir, url, open: visit, send: sendTo } = staffSite(open, "admin");
	const read = (path: string) => shownHtml(visit(path));
	const send = (path: string, form: Record<string, string>) => sendTo(adminPath + path, form);
	const lead = (need: string) =>
		inTransaction(db(), (tx) =>
			recordLead(
				tx,
				{ runtime: realRuntime, destinations: [] },
				{
					source: "api",
					language: "es",
					message: null,
					conversationId: null,
					consent: null,
					facts: {
						...noFacts,
						email: "ana@ruiz.co",
						phone: "+573005550100",
						industry: "hospitalidad-viajes",
						need,
					},
				},
			),
		);

	it("refuses a note that is too long, with what was typed, and takes one that fits whole", async () => {
		const { id } = await lead("notas");
		const long = `Nota ${"ñ".repeat(5_000)} fin`;
		const refused = await send(`/leads/${id}`, { intent: "note", note: long });
		expect(refused.status).toBe(400);
		const html = await refused.text();
		expect(html).toContain(staff.es.lead.problems.noteLong);
		expect(html).toContain(`${long}</textarea>`);
		expect(await listLeadNotes(db(), id)).toEqual([]);
		const fits = "ñ".repeat(4_000);
		expect((await send(`/leads/${id}`, { intent: "note", note: fits })).status).toBe(303);
		expect(await listLeadNotes(db(), id)).toMatchObject([{ text: fits }]);
	});

	it("take a person's consent back in all their leads, and then give them out no more", async () => {
		const [first, second] = [await lead("uno"), await lead("dos")];
		const leadPath = `${adminPath}/leads/${second.id}`;
		expect(await read(leadPath)).toContain('href="mailto:ana@ruiz.co"');
		expect((await send(`/leads/${first.id}`, { intent: "revoke-consent" })).status).toBe(303);
		for (const { id } of [first, second]) expect(await leadToProcess(db(), id)).toBeNull();
		const list = await read(`${adminPath}/leads`);
		expect(list.match(new RegExp(staff.es.leads.revoked, "g"))?.length).toBeGreaterThanOrEqual(2);
		const kept = await lead("quiere seguir");
		expect(await leadToProcess(db(), kept.id)).toMatchObject({ email: "ana@ruiz.co" });
		const csv = (await read(`${adminPath}/leads.csv`)).split("\r\n");
		const row = (one: { reference: string }) => csv.find((line) => line.includes(one.reference)) ?? "";
		expect(row(kept)).toContain(`;${leadLabels.es.statuses.qualifying};60;API;Español;;ana@ruiz.co;`);
		expect(row(kept)).toContain(";(+57) 300 555 0100;;Hoteles y viajes;quiere seguir;");
		const english = (await read(`/en${adminPath}/leads.csv`)).split("\r\n");
		expect(english.find((line) => line.includes(kept.reference))).toContain(
			`,${leadLabels.en.statuses.qualifying},60,API,Spanish,`,
		);
		expect(await read(`${adminPath}/audit.csv`)).toMatch(/;Eva Mora;descargó leads;;;\r\n/);
		expect(row(second)).not.toMatch(/ana@ruiz|300555|dos/);
		expect(row(second)).toMatch(/;20\d\d-[\d-]+ [\d:]+$/);
		const headers = { authorization: `Bearer ${apiKey}` };
		const api = async (at: string) => (await fetch(url() + at, { headers })).json();
		const told = { email: null, phone: null, need: null, consentWithdrawnAt: expect.any(String) };
		expect(await api(`/api/leads/${second.id}`)).toMatchObject({ id: second.id, ...told, proposals: [] });
		expect(await api(`/api/leads/${kept.id}`)).toMatchObject({
			email: "ana@ruiz.co",
			consentWithdrawnAt: null,
		});
		const { leads } = await api("/api/leads?limit=100");
		expect(leads.find(({ id }: { id: string }) => id === first.id)).toMatchObject(told);
		const html = await read(leadPath);
		expect(html).toContain("Eva Mora");
		expect(html).not.toMatch(/href="(?:mailto|tel|https:\/\/wa\.me)/);
	});

	it("show a telephone with its extension, to call it, and all that was typed beside it", async () => {
		const typed = "601 744 1234 ext. 12 / 310 765 4321";
		const form = { firstname: "Luz", lastname: "Paz", email: "luz@peñalosa.co", consent: "on" };
		const sent = await sendTo(pathTo("contact", "es"), { ...form, phone: typed, message: "Hola" });
		expect(sent.status).toBe(303);
		const stored = await db()
			.selectFrom("leads")
			.selectAll()
			.where("email", "=", form.email)
			.executeTakeFirstOrThrow();
		expect(stored).toMatchObject({
			phone: "+576017441234;ext=12",
			message: `Hola\n\n${fillBlanks(forms.es.typedPhone, { typed })}`,
		});
		const page = await read(`${adminPath}/leads/${stored.id}`);
		expect(page).toContain('href="tel:+576017441234;ext=12"');
		expect(page).toContain("+57 601 744 1234 ext. 12");
		expect(page).toContain("luz@peñalosa.co");
		expect(page).toContain(typed);
		const csv = (await read(`${adminPath}/leads.csv`)).split("\r\n");
		expect(csv.find((line) => line.includes(form.email))).toContain(";(+57) 601 744 1234 ext. 12;");
		expect(await read(`${adminPath}/leads?q=6017441234`)).toContain("Luz Paz");
	});

	it("say nothing is done because an address says so", async () => {
		const { id } = await lead("tres");
		for (const path of [`/leads/${id}`, "/rights", "/deliveries"])
			expect(await read(`${adminPath}${path}?done=anything`)).not.toContain(doneAlert);
		expect(await read(`${adminPath}/leads/${id}?done=note`)).toContain(staff.es.done.lead.note);
	});

	it("say of a lead without an address that no consultation can be set", async () => {
		const { id } = await lead("sin correo");
		await db().updateTable("leads").set({ email: null }).where("id", "=", id).execute();
		const wish = { intent: "consultation", starts: "2026-12-04T15:00", place: "" };
		const sent = await send(`/leads/${id}`, wish);
		const html = await read(sent.headers.get("location") ?? "");
		expect(html.split(staff.es.lead.consultation.impossible)).toHaveLength(3);
		expect(html).not.toContain(doneAlert);
	});

	it("say whose lead it is now, and no address names them", async () => {
		const { id } = await lead("con dueña");
		const who = { username: "clara", email: "clara@team.example", name: "Clara Ventas", password };
		const account = { ...who, kind: "staff", roles: ["sales"], language: "es" } as const;
		const seller = await addAccount(db(), realRuntime, { id: null, name: "test" }, account);
		const answerTo = async (owner: string) => {
			const sent = await send(`/leads/${id}`, { intent: "owner", owner });
			const location = sent.headers.get("location") ?? "";
			expect(location).toBe(`${adminPath}/leads/${id}?done=owner`);
			return [await read(location), await read(`/en${location}`)];
		};
		const [spanish, english] = await answerTo("id" in seller ? seller.id : "none");
		expect(spanish).toContain("Ahora lo lleva Clara Ventas.");
		expect(english).toContain("Owner changed to Clara Ventas.");
		expect((await answerTo(""))[0]).toContain(staff.es.done.lead["no-owner"]);
	});

	it("give a lead to nobody who may not have it, and the log says so", async () => {
		const { id } = await lead("dueña");
		const who = { username: "rosa", email: "rosa@team.example", name: "Rosa Editora", password };
		const account = { ...who, kind: "staff", roles: ["editor"], language: "es" } as const;
		const editor = await addAccount(db(), realRuntime, { id: null, name: "test" }, account);
		const owner = "id" in editor ? editor.id : "none";
		expect((await send(`/leads/${id}`, { intent: "owner", owner })).status).toBe(303);
		const [logged] = await listAuditLog(db(), { limit: 1, subject: { kind: "lead", id } });
		expect(logged).toMatchObject({ action: "lead-assigned", detail: { owner: "" } });
	});

	it("say nothing is done of an account that is not there, nor of the team's, which have pages of their own", async () => {
		for (const [what, username] of [
			["disable", "nobody"],
			["enable", "nobody"],
			["reset", "nobody"],
			["disable", "Eva"],
		] as const)
			expect((await send("/accounts", { intent: what, username })).status, `${what} ${username}`).toBe(404);
		expect((await send("/comments", { intent: "approve", comment: "nothing" })).status).toBe(404);
	});

	it("lead from a page that broke back to the address that was asked for", async () => {
		const path = `${adminPath}/rights?done=answer`;
		const asked = url() + path;
		const broken = () => visit(path);
		await sql`alter table rights_requests rename to away`.execute(db());
		const answer = await broken().finally(() =>
			sql`alter table away rename to rights_requests`.execute(db()),
		);
		expect(answer.status).toBe(500);
		const [, retry] = new RegExp(`href="([^"]*)"[^>]*>${errorText.retry}<`).exec(await answer.text()) ?? [];
		expect(new URL(retry ?? "none", asked).href).toBe(asked);
		expect((await broken()).status).toBe(200);
	});

	it("slow who guesses, say for how long, and lead to a new password", async () => {
		for (let attempt = 0; attempt < 10; attempt++)
			expect((await signIn(url() + adminPath, "nobody", `guess ${attempt}`)).status).toBe(400);
		const slowed = await signIn(url() + adminPath, "nobody", "guess");
		expect(slowed.status).toBe(429);
		expect(Number(slowed.headers.get("Retry-After"))).toBeGreaterThan(0);
		const html = await slowed.text();
		expect(html).toContain("Van muchos intentos");
		expect(html).toMatch(/href="\/login\/[\w-]+"[^>]*>¿Olvidaste tu contraseña\?/);
		const client = () =>
			fetch(`${url()}/login`, {
				method: "POST",
				redirect: "manual",
				body: new URLSearchParams({ username: "nobody", password: "guess" }),
			});
		const again = await client();
		expect([again.status, Number(again.headers.get("Retry-After")) > 0]).toEqual([429, true]);
	}, 60_000);

	it("send staff who chose a new password by a mailed link back to the staff login", async () => {
		const form = (values: Record<string, string>) => ({
			...({ method: "POST", redirect: "manual" } as const),
			body: new URLSearchParams(values),
		});
		await fetch(`${url()}/login/olvido`, form({ account: "eva" }));
		const folder = join(dataDir(), "mail");
		const token = await vi.waitFor(() => {
			const mails = writtenMails(folder);
			const [, found] = /llave=(?:3D)?([\w.~-]+)/.exec(mails.join("").replace(/=\r?\n/g, "")) ?? [];
			expect(found).toBeTruthy();
			return found ?? "";
		}, 15_000);
		const next = "nueve barcos verdes";
		const changed = await fetch(`${url()}/login/clave-nueva?llave=${token}`, form({ next }));
		const loginPath = changed.headers.get("location") ?? "";
		expect([changed.status, loginPath]).toEqual([303, `${adminPath}?clave-cambiada=1`]);
		expect(await (await fetch(url() + loginPath)).text()).toContain(login.es.newPassword.done);
		expect((await signIn(url() + adminPath, "eva", next)).status).toBe(303);
	});
});
