import { expect, it } from "vitest";
import { isSubdomain, maySell, mayWrite } from "./account.ts";

it("gives work only to active staff of the role", () => {
	const active = { kind: "staff", roles: ["sales", "editor"], disabledAt: null } as const;
	expect([maySell(active), mayWrite(active)]).toEqual([true, true]);
	for (const other of [{ kind: "client" }, { roles: [] }, { disabledAt: "2026-11-21" }] as const)
		expect([maySell({ ...active, ...other }), mayWrite({ ...active, ...other })]).toEqual([false, false]);
	expect([maySell({ ...active, roles: ["editor"] }), mayWrite({ ...active, roles: ["sales"] })]).toEqual([
		false,
		false,
	]);
});

it("accepts one label of a host name as a subdomain, and none that the site may need", () => {
	for (const label of ["casa", "casa-9", "9"]) expect(isSubdomain(label), label).toBe(true);
	for (const label of ["www", "api", "-casa", "casa-", "Casa", "a.b", "xn--a", ""])
		expect(isSubdomain(label), label).toBe(false);
});
