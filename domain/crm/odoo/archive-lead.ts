import { leadLabels } from "../../../content/leads/labels.ts";
import { odooIdsOf } from "./find-lead.ts";
import type { OdooClient } from "./odoo-client.ts";

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
