import { z } from "zod";
import { Unreached } from "../../deliveries/failure.ts";
import type { Odoo } from "./odoo.ts";

const Records = z.array(z.looseObject({ id: z.number() }));

export type OdooRecord = z.infer<typeof Records>[number];
export type OdooClient = ReturnType<typeof createOdooClient>;

/** Binds the Odoo calls for leads to one signal. Searches include archived records. */
export function createOdooClient(odoo: Odoo, signal: AbortSignal) {
	const ask = (request: Parameters<Odoo["ask"]>[0]) => odoo.ask(request, signal);
	const search = async (model: string, domain: readonly unknown[], fields: readonly string[], limit = 1) => {
		const named = { domain, fields, limit, order: "id", context: { active_test: false } };
		const read = Records.safeParse(await ask({ model, method: "search_read", named }));
		if (!read.success) throw new Unreached("EGARBAGE");
		return read.data;
	};
	const findOrCreate = async (model: string, name: string): Promise<string> => {
		const find = async () => (await search(model, [["name", "=", name]], ["id"]))[0]?.id;
		const existing = await find();
		if (existing) return String(existing);
		const created = await ask({ model, method: "create", named: { values: [{ name }] } }).catch(() => null);
		// Another process may have created it, or our user lacks the right to: a lead without its tag is better than none.
		return String((Array.isArray(created) ? created[0] : null) ?? (await find()) ?? "");
	};
	const note = async (lead: number, mark: string, text: string): Promise<void> => {
		const sameNote = [...attachedTo("model", lead), ["body", "ilike", mark]];
		if ((await search("mail.message", sameNote, ["id"])).length > 0) return;
		const body = `${text}<p>${mark}</p>`;
		// Before Odoo 17 every body was HTML.
		const asHtml = (await odoo.version(signal)) >= 17 ? { body_is_html: true } : {};
		const named = { body, ...asHtml, message_type: "comment", subtype_xmlid: "mail.mt_note" };
		await ask({ model: "crm.lead", method: "message_post", ids: [lead], named });
	};
	return { ask, search, findOrCreate, note };
}

/** Builds the search for records attached to a lead. @param column names the model in the attached record. */
export function attachedTo(column: "model" | "res_model", lead: number): unknown[] {
	return [
		[column, "=", "crm.lead"],
		["res_id", "=", lead],
	];
}
