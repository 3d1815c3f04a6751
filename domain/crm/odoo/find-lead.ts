import { z } from "zod";
import { Unreached } from "../../deliveries/failure.ts";
import { referenceOf } from "../../reference.ts";
import { externalIdOf, referenceIn } from "./lead-fields.ts";
import type { OdooClient } from "./odoo-client.ts";

const Referred = z.tuple([z.string(), z.union([z.number(), z.literal(false)])]);

/**
 * Finds Odoo's ids of a lead, by its external id and by our reference, because sales may have changed one of them.
 * @returns an empty list when Odoo does not have it.
 */
export async function odooIdsOf(client: OdooClient, leadId: string): Promise<number[]> {
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
