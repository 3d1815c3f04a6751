import { z } from "zod";
import { NothingToSend, Unreached } from "../../deliveries/failure.ts";
import type { Dossier } from "../dossier.ts";
import { type Desk, deskOf, type Found } from "./desk.ts";
import { describe, externalIdOf, leadFields, referenceIn, tagsOf } from "./lead-fields.ts";
import type { Odoo } from "./odoo.ts";

export type Push = {
	dossier: Dossier;
	/** The delivery's id: a note that bears it is not written twice. */
	deliveryId: string;
	/** Odoo's id of it when it confirmed the lead before. */
	confirmed: number | null;
	/** The fields as we last told them. */
	told: Readonly<Record<string, string>>;
};

/** What Odoo confirmed: its id of the lead, and the fields that a later push may correct. */
export type Pushed = { id: number; told: Record<string, string> };

const Loaded = z.object({ ids: z.union([z.array(z.number()), z.literal(false)]) });

/**
 * Brings a lead into Odoo, once: it is looked up by our reference first, archived ones too, and created under an
 * external id, which Odoo keeps unique even when two tries run at once. What sales made of it since is theirs: later
 * only what is empty is filled, what stands as we told it is corrected, and what is new comes as a note.
 * @throws NothingToSend when it was confirmed before and sales has deleted or merged it since; see failure.ts.
 */
export async function pushLead(odoo: Odoo, push: Push, signal: AbortSignal): Promise<Pushed> {
	const desk = deskOf(odoo, signal);
	const { dossier, confirmed } = push;
	const find = async (field: string, value: unknown) =>
		(await desk.search("crm.lead", [[field, "=", value]], fillable))[0];
	// Sales may have written something else into the reference's field.
	const known =
		(await find("referred", referenceIn(dossier.lead))) ?? (confirmed && (await find("id", confirmed)));
	if (!known && confirmed) throw new NothingToSend("EGONE");
	const told = correctable(dossier);
	if (!known) return { id: await create(desk, dossier), told };
	// Created by a try whose answer was lost: it is as new.
	if (confirmed) await bringUpToDate(desk, push, known);
	return { id: known.id, told };
}

function correctable(dossier: Dossier): Record<string, string> {
	const fields = leadFields(dossier);
	return Object.fromEntries(fillable.map((name) => [name, fields[name] ?? ""]));
}

const fillable = ["contact_name", "partner_name", "email_from", "phone"] as const;

async function create(desk: Desk, dossier: Dossier): Promise<number> {
	const { lead } = dossier;
	const fields: Record<string, string> = {
		id: externalIdOf(lead.id),
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

async function bringUpToDate(desk: Desk, { dossier, deliveryId, told }: Push, known: Found): Promise<void> {
	const fields = correctable(dossier);
	const isOurs = (name: string) => !known[name] || known[name] === told[name];
	const open = fillable.filter((name) => fields[name] && fields[name] !== known[name] && isOurs(name));
	if (open.length > 0) {
		const vals = Object.fromEntries(open.map((name) => [name, fields[name]]));
		await desk.ask({ model: "crm.lead", method: "write", ids: [known.id], named: { vals } });
	}
	await desk.note(known.id, `Ref. ${deliveryId}`, describe(dossier));
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
