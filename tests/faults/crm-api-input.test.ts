import { expect, it } from "vitest";
import { openDatabase } from "../support/databases.ts";
import { apiKey } from "../support/running-site.ts";
import { siteOn } from "../support/staff-site.ts";

const site = siteOn(() => openDatabase("sqlite"));

async function post(path: string, body: unknown) {
	const response = await fetch(`${site.url()}/api/odoo/${path}`, {
		method: "POST",
		body: typeof body === "string" ? body : JSON.stringify(body),
		headers: {
			"content-type": "application/json",
			"accept-language": "es",
			authorization: `Bearer ${apiKey}`,
		},
	});
	return { status: response.status, body: await response.json() };
}

it.each([
	["malformed JSON", "{bad", "La solicitud no se entiende"],
	["a list", [], "La solicitud no se entiende"],
	["nobody to reach", { name: "Eva" }, "Falta un correo o un teléfono"],
	["an address that is none", { email: "eva" }, "Revisa email: debe ser un correo"],
	["a telephone that is none", { phone: "12" }, "Revisa phone: debe ser un teléfono"],
	["a telephone with a digit too many", { phone: "316 1234 5678" }, "Revisa phone: debe ser un teléfono"],
	["two telephones", { phone: "300 123 4567 / 310 765 4321" }, "Revisa phone: debe ser un teléfono"],
	["an address with an accent", { email: "josé@x.example" }, "Revisa email: debe ser un correo"],
	["a name that is a number", { email: "e@e.example", name: 7 }, "Revisa name: debe ser un texto"],
	["an industry nobody has", { email: "e@e.example", industry: "mining" }, "Revisa industry: usa uno"],
	["a name of a megabyte", { email: "e@e.example", name: "a".repeat(900_000) }, "Revisa name: caben 160"],
])("refuses %s, and says what is wrong", async (_, body, error) => {
	const { status, body: answer } = await post("create-lead", body);
	expect([status, answer.error]).toEqual([400, expect.stringContaining(error)]);
});

it.each([
	[{ conversationData: "hola" }, "Revisa conversationData: debe ser un objeto"],
	[{ conversationData: [{ role: "bot", content: "hola" }] }, "Revisa conversationData.0.role: usa uno"],
	[{ conversationData: { need: 7 } }, "Revisa conversationData.need: debe ser un texto"],
	[
		{ conversationData: { need: "ventas" }, contactInfo: { email: "eva" } },
		"Revisa contactInfo.email: debe ser un correo",
	],
	[
		{ conversationData: { need: "ventas" }, contactInfo: {}, leadScore: 400 },
		"Revisa leadScore: debe ser un número",
	],
])("names the field that is wrong in a conversation: %j", async (body, error) => {
	const { status, body: answer } = await post("qualify-and-create", body);
	expect([status, answer.error]).toEqual([400, expect.stringContaining(error)]);
});

it("says that nobody can be reached when neither the conversation nor the caller tells how", async () => {
	const { status, body } = await post("qualify-and-create", {
		conversationData: [{ role: "user", content: "hola" }],
	});
	expect([status, body.error]).toEqual([400, expect.stringContaining("Falta un correo o un teléfono")]);
});

it("lists what programs may call in the reference of the API", async () => {
	const { paths } = await (await fetch(`${site.url()}/api/openapi.json`)).json();
	for (const path of ["/api/odoo/create-lead", "/api/odoo/qualify-and-create", "/metrics"])
		expect(Object.keys(paths)).toContain(path);
	const page = await (await fetch(`${site.url()}/api/docs`)).text();
	expect(page).toContain("/api/odoo/create-lead");
	expect(page).toContain("or the cookie of a staff session");
});
