import { leadLabels } from "../../../content/leads/labels.ts";
import type { Desk } from "./desk.ts";
import { odooIdsOf } from "./find-lead.ts";

/**
 * Has sales stop working on a lead whose consent was taken back: a note says so, and it is archived.
 * @param deliveryId a note that bears it is not written twice. @returns false when Odoo does not have the lead.
 */
export async function stopLead(desk: Desk, leadId: string, deliveryId: string): Promise<boolean> {
	const ids = await odooIdsOf(desk, leadId);
	for (const id of ids) {
		await desk.note(id, `Ref. ${deliveryId}`, `<p>${leadLabels.es.outside.withdrawn}</p>`);
		await desk.ask({ model: "crm.lead", method: "write", ids: [id], named: { vals: { active: false } } });
	}
	return ids.length > 0;
}
