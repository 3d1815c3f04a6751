import { z } from "zod";
import { leadLabels } from "../../../content/leads/labels.ts";
import { Refused, Unreached } from "../../deliveries/failure.ts";
import { type Desk, ofLead } from "./desk.ts";
import { odooIdsOf } from "./find-lead.ts";

/**
 * Erases from Odoo what we told it of a lead: the lead with its notes, mails and files; where our user may not delete
 * leads, as a salesperson may not, everything that tells whose it was, and it is archived. Contacts are sales' own: we
 * make none. Nothing happens when it is gone already.
 */
export async function eraseLead(desk: Desk, leadId: string): Promise<void> {
	for (const id of await odooIdsOf(desk, leadId)) {
		try {
			await desk.ask({ model: "crm.lead", method: "unlink", ids: [id] });
		} catch (error) {
			if (!mayNot(error)) throw error;
			await anonymise(desk, id);
		}
	}
}

/** What hangs on a lead and may name its person, by the column that says of which model it is. */
const hangingOn = {
	"mail.message": "model",
	"mail.activity": "res_model",
	"ir.attachment": "res_model",
} as const;

/** Fields that may tell whose a lead is; each Odoo has most of them. */
const telling = [
	...["referred", "contact_name", "partner_name", "partner_id", "email_from", "email_cc", "phone", "mobile"],
	...["function", "title", "website", "street", "street2", "zip", "city", "description"],
];

async function anonymise(desk: Desk, id: number): Promise<void> {
	const named = { allfields: telling, attributes: ["type"] };
	const fields = await desk.ask({ model: "crm.lead", method: "fields_get", named });
	const known = Object.keys(z.record(z.string(), z.unknown()).parse(fields));
	const blank = Object.fromEntries(
		telling.filter((name) => known.includes(name)).map((name) => [name, false]),
	);
	const vals = { ...blank, name: leadLabels.es.outside.erased, tag_ids: [[5, 0, 0]], active: false };
	// Or Odoo writes what was there before into the lead's history.
	const context = { tracking_disable: true, mail_notrack: true };
	await desk.ask({ model: "crm.lead", method: "write", ids: [id], named: { vals, context } });
	for (const [model, column] of Object.entries(hangingOn)) {
		const found = await desk.search(model, ofLead(column as "model" | "res_model", id), ["id"], 1_000);
		const ids = found.map((one) => one.id);
		if (ids.length > 0) await desk.ask({ model, method: "unlink", ids });
	}
}

/** Whether our user may not delete the lead, or something else of Odoo's holds it. */
function mayNot(error: unknown): boolean {
	const rights = error instanceof Unreached && error.code === "odoo.exceptions.AccessError";
	return rights || error instanceof Refused;
}
