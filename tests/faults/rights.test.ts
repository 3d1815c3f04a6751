import { join } from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { staff } from "../../content/staff/list.ts";
import { listAuditLog } from "../../domain/audit-log/audit-store.ts";
import { subscribe } from "../../domain/blog/subscribers/subscribe.ts";
import { mailConversation } from "../../domain/conversations/mail-conversation.ts";
import { listLeads } from "../../domain/leads/lead-store.ts";
import { recordForm } from "../../domain/leads/record-form.ts";
import type { RightsRequest } from "../../domain/privacy/rights-request.ts";
import { findRightsRequest, insertRightsRequest } from "../../domain/privacy/rights-store.ts";
import { realRuntime } from "../../domain/runtime.ts";
import { inTransaction, onBothDatabases } from "../support/databases.ts";
import { writtenMails } from "../support/read-mail.ts";
import { shownHtml } from "../support/shown-html.ts";
import { signInAsEva } from "../support/staff-member.ts";
import { siteOn } from "../support/staff-site.ts";

const rightsPath = "/taller-de-prueba/rights";

onBothDatabases("requests about personal data, answered by an admin", (open) => {
	const site = siteOn(open);
	let cookie: string;
	beforeAll(async () => {
		cookie = await signInAsEva(site.db(), `${site.url()}/taller-de-prueba`, "admin");
		await asked({ id: "late", dueOn: "2020-01-10", language: "en" });
		await asked({ id: "soon", dueOn: "2099-01-10", language: "es" });
	});

	async function asked(one: Pick<RightsRequest, "id" | "dueOn" | "language">) {
		const request = {
			...one,
			reference: one.id,
			createdAt: new Date().toISOString(),
			name: "Ana Ruiz",
			email: `${one.id}@casa.example`,
			detail: "Lo mío",
			documentNumber: "1",
			consentVersion: "1",
			...({ kind: "query", documentType: "cc" } as const),
		};
		await inTransaction(site.db(), (tx) =>
			insertRightsRequest(tx, request, { contentKey: one.id, consentTextId: null }),
		);
	}
	const read = (path: string) => shownHtml(fetch(`${site.url()}${path}`, { headers: { cookie } }));
	const send = (form: Record<string, string>) =>
		fetch(`${site.url()}${rightsPath}`, {
			method: "POST",
			redirect: "manual",
			headers: { cookie },
			body: new URLSearchParams(form),
		});
	const mails = () => {
		const folder = join(site.dataDir(), "mail");
		return writtenMails(folder);
	};

	it("refuses an answer that is too long, with what was typed, and mails nothing of it", async () => {
		const note = `Respuesta ${"ñ".repeat(4_000)} fin`;
		const refused = await send({ request: "soon", result: "done", note });
		expect(refused.status).toBe(400);
		const html = await shownHtml(refused);
		expect(html).toContain(staff.es.rights.noteLong);
		expect(html).toContain(`${note}</textarea>`);
		expect(await findRightsRequest(site.db(), "id", "soon")).toMatchObject({ answer: null });
	});

	it("flags what is overdue, in the person's words and on top", async () => {
		const [spanish, english] = [await read(rightsPath), await read(`/en${rightsPath}`)];
		expect(spanish).toContain("Hay una solicitud vencida: respóndela hoy.");
		expect(english).toContain("One request is overdue: answer it today.");
		expect(spanish.match(/class="tag tag-problem"/g)).toHaveLength(1);
		expect(spanish.indexOf('id="late"')).toBeLessThan(spanish.indexOf('id="soon"'));
		expect(spanish).toContain("Lee inglés.");
	});

	it("asks for what was done and for what the person is told, and keeps what was written", async () => {
		const answer = await send({ request: "late", result: "", note: "Te mandé <b>todo</b>" });
		expect(answer.status).toBe(400);
		const html = await shownHtml(answer);
		// In the summary, and at the one field.
		expect(html.match(/Este dato es obligatorio\./g)).toHaveLength(2);
		expect(html).toContain("Te mandé &lt;b&gt;todo&lt;/b&gt;");
		expect((await send({ request: "late", result: "everything", note: "x" })).status).toBe(400);
		expect((await send({ request: "late", result: "done", note: " " })).status).toBe(400);
		expect((await send({ request: "nobody", result: "done", note: "x" })).status).toBe(404);
	});

	it("keeps the first answer however often the button is pressed, mails it once, and says who and when", async () => {
		const form = { request: "late", result: "partly", note: "We sent you a copy.\nThe rest is not ours." };
		const pressed = await Promise.all([send(form), send(form), send({ ...form, note: "Another" })]);
		// Whoever wrote something else than what was sent hears so; the same pressed twice is sent once.
		const statuses = pressed.map(({ status }) => status).join(" ");
		expect(["303 303 409", "409 409 303"]).toContain(statuses);
		await vi.waitFor(() => expect(mails().filter(isAnswer)).toHaveLength(1), 15_000);
		const [mail = ""] = mails().filter(isAnswer);
		expect(mail).toContain("Subject: We answered your request about your data (late)");
		expect(mail).toContain("We did part of what you asked for.");
		expect(mail).toMatch(/We sent you a copy\.|Another/);
		const entries = await listAuditLog(site.db(), {
			limit: 10,
			subject: { kind: "rights-request", id: "late" },
		});
		expect(entries).toMatchObject([
			{ action: "rights-answered", actor: { name: "Eva Mora" }, detail: { result: "partly" } },
		]);
		const html = await read(rightsPath);
		expect(html).not.toContain("solicitud vencida");
		expect(html).toMatch(/Respondida el .* por Eva Mora/);
		expect(html).toContain("Una parte de lo que pidió");
		expect(html.indexOf('id="soon"')).toBeLessThan(html.indexOf('id="late"'));
		expect(
			(await read(rightsPath.replace("rights", "audit"))).includes("respondió una solicitud de datos"),
		).toBe(true);
	});

	const post = (path: string, form: Record<string, string>) =>
		fetch(`${site.url()}/taller-de-prueba${path}`, {
			method: "POST",
			redirect: "manual",
			headers: { cookie },
			body: new URLSearchParams(form),
		});
	const revokePerson = async (email: string) => {
		const answer = await post("/rights/person", { intent: "revoke", email });
		return read((answer.headers.get("location") ?? "").replace(site.url(), ""));
	};

	it("ends the subscription of somebody who is no lead, and says so, and nothing of what it does not know", async () => {
		const db = site.db();
		await subscribe(db, realRuntime, { email: "lee@casa.example", language: "es", consentVersion: "1" });
		const html = await revokePerson("lee@casa.example");
		expect(html).toContain("Su suscripción al blog terminó.");
		expect(html).not.toContain("Autorización retirada.");
		expect(await db.selectFrom("subscribers").select("state").execute()).toEqual([{ state: "cancelled" }]);
		expect(await revokePerson("lee@casa.example")).toContain("No quedaba ninguna autorización vigente.");
		for (const unknown of ["zzz", "revoked", "constructor"])
			expect(await read(`${rightsPath}/person?done=${unknown}`)).not.toContain('class="alert alert-done"');
	});

	it("knows somebody by a conversation that was mailed to them alone", async () => {
		const db = site.db();
		const at = new Date().toISOString();
		await db
			.insertInto("conversations")
			.values({
				id: "c",
				created_at: at,
				updated_at: at,
				language: "es",
				state: "{}",
				length: 0,
				transcript_hash: "x",
			})
			.execute();
		const wish = { conversationId: "c", what: "link", language: "es", consentVersion: "1" } as const;
		await mailConversation(db, realRuntime, { ...wish, email: "solo@casa.example" });
		const html = await shownHtml(post("/rights/person", { intent: "find", email: "solo@casa.example" }));
		expect(html).toMatch(/Conversaciones enviadas por correo(?:<!-- -->)?: <b>1<\/b>/);
		expect(html).toContain("Borrar todo");
	});

	it("warns before erasing that a request waits, and keeps it", async () => {
		const email = "soon@casa.example";
		const html = await shownHtml(post("/rights/person", { intent: "find", email }));
		expect(html).toContain("Falta responder soon.");
		expect((await post("/rights/person", { intent: "erase", email, sure: "on" })).status).toBe(303);
		expect(await read(rightsPath)).toContain('id="soon"');
	});

	it("does nothing for a lead whose consent was taken back, says why, and writes no history", async () => {
		const db = site.db();
		await recordForm(
			db,
			{ runtime: realRuntime, destinations: [] },
			{
				source: "audit",
				language: "es",
				message: null,
				consentVersion: "1",
				facts: { name: "Iris Paz", email: "iris@casa.example", industry: "other" },
			},
		);
		const { leads } = await listLeads(db, { limit: 1, email: "iris@casa.example" });
		const path = `/leads/${leads[0]?.id}`;
		const before = await read(`/taller-de-prueba${path}`);
		expect(before).toContain("Otra</dd>");
		for (const button of ["Guardar la sesión", "Hacer propuesta"]) expect(before).toContain(button);
		expect(await revokePerson("iris@casa.example")).toContain("Autorización retirada.");
		const entries = () => listAuditLog(db, { limit: 20, subject: { kind: "lead", id: leads[0]?.id ?? "" } });
		const told = await entries();
		const starts = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16);
		const forms: Record<string, string>[] = [
			{ intent: "consultation", starts, place: "" },
			{ intent: "crm" },
			{ intent: "proposal" },
		];
		for (const form of forms) {
			const answer = await post(path, form);
			expect(answer.headers.get("location"), form.intent).toContain("unchanged=revoked");
		}
		expect(await entries()).toEqual(told);
		expect(await db.selectFrom("consultations").selectAll().execute()).toEqual([]);
		const spanish = await read(`/taller-de-prueba${path}?unchanged=revoked`);
		expect(spanish).toContain("No se hizo: la persona retiró su autorización.");
		expect(spanish).not.toContain('class="alert alert-done"');
		expect(spanish).not.toMatch(/Guardar la sesión|Hacer propuesta/);
		expect(await read(`/en/taller-de-prueba${path}?unchanged=revoked`)).toContain(
			"Nothing was done: they withdrew their consent.",
		);
	});

	it("refuses to mail a conversation that was never begun, as a wrong question", async () => {
		const body = new URLSearchParams({ what: "link", email: "a@casa.example", consent: "on" });
		const answer = await fetch(`${site.url()}/asistente/correo`, {
			method: "POST",
			body,
			redirect: "manual",
		});
		expect(answer.status).toBe(400);
	});
});

function isAnswer(mail: string): boolean {
	return mail.includes("We answered your request");
}
