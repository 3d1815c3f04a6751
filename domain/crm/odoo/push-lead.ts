import { z } from "zod";
import { NothingToSend, Unreached } from "../../deliveries/failure.ts";
import type { Dossier } from "../dossier.ts";
import { describe, leadFields, referenceIn, tagsOf } from "./lead-fields.ts";
import type { Odoo } from "./odoo.ts";

export type Push = {
	dossier: Dossier;
	/** The delivery's id: a note that bears it is not written twice. */
	deliveryId: string;
	/** Odoo's id of it when it confirmed the lead before. */
	confirmed: number | null;
};

const Records = z.array(z.looseObject({ id: z.number() }));
const Loaded = z.object({ ids: z.union([z.array(z.number()), z.literal(false)]) });

/**
 * Brings a lead into Odoo, once: it is looked up by our reference first, archived ones too, and created under an
 * external id, which Odoo keeps unique even when two tries run at once. What sales made of it since is theirs: later
 * only what is empty is filled, and what is new comes as a note.
 * @returns Odoo's id of it.
 * @throws NothingToSend when it was confirmed before and sales has deleted or merged it since; see failure.ts.
 */
export async function pushLead(odoo: Odoo, push: Push, signal: AbortSignal): Promise<number> {
	const desk = deskOf(odoo, signal);
	const { dossier, confirmed } = push;
	const find = async (field: string, value: unknown) =>
		(await desk.search("crm.lead", [[field, "=", value]], fillable))[0];
	// Sales may have written something else into the reference's field.
	const known =
		(await find("referred", referenceIn(dossier.lead))) ?? (confirmed && (await find("id", confirmed)));
	if (!known && confirmed) throw new NothingToSend("EGONE");
	if (!known) return create(desk, dossier);
	// Created by a try whose answer was lost: it is as new.
	if (confirmed) await bringUpToDate(desk, push, known);
	return known.id;
}

type Desk = ReturnType<typeof deskOf>;
type Found = z.infer<typeof Records>[number];

const fillable = ["contact_name", "partner_name", "email_from", "phone"] as const;

async function create(desk: Desk, dossier: Dossier): Promise<number> {
	const { lead } = dossier;
	const fields: Record<string, string> = {
		id: `__import__.website_lead_${lead.id}`,
		...leadFields(dossier),
		"partner_id/.id": await contactOf(desk, lead.email),
		"tag_ids/.id": (await Promise.all(tagsOf(lead).map((name) => desk.named("crm.tag", name))))
			.filter(Boolean)
			.join(","),
		"source_id/.id": await desk.named("utm.source", "Web"),
		"medium_id/.id": await desk.named("utm.medium", "Website"),
		"lang_id/.id": await languageOf(desk, lead.language),
		// Nobody's yet: sales takes it, or Odoo's own rules give it to somebody.
		"user_id/.id": "",
	};
	const named = { fields: Object.keys(fields), data: [Object.values(fields)] };
	const { ids } = Loaded.parse(await desk.ask({ model: "crm.lead", method: "load", named }));
	// Its words about why may quote the lead.
	if (!ids || ids[0] === undefined) throw new Unreached("ENOTLOADED", 200);
	return ids[0];
}

async function bringUpToDate(desk: Desk, { dossier, deliveryId }: Push, known: Found): Promise<void> {
	const fields = leadFields(dossier);
	const empty = fillable.filter((name) => !known[name] && fields[name]);
	if (empty.length > 0) {
		const vals = Object.fromEntries(empty.map((name) => [name, fields[name]]));
		await desk.ask({ model: "crm.lead", method: "write", ids: [known.id], named: { vals } });
	}
	const mark = `Ref. ${deliveryId}`;
	const noted = await desk.search(
		"mail.message",
		[
			["model", "=", "crm.lead"],
			["res_id", "=", known.id],
			["body", "ilike", mark],
		],
		["id"],
	);
	if (noted.length > 0) return;
	const body = `${describe(dossier)}<p>${mark}</p>`;
	// Before 17 a body was HTML by itself.
	const asHtml = (await desk.version()) >= 17 ? { body_is_html: true } : {};
	const named = { body, ...asHtml, message_type: "comment", subtype_xmlid: "mail.mt_note" };
	await desk.ask({ model: "crm.lead", method: "message_post", ids: [known.id], named });
}

/** The contact Odoo has of this address. @returns its id as text, "" when there is none. */
async function contactOf(desk: Desk, email: string | null): Promise<string> {
	if (!email) return "";
	const [contact] = await desk.search(
		"res.partner",
		[["email_normalized", "=", email.toLowerCase()]],
		["id"],
	);
	return contact ? String(contact.id) : "";
}

async function languageOf(desk: Desk, language: string): Promise<string> {
	const [installed] = await desk.search("res.lang", [["code", "=like", `${language}%`]], ["id"]);
	return installed ? String(installed.id) : "";
}

/** What pushing a lead asks of Odoo, all within one signal. */
function deskOf(odoo: Odoo, signal: AbortSignal) {
	const ask = (request: Parameters<Odoo["ask"]>[0]) => odoo.ask(request, signal);
	const search = async (model: string, domain: readonly unknown[], fields: readonly string[]) => {
		const named = { domain, fields, limit: 1, order: "id", context: { active_test: false } };
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
	return { ask, search, named, version: () => odoo.version(signal) };
}
