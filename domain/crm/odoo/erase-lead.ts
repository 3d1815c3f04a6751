import { z } from "zod";
import { leadLabels } from "../../../content/leads/labels.ts";
import { PermanentFailure, Unreached } from "../../deliveries/failure.ts";
import { odooIdsOf } from "./find-lead.ts";
import { attachedTo, type OdooClient } from "./odoo-client.ts";

/**
 * Erases a lead from Odoo with its notes, mails and files. When our user may not delete leads, as a salesperson may not,
 * it clears the personal fields and archives the lead. Contacts belong to sales: we create none. Idempotent.
 */
export async function eraseLead(client: OdooClient, leadId: string): Promise<void> {
	for (const id of await odooIdsOf(client, leadId)) {
		try {
			await client.ask({ model: "crm.lead", method: "unlink", ids: [id] });
		} catch (error) {
			if (!isDeletionRefused(error)) throw error;
			await anonymise(client, id);
		}
	}
}

const attachedModels = {
	"mail.message": "model",
	"mail.activity": "res_model",
	"ir.attachment": "res_model",
} as const;

const personalFields = [
	...["referred", "contact_name", "partner_name", "partner_id", "email_from", "email_cc", "phone", "mobile"],
	...["function", "title", "website", "street", "street2", "zip", "city", "description"],
];

async function anonymise(client: OdooClient, id: number): Promise<void> {
	const named = { allfields: personalFields, attributes: ["type"] };
	const fields = await client.ask({ model: "crm.lead", method: "fields_get", named });
	const existing = Object.keys(z.record(z.string(), z.unknown()).parse(fields));
	const blank = Object.fromEntries(
		personalFields.filter((name) => existing.includes(name)).map((name) => [name, false]),
	);
	const vals = { ...blank, name: leadLabels.es.outside.erased, tag_ids: [[5, 0, 0]], active: false };
	// Without these, Odoo would copy the old values into the lead's history.
	const context = { tracking_disable: true, mail_notrack: true };
	await client.ask({ model: "crm.lead", method: "write", ids: [id], named: { vals, context } });
	for (const [model, column] of Object.entries(attachedModels)) {
		const records = await client.search(
			model,
			attachedTo(column as "model" | "res_model", id),
			["id"],
			1_000,
		);
		const ids = records.map((one) => one.id);
		if (ids.length > 0) await client.ask({ model, method: "unlink", ids });
	}
}

function isDeletionRefused(error: unknown): boolean {
	const isAccessError = error instanceof Unreached && error.code === "odoo.exceptions.AccessError";
	return isAccessError || error instanceof PermanentFailure;
}
