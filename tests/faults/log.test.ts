import { rmSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { staffRoutes } from "../../app/route-table.ts";
import { newFolder } from "../support/new-folder.ts";
import { runSite } from "../support/running-site.ts";

const adminPath = "/taller-de-prueba";
const asked = [
	...staffRoutes.flatMap(({ name, path }) =>
		["", "/en"].map(
			(prefix) => [prefix + adminPath + path.replace(/:\w+/g, "somebody-s"), `staff:${name}`] as const,
		),
	),
	[`${adminPath}/search?q=somebody-s`, "staff:search"],
	[`${adminPath}/search.data?q=somebody-s`, "staff:search"],
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

const dataDir = newFolder("log");
let lines: string[];
let complaints = "";

const breakOffAt = ["/api/agent/message", "/api/events", "/api/login", "/contacto", "/blog/boletin"];
const framings = ["Content-Length: 900", "Transfer-Encoding: chunked"];

/** Sends half a body and ends the connection without a word. */
async function breakOff(url: string, path: string, framing: string): Promise<void> {
	const { hostname, port, host } = new URL(url);
	const socket = connect(Number(port), hostname);
	const type = path.startsWith("/api") ? "application/json" : "application/x-www-form-urlencoded";
	const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n${framing}\r\n\r\n`;
	socket.write(`${head}${framing.startsWith("T") ? "a\r\n" : ""}{"a":"half"`);
	await sleep(150);
	socket.resetAndDestroy();
	await sleep(50);
}

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
	for (const path of breakOffAt) for (const framing of framings) await breakOff(site.url, path, framing);
	await site.end("SIGTERM");
	// Before it stands the report of the start, for whoever started it.
	lines = log
		.slice(log.indexOf("\n{") + 1)
		.trimEnd()
		.split("\n");
}, 60_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("names each staff screen by its route, in both languages, and no check of the process's health", () => {
	const routes = lines
		.map((line) => JSON.parse(line))
		.filter(({ msg, method }) => msg === "request" && method === "GET")
		.map(({ route }) => route);
	expect(routes).toEqual(asked.map(([, name]) => name));
});

it("calls no request an error that its sender broke off", () => {
	const logged = lines.map((line) => JSON.parse(line)).filter(({ method }) => method !== "GET");
	expect(logged.filter(({ level, status }) => level >= 50 || status >= 500)).toEqual([]);
	expect(logged).toHaveLength(breakOffAt.length * framings.length);
});

it("contains neither the hidden path nor the id that a screen shows", () => {
	expect(lines.join()).not.toContain(adminPath);
	expect(lines.join()).not.toContain("somebody-s");
	expect(complaints).toBe("");
});
