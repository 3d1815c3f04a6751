import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { staffRoutes } from "../../app/route-table.ts";
import { runSite } from "../support/running-site.ts";

const adminPath = "/taller-de-prueba";
const asked = [
	...staffRoutes.flatMap(({ name, path }) =>
		["", "/en"].map(
			(prefix) => [prefix + adminPath + path.replace(/:\w+/g, "somebody-s"), `staff:${name}`] as const,
		),
	),
	["/portal", "portal"],
	["/en/portal/account", "portalAccount"],
	["/portal/demo/somebody-s", "portalDemo"],
	["/portal/reportes/somebody-s", "portalReport"],
	["/portal/salir", "signOut"],
	["/login/clave-nueva?llave=somebody-s", "newPassword"],
	["/api/leads/somebody-s", "/api/leads"],
	["/_staff/leads/somebody-s", "unknown"],
	[`${adminPath}/nothing/somebody-s`, "unknown"],
	["/industrias/somebody-s%zz", "unknown"],
] as const;

const dataDir = mkdtempSync(join(tmpdir(), "log-"));
let lines: string[];
let complaints = "";

/** What is logged is written now and then, and all of it at the end. */
beforeAll(async () => {
	const site = await runSite({ DATA_DIR: dataDir, ADMIN_PATH: adminPath, LOG_LEVEL: "info" });
	let log = "";
	site.process.stdout?.on("data", (chunk) => {
		log += chunk;
	});
	site.process.stderr?.on("data", (chunk) => {
		complaints += chunk;
	});
	for (const [path] of asked) await fetch(site.url + path, { redirect: "manual" });
	await site.end("SIGTERM");
	// Before it stands the report of the start, for whoever started it.
	lines = log.split("\n").filter((line) => line.startsWith("{"));
}, 60_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("names each staff screen by its route, in both languages", () => {
	const routes = lines
		.map((line) => JSON.parse(line))
		.filter(({ msg, route }) => msg === "request" && route !== "/healthz")
		.map(({ route }) => route);
	expect(routes).toEqual(asked.map(([, name]) => name));
});

it("contains neither the hidden path nor the id that a screen shows", () => {
	expect(lines.join()).not.toContain(adminPath);
	expect(lines.join()).not.toContain("somebody-s");
	expect(complaints).not.toContain("somebody-s");
});
