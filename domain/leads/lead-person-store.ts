import { isAmong } from "../../db/among.ts";
import type { Db } from "../../db/connect.ts";
import { fold } from "../words/text.ts";
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

/** Whether two leads are of one person: an address, which may be a whole company's, and no two names. */
export function isSamePerson(
	one: Pick<Lead, "email" | "name">,
	other: Pick<Lead, "email" | "name">,
): boolean {
	if (one.email === null || one.email !== other.email) return false;
	return !one.name || !other.name || fold(one.name) === fold(other.name);
}
