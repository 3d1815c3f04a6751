import { z } from "zod";
import { NothingToSend, Unreached } from "../../deliveries/failure.ts";
import type { CrmLead } from "../crm-lead.ts";
import { describe, externalIdOf, leadFields, referenceIn, tagsOf } from "./lead-fields.ts";
import type { Odoo } from "./odoo.ts";
import { createOdooClient, type OdooClient, type OdooRecord } from "./odoo-client.ts";

type Push = {
	crmLead: CrmLead;
	/** The delivery's id: a note that contains it is not written twice. */
	deliveryId: string;
	confirmed: number | null;
	sentFields: Readonly<Record<string, string>>;
};

type PushResult = { id: number; sentFields: Record<string, string> };

const Loaded = z.object({ ids: z.union([z.array(z.number()), z.literal(false)]) });

/**
 * Creates or updates a lead in Odoo, once. It searches by our reference, archived leads too, and creates under an
 * external id, which Odoo keeps unique even for two tries at once. Later pushes respect what sales changed: they fill
 * empty fields, correct values we sent ourselves, and add news as a note.
 * @throws NothingToSend when Odoo confirmed it before and sales deleted or merged it since; see failure.ts.
 */
export async function pushLead(odoo: Odoo, push: Push, signal: AbortSignal): Promise<PushResult> {
	const client = createOdooClient(odoo, signal);
	const { crmLead, confirmed } = push;
	const find = async (field: string, value: unknown) =>
		(await client.search("crm.lead", [[field, "=", value]], fillable))[0];
	// Sales may have changed the reference, so the confirmed id is tried too.
	const existing =
		(await find("referred", referenceIn(crmLead.lead))) ?? (confirmed && (await find("id", confirmed)));
	if (!existing && confirmed) throw new NothingToSend("EGONE");
	const sentFields = correctable(crmLead);
	if (!existing) return { id: await create(client, crmLead), sentFields };
	// Without a confirmation, a try whose answer was lost created it: it needs no update.
	if (confirmed) await bringUpToDate(client, push, existing);
	return { id: existing.id, sentFields };
}

function correctable(crmLead: CrmLead): Record<string, string> {
	const fields = leadFields(crmLead);
	return Object.fromEntries(fillable.map((name) => [name, fields[name] ?? ""]));
}

const fillable = ["contact_name", "partner_name", "email_from", "phone"] as const;

async function create(client: OdooClient, crmLead: CrmLead): Promise<number> {
	const { lead } = crmLead;
	const fields: Record<string, string> = {
		id: externalIdOf(lead.id),
		...leadFields(crmLead),
		"partner_id/.id": await contactOf(client, lead.email),
		"tag_ids/.id": (await Promise.all(tagsOf(lead).map((name) => client.findOrCreate("crm.tag", name))))
			.filter(Boolean)
			.join(","),
		"source_id/.id": await client.findOrCreate("utm.source", "Web"),
		"medium_id/.id": await client.findOrCreate("utm.medium", "Website"),
		"lang_id/.id": await languageOf(client, lead.language),
		// Unassigned: sales takes it, or Odoo's rules assign it.
		"user_id/.id": "",
	};
	const named = { fields: Object.keys(fields), data: [Object.values(fields)] };
	const { ids } = Loaded.parse(await client.ask({ model: "crm.lead", method: "load", named }));
	// Odoo's message may quote the lead, so it is left out.
	if (!ids || ids[0] === undefined) throw new Unreached("ENOTLOADED", 200);
	return ids[0];
}

async function bringUpToDate(
	client: OdooClient,
	{ crmLead, deliveryId, sentFields }: Push,
	existing: OdooRecord,
): Promise<void> {
	const fields = correctable(crmLead);
	const isUntouched = (name: string) => !existing[name] || existing[name] === sentFields[name];
	const outdated = fillable.filter(
		(name) => fields[name] && fields[name] !== existing[name] && isUntouched(name),
	);
	if (outdated.length > 0) {
		const vals = Object.fromEntries(outdated.map((name) => [name, fields[name]]));
		await client.ask({ model: "crm.lead", method: "write", ids: [existing.id], named: { vals } });
	}
	await client.note(existing.id, `Ref. ${deliveryId}`, describe(crmLead));
}

async function contactOf(client: OdooClient, email: string | null): Promise<string> {
	if (!email) return "";
	const [contact] = await client.search(
		"res.partner",
		[["email_normalized", "=", email.toLowerCase()]],
		["id"],
	);
	return contact ? String(contact.id) : "";
}

async function languageOf(client: OdooClient, language: string): Promise<string> {
	const [installed] = await client.search("res.lang", [["code", "=like", `${language}%`]], ["id"]);
	return installed ? String(installed.id) : "";
}
