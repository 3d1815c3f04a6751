import { isAmong } from "../../db/among.ts";
import type { Db } from "../../db/connect.ts";
import type { Lead } from "./lead.ts";

/** Counts the leads of addresses. @returns how many leads have the address of a lead; 1 without one. */
export async function countLeadsByEmail(
	db: Db,
	leads: readonly Pick<Lead, "email">[],
): Promise<(lead: Pick<Lead, "email">) => number> {
	const emails = [...new Set(leads.flatMap(({ email }) => email ?? []))];
	const rows = await db
		.selectFrom("leads")
		.select(["email", ({ fn }) => fn.countAll<number>().as("count")])
		.where(isAmong("email", emails))
		.groupBy("email")
		.execute();
	const counts = new Map(rows.map(({ email, count }) => [email, count]));
	return ({ email }) => counts.get(email) ?? 1;
}
