import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { CrmLead } from "../../../domain/crm/crm-lead.ts";
import { connectOdoo, type Odoo } from "../../../domain/crm/odoo/odoo.ts";
import type { OdooSettings } from "../../../domain/crm/odoo/odoo-api.ts";
import { createOdooClient } from "../../../domain/crm/odoo/odoo-client.ts";
import { pushLead } from "../../../domain/crm/odoo/push-lead.ts";
import { archiveLead, eraseLead, restoreLead } from "../../../domain/crm/odoo/remove-lead.ts";
import { noFacts } from "../../../domain/leads/lead.ts";
import { referenceOf } from "../../../domain/reference.ts";

/** Builds a new lead as a CRM receives it. */
export function someCrmLead(more: Partial<CrmLead["lead"]> = {}): CrmLead {
	const id = randomBytes(18).toString("base64url");
	const at = "2026-11-21T15:00:00.000Z";
	const known = { name: "Ana Gómez", company: "Hotel Brisa", phone: "+573001234567", budget: "10 millones" };
	return {
		lead: {
			...noFacts,
			...known,
			id,
			reference: referenceOf(id),
			createdAt: at,
			updatedAt: at,
			source: "chat",
			language: "en",
			status: "budget-checked",
			score: 80,
			email: `ana-${id.slice(0, 8).toLowerCase().replace(/\W/g, "x")}@brisa.example`,
			industry: "hospitalidad-viajes",
			need: "Contestar <más> rápido",
			message: null,
			conversationId: null,
			...more,
		},
		score: 80,
		transcript: [
			{ role: "assistant", content: "Hola, ¿con quién hablo?", at },
			{ role: "user", content: "Con Ana & <b>nadie</b> más", at },
		],
		proposalUrl: "https://rumbo.example/api/proposals/a-token",
	};
}

/** What is promised of the adapter, of whatever Odoo the settings name. */
export function odooContract(title: string, settingsOf: () => Promise<OdooSettings>): void {
	describe(title, () => {
		let odoo: Odoo;
		beforeAll(async () => {
			odoo = connectOdoo(await settingsOf());
		});
		const signal = () => AbortSignal.timeout(15_000);
		const tell = (
			crmLead: CrmLead,
			confirmed: number | null = null,
			deliveryId = "delivery-1",
			sentFields: Record<string, string> = {},
		) => pushLead(odoo, { crmLead, deliveryId, confirmed, sentFields }, signal());
		const push = async (...of: Parameters<typeof tell>) => (await tell(...of)).id;
		const read = async (model: string, domain: unknown[], fields: string[]) => {
			const named = { domain, fields, context: { active_test: false } };
			const found = await odoo.ask({ model, method: "search_read", named }, signal());
			return found as ({ id: number } & Record<string, unknown>)[];
		};
		const lead = async (id: number) => {
			const fields = ["name", "referred", "contact_name", "partner_name", "email_from", "phone", "priority"];
			const relations = [
				"description",
				"partner_id",
				"tag_ids",
				"source_id",
				"medium_id",
				"lang_id",
				"user_id",
			];
			return (await read("crm.lead", [["id", "=", id]], [...fields, ...relations]))[0];
		};
		const messagesOf = (id: number, ...more: unknown[]) =>
			read("mail.message", [["model", "=", "crm.lead"], ["res_id", "=", id], ...more], ["body"]);
		const notes = (id: number) => messagesOf(id, ["body", "ilike", "Ref. "]);
		const write = (id: number, vals: Record<string, unknown>) =>
			odoo.ask({ model: "crm.lead", method: "write", ids: [id], named: { vals } }, signal());
		const client = () => createOdooClient(odoo, signal());
		const create = async (model: string, values: Record<string, unknown>) => {
			const made = await odoo.ask({ model, method: "create", named: { values: [values] } }, signal());
			return (made as number[])[0];
		};
		const one = (value: unknown) => (Array.isArray(value) ? value[0] : value);

		it("brings a lead in with all that is known of it", async () => {
			const crmLead = someCrmLead();
			const record = await lead(await push(crmLead));
			expect(record).toMatchObject({
				name: "Hotel Brisa: Contestar <más> rápido",
				referred: `Web ${crmLead.lead.reference}`,
				contact_name: "Ana Gómez",
				partner_name: "Hotel Brisa",
				email_from: crmLead.lead.email,
				priority: "2",
				partner_id: false,
				user_id: false,
			});
			expect(String(record?.phone).replace(/\s/g, "")).toBe("+573001234567");
			const description = String(record?.description);
			expect(description).toContain("https://rumbo.example/api/proposals/a-token");
			expect(description).toContain("Con Ana &amp; &lt;b&gt;nadie&lt;/b&gt; más");
			expect(description).toContain("80 %");
			expect(record?.lang_id).not.toBe(false);
			expect(record?.source_id).not.toBe(false);
			expect(record?.medium_id).not.toBe(false);
			const tags = await read("crm.tag", [["name", "=", "Web"]], ["name"]);
			expect(tags).toHaveLength(1);
			expect(record?.tag_ids).toContain(tags[0]?.id);
			expect(record?.tag_ids).toHaveLength(3);
		});

		it("never makes the same lead twice, one after the other or at the same moment", async () => {
			const crmLead = someCrmLead();
			const first = await push(crmLead);
			expect(await push(crmLead)).toBe(first);
			const other = someCrmLead();
			// Of two at the same moment Odoo may turn one away, which is then tried again.
			const tries = await Promise.all([1, 2, 3].map(() => push(other).catch(() => null)));
			const made = await push(other);
			for (const id of tries) expect([null, made]).toContain(id);
			const found = await read("crm.lead", [["referred", "=", `Web ${other.lead.reference}`]], ["id"]);
			expect(found).toHaveLength(1);
		});

		it("finds the contact of the same address", async () => {
			const crmLead = someCrmLead();
			const email = crmLead.lead.email?.toUpperCase() ?? "";
			const partner = await create("res.partner", { name: "Ana", email, ...(await normalized(email)) });
			expect(one((await lead(await push(crmLead)))?.partner_id)).toBe(partner);
		});

		it("later fills only what is empty and leaves a note, once, of what is new", async () => {
			const crmLead = someCrmLead({ company: null, phone: null });
			const id = await push(crmLead);
			await write(id, { contact_name: "Ana María Gómez de la O" });
			const later = { ...crmLead, lead: { ...crmLead.lead, company: "Hotel Brisa", budget: "20 millones" } };
			for (let time = 0; time < 2; time++) expect(await push(later, id, "delivery-2")).toBe(id);
			expect(await lead(id)).toMatchObject({
				contact_name: "Ana María Gómez de la O",
				partner_name: "Hotel Brisa",
			});
			const sentFields = await notes(id);
			expect(sentFields).toHaveLength(1);
			expect(sentFields[0]?.body).toContain("20 millones");
			expect(sentFields[0]?.body).toContain("Ref. delivery-2");
			expect(sentFields[0]?.body).toContain("<li>");
		});

		it("corrects what stands as it was sent, and nothing that sales has changed", async () => {
			const crmLead = someCrmLead({ phone: "+573001234567" });
			const { id, sentFields } = await tell(crmLead);
			await write(id, { contact_name: "Ana María Gómez de la O" });
			const corrected = { ...crmLead, lead: { ...crmLead.lead, name: "Ana Gómez", phone: "+573017654321" } };
			expect((await tell(corrected, id, "delivery-2", sentFields)).sentFields).toMatchObject({
				phone: "+573017654321",
			});
			expect(await lead(id)).toMatchObject({
				contact_name: "Ana María Gómez de la O",
				phone: "+573017654321",
			});
		});

		it("finds a lead that sales has archived, and makes no other of one that sales has deleted", async () => {
			const crmLead = someCrmLead();
			const id = await push(crmLead);
			await write(id, { active: false });
			expect(await push(crmLead)).toBe(id);
			await write(id, { referred: "Una amiga" });
			expect(await push(crmLead, id)).toBe(id);
			const gone = someCrmLead();
			await expect(push(gone, 999_999_999)).rejects.toMatchObject({ name: "NothingToSend" });
			expect(await read("crm.lead", [["referred", "=", `Web ${gone.lead.reference}`]], ["id"])).toEqual([]);
		});

		it("erases a lead, its history too, also one that sales changed; again and again; and nobody else's", async () => {
			const [crmLead, other] = [someCrmLead(), someCrmLead()];
			const [id, stays] = [await push(crmLead), await push(other)];
			await push({ ...crmLead, lead: { ...crmLead.lead, budget: "20 millones" } }, id, "delivery-3");
			const vals = { contact_name: "Ana María Gómez", referred: "Una amiga", active: false };
			await write(id, vals);
			for (let time = 0; time < 2; time++) await eraseLead(client(), crmLead.lead.id);
			const left = JSON.stringify((await lead(id)) ?? {});
			expect(left).not.toMatch(/Ana|Gómez|Brisa|3001234567|amiga|Contestar/);
			expect(left).not.toContain(crmLead.lead.email);
			expect(await messagesOf(id)).toEqual([]);
			expect(await lead(stays)).toMatchObject({ contact_name: "Ana Gómez" });
			await eraseLead(client(), someCrmLead().lead.id);
		});

		it("tells sales, once, that the consent was taken back, and archives the lead", async () => {
			const crmLead = someCrmLead();
			const id = await push(crmLead);
			for (let time = 0; time < 2; time++)
				expect(await archiveLead(client(), crmLead.lead.id, "delivery-4")).toBe(true);
			const [note, ...more] = await notes(id);
			expect(note?.body).toContain("Retiró su autorización");
			expect(more).toEqual([]);
			expect(await read("crm.lead", [["id", "=", id]], ["active"])).toMatchObject([{ active: false }]);
			expect(await archiveLead(client(), someCrmLead().lead.id, "delivery-5")).toBe(false);
		});

		it("takes a lead out again, once, whose consent was given anew, and leaves one that sales works on", async () => {
			const crmLead = someCrmLead();
			const id = await push(crmLead);
			const resume = (deliveryId: string) => restoreLead(client(), crmLead.lead.id, deliveryId);
			const bodies = async () => (await notes(id)).map(({ body }) => String(body));
			expect(await resume("delivery-6")).toBe(true);
			expect(await bodies()).toEqual([]);
			await archiveLead(client(), crmLead.lead.id, "delivery-7");
			for (let time = 0; time < 2; time++) expect(await resume("delivery-8")).toBe(true);
			const renewed = (await bodies()).filter((body) => body.includes("Dio de nuevo su autorización"));
			expect(renewed).toHaveLength(1);
			expect(await read("crm.lead", [["id", "=", id]], ["active"])).toMatchObject([{ active: true }]);
			expect(await restoreLead(client(), someCrmLead().lead.id, "delivery-9")).toBe(false);
		});

		it("says what Odoo answered by its code alone, whoever is at fault", async () => {
			const settings = await settingsOf();
			const stranger = connectOdoo({ ...settings, key: "not-the-key" });
			const crmLead = someCrmLead();
			const push = { crmLead, deliveryId: "d", confirmed: null, sentFields: {} };
			const failure = await pushLead(stranger, push, signal()).catch((error: unknown) => error);
			expect(failure).toMatchObject({ name: "Unreached", responseCode: 401 });
			expect(JSON.stringify(failure) + String(failure)).not.toContain(crmLead.lead.email);
			await expect(write(999_999_999, {})).rejects.toMatchObject({ code: "odoo.exceptions.MissingError" });
		});

		// The real one computes it from the address.
		async function normalized(email: string) {
			const named = { allfields: ["email_normalized"] };
			const ask = { model: "res.partner", method: "fields_get", named };
			const fields = await odoo.ask(ask, signal()).catch(() => null);
			return fields && "email_normalized" in Object(fields) ? {} : { email_normalized: email.toLowerCase() };
		}
	});
}
