import { z } from "zod";
import { Unreached } from "../../deliveries/failure.ts";
import type { Odoo } from "./odoo.ts";

const Records = z.array(z.looseObject({ id: z.number() }));

export type Found = z.infer<typeof Records>[number];
export type Desk = ReturnType<typeof deskOf>;

/** What our work on leads asks of Odoo, all within one signal. Archived records are found, too. */
export function deskOf(odoo: Odoo, signal: AbortSignal) {
	const ask = (request: Parameters<Odoo["ask"]>[0]) => odoo.ask(request, signal);
	const search = async (model: string, domain: readonly unknown[], fields: readonly string[], limit = 1) => {
		const named = { domain, fields, limit, order: "id", context: { active_test: false } };
		const read = Records.safeParse(await ask({ model, method: "search_read", named }));
		if (!read.success) throw new Unreached("EGARBAGE");
		return read.data;
	};
	/** The record of this name, made when there is none. @returns its id as text. */
	const named = async (model: string, name: string): Promise<string> => {
		const find = async () => (await search(model, [["name", "=", name]], ["id"]))[0]?.id;
		const known = await find();
		if (known) return String(known);
		const made = await ask({ model, method: "create", named: { values: [{ name }] } }).catch(() => null);
		// Another process may have made it meanwhile, or our user may not: the lead is worth more than its tag.
		return String((Array.isArray(made) ? made[0] : null) ?? (await find()) ?? "");
	};
	/** Leaves a note on a lead, once. @param mark what the note is known by. @param text HTML. */
	const note = async (lead: number, mark: string, text: string): Promise<void> => {
		const sameNote = [...ofLead("model", lead), ["body", "ilike", mark]];
		if ((await search("mail.message", sameNote, ["id"])).length > 0) return;
		const body = `${text}<p>${mark}</p>`;
		// Before 17 a body was HTML by itself.
		const asHtml = (await odoo.version(signal)) >= 17 ? { body_is_html: true } : {};
		const named = { body, ...asHtml, message_type: "comment", subtype_xmlid: "mail.mt_note" };
		await ask({ model: "crm.lead", method: "message_post", ids: [lead], named });
	};
	return { ask, search, named, note };
}

/** What hangs on a lead. @param column where the other record names its model. */
export function ofLead(column: "model" | "res_model", lead: number): unknown[] {
	return [
		[column, "=", "crm.lead"],
		["res_id", "=", lead],
	];
}
