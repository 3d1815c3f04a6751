import { z } from "zod";
import { leadLabels } from "../../../content/leads/labels.ts";
import { PermanentFailure, Unreached } from "../../deliveries/failure.ts";
import { referenceOf } from "../../reference.ts";
import { externalIdOf, referenceIn } from "./lead-fields.ts";
import { attachedTo, type OdooClient } from "./odoo-client.ts";

/**
 * Archives a lead whose consent was revoked, and adds a note that tells sales why.
 * @param deliveryId a note that contains it is not written twice. @returns false when Odoo does not have the lead.
 */
export async function archiveLead(client: OdooClient, leadId: string, deliveryId: string): Promise<boolean> {
	const ids = await odooIdsOf(client, leadId);
	for (const id of ids) {
		await client.note(id, `Ref. ${deliveryId}`, `<p>${leadLabels.es.outside.revoked}</p>`);
		await client.ask({ model: "crm.lead", method: "write", ids: [id], named: { vals: { active: false } } });
	}
	return ids.length > 0;
}

/**
 * Restores a lead that `archiveLead` archived, after a new consent. A lead that is not archived stays as it is.
 * @param deliveryId, @returns as above.
 */
export async function restoreLead(client: OdooClient, leadId: string, deliveryId: string): Promise<boolean> {
	const ids = await odooIdsOf(client, leadId);
	for (const id of ids) {
		const [archived] = await client.search(
			"crm.lead",
			[
				["id", "=", id],
				["active", "=", false],
			],
			["id"],
		);
		if (!archived) continue;
		await client.note(id, `Ref. ${deliveryId}`, `<p>${leadLabels.es.outside.renewed}</p>`);
		await client.ask({ model: "crm.lead", method: "write", ids: [id], named: { vals: { active: true } } });
	}
	return ids.length > 0;
}

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
		const records = await client.search(model, attachedTo(column, id), ["id"], 1_000);
		const ids = records.map((one) => one.id);
		if (ids.length > 0) await client.ask({ model, method: "unlink", ids });
	}
}

function isDeletionRefused(error: unknown): boolean {
	const isAccessError = error instanceof Unreached && error.code === "odoo.exceptions.AccessError";
	return isAccessError || error instanceof PermanentFailure;
}

const Referred = z.tuple([z.string(), z.union([z.number(), z.literal(false)])]);

/** By its external id and by our reference, because sales may have changed one of them. */
async function odooIdsOf(client: OdooClient, leadId: string): Promise<number[]> {
	const reference = referenceIn({ reference: referenceOf(leadId) });
	const byReference = await client.search("crm.lead", [["referred", "=", reference]], ["id"], 100);
	const external = await byExternalId(client, leadId);
	return [...new Set([...external, ...byReference.map(({ id }) => id)])];
}

/** Uses this method because a salesperson may not read the table of external ids. */
async function byExternalId(client: OdooClient, leadId: string): Promise<number[]> {
	const [module, xmlId] = externalIdOf(leadId).split(".");
	const named = { module, xml_id: xmlId, context: { active_test: false } };
	try {
		const answer = await client.ask({ model: "ir.model.data", method: "check_object_reference", named });
		const read = Referred.safeParse(answer);
		if (!read.success) throw new Unreached("EGARBAGE");
		return read.data[1] ? [read.data[1]] : [];
	} catch (error) {
		if (error instanceof Unreached && error.code === "builtins.ValueError") return [];
		throw error;
	}
}
