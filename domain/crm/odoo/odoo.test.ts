import { afterAll, expect, it } from "vitest";
import { type FakeOdoo, fakeOdoo } from "../../../tests/support/outside/fake-odoo.ts";
import { odooContract, someCrmLead } from "../../../tests/support/outside/odoo-contract.ts";
import { connectOdoo } from "./odoo.ts";
import { createOdooClient } from "./odoo-client.ts";
import { pushLead } from "./push-lead.ts";
import { eraseLead } from "./remove-lead.ts";

const running: FakeOdoo[] = [];
afterAll(() => Promise.all(running.map((odoo) => odoo.turnOff())));
async function start(version: number): Promise<FakeOdoo> {
	const odoo = await fakeOdoo(version);
	running.push(odoo);
	return odoo;
}

for (const version of [14, 18, 19]) {
	let odoo: Promise<FakeOdoo> | null = null;
	odooContract(`Odoo ${version}`, async () => {
		odoo ??= start(version);
		return (await odoo).settings;
	});
}

const signal = () => AbortSignal.timeout(10_000);
const push = (odoo: FakeOdoo, api: "auto" | "json-2" | "json-rpc" = "auto") => {
	const crmLead = someCrmLead();
	return pushLead(
		connectOdoo({ ...odoo.settings, api }),
		{ crmLead, deliveryId: "d", confirmed: null, sentFields: {} },
		signal(),
	);
};

it("asks the server which of its APIs it speaks, or takes the one that is set", async () => {
	const [old, newer] = [await start(18), await start(19)];
	await push(old);
	await push(newer);
	expect(old.asked.every(({ path }) => ["/web/version", "/jsonrpc"].includes(path))).toBe(true);
	expect(newer.asked.slice(1).every(({ path }) => path.startsWith("/json/2/"))).toBe(true);
	newer.asked.length = 0;
	await push(newer, "json-rpc");
	expect(newer.asked.some(({ path }) => path.startsWith("/json/2/"))).toBe(false);
});

it("deletes a lead where its user may", async () => {
	const odoo = await start(19);
	odoo.overrides.mayDeleteLeads = true;
	const crmLead = someCrmLead();
	const connected = connectOdoo(odoo.settings);
	await pushLead(connected, { crmLead, deliveryId: "d", confirmed: null, sentFields: {} }, signal());
	for (let time = 0; time < 2; time++)
		await eraseLead(createOdooClient(connected, signal()), crmLead.lead.id);
	expect(odoo.records("crm.lead")).toEqual([]);
});

it("tells a lead that is refused from an Odoo that cannot just now", async () => {
	const odoo = await start(19);
	odoo.overrides.refuses = (model) => model === "crm.lead";
	await expect(push(odoo)).rejects.toMatchObject({ name: "Unreached", code: "ENOTLOADED" });
	for (const behaviour of ["500", "garbage", "nonsense", "half", "lost"] as const) {
		odoo.behaviour = behaviour;
		await expect(push(odoo)).rejects.toMatchObject({ name: "Unreached" });
	}
	await odoo.turnOff();
	await expect(push(odoo)).rejects.toMatchObject({ name: "Unreached", code: "ECONNREFUSED" });
});
