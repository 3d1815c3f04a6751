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

/**
 * Has sales work again on a lead that stopLead put away: its consent was given again. One that sales works on is left
 * as it is. @param deliveryId, @returns as above.
 */
export async function resumeLead(desk: Desk, leadId: string, deliveryId: string): Promise<boolean> {
	const ids = await odooIdsOf(desk, leadId);
	for (const id of ids) {
		const [archived] = await desk.search(
			"crm.lead",
			[
				["id", "=", id],
				["active", "=", false],
			],
			["id"],
		);
		if (!archived) continue;
		await desk.note(id, `Ref. ${deliveryId}`, `<p>${leadLabels.es.outside.renewed}</p>`);
		await desk.ask({ model: "crm.lead", method: "write", ids: [id], named: { vals: { active: true } } });
	}
	return ids.length > 0;
}
