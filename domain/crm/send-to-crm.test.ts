import { expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { deliverDue } from "../../tests/support/deliver-due.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { listDeliveries } from "../deliveries/delivery-report-store.ts";
import { retryDeliveries } from "../deliveries/retry-deliveries.ts";
import { listLeads } from "../leads/lead-store.ts";
import { recordForm } from "../leads/record-form.ts";
import { readCrmState, sendToCrm } from "./send-to-crm.ts";

onBothDatabases("a lead that is sent to Odoo at once", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();

	const outbound = () => ({ runtime, destinations: ["odoo"] as const });
	const deliver = (send: () => Promise<unknown>) =>
		deliverDue({
			db: db(),
			runtime,
			senders: { odoo: async () => void (await send()) },
			onFailure: () => undefined,
		});
	const retryTheNewest = async () => {
		const [newest] = await listDeliveries(db(), { limit: 1, destination: "odoo" });
		await retryDeliveries(db(), runtime, { id: "staff", name: "Eva Mora" }, { delivery: newest?.id ?? "" });
	};
	const odooStates = async () =>
		(await listDeliveries(db(), { limit: 9, destination: "odoo" })).map(({ state }) => state);

	it.each([
		["from its page", (leadId: string) => sendToCrm(db(), outbound(), leadId, 0)],
		["from the list of deliveries", () => retryTheNewest()],
	])("stands where its first delivery failed, and is sent again %s with the one behind", async (_, press) => {
		await recordForm(db(), outbound(), {
			source: "contact",
			language: "es",
			message: "Nos escriben de noche",
			consentVersion: "2026-11",
			facts: { name: "Eva Mora", email: "eva@mora.example" },
		});
		const [lead] = (await listLeads(db(), { limit: 1 })).leads;
		const leadId = lead?.id ?? "";
		await deliver(async () => {
			await sendToCrm(db(), outbound(), leadId, 0);
			throw Object.assign(new Error("Odoo answered 500"), { code: "EODOO", responseCode: 500 });
		});
		expect(await odooStates()).toEqual(["waiting", "waiting"]);
		expect(await readCrmState(db(), outbound(), leadId)).toEqual({ kind: "queued", reason: "EODOO 500" });
		await press(leadId);
		let sent = 0;
		while ((await deliver(async () => sent++)) > 0);
		expect(sent).toBe(2);
		expect(await odooStates()).toEqual(["sent", "sent"]);
	});
});
