import type { Tx } from "../../db/connect.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import type { Runtime } from "../runtime.ts";
import { listLeadsOfOwner, reassignLeads } from "./lead-assignment-store.ts";

/** Gives all leads of somebody to another, each with its entry in the log. @param to null: nobody; the caller has checked it. */
export async function handOverLeads(
	tx: Tx,
	runtime: Runtime,
	actor: Actor,
	{ from, to }: { from: string; to: { id: string; name: string } | null },
): Promise<void> {
	const leads = await listLeadsOfOwner(tx, from);
	await reassignLeads(tx, { from, to: to?.id ?? null });
	for (const id of leads) {
		const subject = { kind: "lead", id } as const;
		await recordInAuditLog(tx, runtime, {
			actor,
			action: "lead-assigned",
			subject,
			detail: { owner: to?.name ?? "" },
		});
	}
}
