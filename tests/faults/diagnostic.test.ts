import { expect, it } from "vitest";
import { addAccount } from "../../domain/accounts/manage-accounts.ts";
import { listAuditLog } from "../../domain/audit-log/audit-store.ts";
import { realRuntime } from "../../domain/runtime.ts";
import type { Role } from "../../shared/account.ts";
import { cookiesOf } from "../support/cookies.ts";
import { onBothDatabases } from "../support/databases.ts";
import { readPdf } from "../support/read-pdf.ts";
import { apiKey } from "../support/running-site.ts";
import { siteOn } from "../support/staff-site.ts";

const password = "siete llamas azules";
const told = { name: "Marta Cárdenas", company: "Casa Guadual", need: "Se nos van las reservas de noche" };
const whole = { conversationData: told, leadScore: 60 };
const withKey = { authorization: `Bearer ${apiKey}` };

onBothDatabases("the API beside the chat", (open) => {
	const site = siteOn(open, { REQUIRE_2FA: "1" });

	const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
		fetch(`${site.url()}${path}`, {
			method: "POST",
			body: JSON.stringify(body),
			headers: { "content-type": "application/json", "accept-language": "es", ...headers },
		});
	const generate = (body: unknown, headers: Record<string, string> = withKey) =>
		post("/api/pdf/generate", body, headers);
	const errorOf = async (answer: Response) => [answer.status, (await answer.json()).error];

	async function cookieOf(kind: Role | "client"): Promise<string> {
		const who = { username: `${kind}-p`, email: `${kind}@p.example`, name: `Eva ${kind}`, password };
		const rest =
			kind === "client"
				? ({ kind, client: { name: "Casa", subdomain: "casa" } } as const)
				: ({ kind: "staff", roles: [kind] } as const);
		const actor = { id: null, name: "test" };
		await addAccount(site.db(), realRuntime, actor, { ...who, ...rest, language: "es" });
		const answer =
			kind === "client"
				? await post("/api/login", { username: who.username, password })
				: await fetch(`${site.url()}/taller-de-prueba`, {
						method: "POST",
						redirect: "manual",
						body: new URLSearchParams({ username: who.username, password }),
					});
		return cookiesOf(answer);
	}

	it("gives the holder of the key a diagnostic of what was told, under the product's name and the moment's", async () => {
		const before = Date.now();
		const answer = await generate(whole);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
		expect(answer.headers.get("cache-control")).toBe("private, no-store");
		const name = /^attachment; filename="diagnostico-rumbo-(\d+)\.pdf"$/;
		const [, moment] = name.exec(answer.headers.get("content-disposition") ?? "") ?? [];
		expect(Number(moment)).toBeGreaterThanOrEqual(before);
		const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
		expect(pdf).toMatchObject({ title: "Diagnóstico para Casa Guadual", language: "es" });
		for (const part of [told.name, told.need, "completo al 60 %", "Un solo lugar para lo que te piden"])
			expect(pdf.text).toContain(part);
	});

	it("reads what a conversation that was held elsewhere tells, and a name in two fields", async () => {
		const said =
			"Soy Marta Cárdenas de Casa Guadual, marta@guadual.example. Se nos van las reservas de noche";
		for (const conversationData of [
			[
				{ role: "assistant", content: "¿Con quién tengo el gusto?" },
				{ role: "user", content: said },
			],
			{ name: " ", firstname: "Marta", lastname: "Cárdenas", company: told.company },
		]) {
			const answer = await generate({ conversationData, leadScore: 60 });
			expect(answer.status).toBe(200);
			const { title, text } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
			expect(title).toBe("Diagnóstico para Casa Guadual");
			expect(text).toContain("Marta Cárdenas");
		}
	});

	it("says that a telephone is none, as every import does", async () => {
		const answer = await generate({ conversationData: { ...told, phone: "12" }, leadScore: 60 });
		expect(await errorOf(answer)).toEqual([
			400,
			"Revisa conversationData.phone: debe ser un teléfono, como +573001234567.",
		]);
	});

	it("puts a lead into our own list at once, which is the CRM where none is set", async () => {
		const given = { firstname: "Eva", lastname: "Mora", email: "eva@mora.example" };
		const asked = { conversationData: given, leadScore: 40 };
		for (const [path, body] of [
			["create-lead", given],
			["qualify-and-create", asked],
		] as const) {
			const answer = await post(`/api/odoo/${path}`, body, withKey);
			const made = await answer.json();
			expect(made).toMatchObject({
				status: "in-crm",
				score: 100,
				statusLabel: "Inyectado al CRM ✓",
				crm: { system: "embedded", state: "embedded", message: "Inyectado al CRM ✓" },
			});
			const stored = await fetch(`${site.url()}/api/leads/${made.leadId}`, { headers: withKey });
			expect(await stored.json()).toMatchObject({ name: "Eva Mora", status: "in-crm" });
		}
	});

	it("answers a sign-in with blank fields in the shape of every other", async () => {
		const answer = await post("/api/login", { username: "", password: "" });
		expect([answer.status, await answer.json()]).toEqual([
			400,
			{ success: false, subdomain: null, message: "Escribe tu usuario y tu contraseña." },
		]);
	});

	it("draws a stored conversation in its language, with the facts that are sent beside it on top", async () => {
		const said = await post(
			"/api/agent/message",
			{
				userMessage: "We lose bookings at night. I'm Ana Ruiz, my email is ana@brisa.example",
				language: "en",
			},
			{ "accept-language": "en" },
		);
		const { conversationId } = await said.json();
		const answer = await generate({
			conversationData: { conversationId, company: "Hotel Brisa", budget: null, timing: " " },
			leadScore: 80,
		});
		const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
		expect(pdf).toMatchObject({ title: "Diagnostic for Hotel Brisa", language: "en" });
		for (const part of [
			"Ana Ruiz",
			"ana@brisa.example",
			"This diagnostic is 80% complete",
			"To be confirmed",
		])
			expect(pdf.text).toContain(part);
	});

	it("lets in sales, and nobody else without the key", async () => {
		const sales = await cookieOf("sales");
		expect((await generate(whole, { cookie: sales })).status).toBe(200);
		const [entry] = await listAuditLog(site.db(), { limit: 1 });
		expect(entry).toMatchObject({ action: "diagnostic-made", actor: { name: "Eva sales" } });
		for (const headers of [
			{},
			{ authorization: "Bearer another" },
			{ cookie: await cookieOf("editor") },
			{ cookie: await cookieOf("client") },
			// Must turn a second factor on before anything else.
			{ cookie: await cookieOf("admin") },
		] as Record<string, string>[])
			expect(await errorOf(await generate({}, headers))).toEqual([
				401,
				"Falta la clave de acceso o no es la correcta.",
			]);
		const foreign = { cookie: sales, origin: "https://evil.example" };
		expect((await generate(whole, foreign)).status).toBe(403);
	});

	it.each([
		[{}, "Revisa conversationData: debe ser un objeto"],
		[{ conversationData: told }, "Revisa leadScore: debe ser un número entero de 0 a 100."],
		[{ conversationData: told, leadScore: 101 }, "Revisa leadScore:"],
		[{ conversationData: told, leadScore: 1.5 }, "Revisa leadScore:"],
		[{ conversationData: told, leadScore: "60" }, "Revisa leadScore:"],
		[{ conversationData: [], leadScore: 60 }, "Revisa conversationData:"],
		[{ conversationData: {}, leadScore: 60 }, "conversationData no dice nada de la conversación"],
		[{ conversationData: { language: "es" }, leadScore: 60 }, "conversationData no dice nada"],
		[{ conversationData: { name: 7 }, leadScore: 60 }, "Revisa conversationData.name: debe ser un texto."],
		[
			{ conversationData: { email: "x" }, leadScore: 60 },
			"Revisa conversationData.email: debe ser un correo",
		],
		[{ conversationData: { industry: "x" }, leadScore: 60 }, "Revisa conversationData.industry: usa uno"],
		[
			{ conversationData: { need: "a".repeat(4_001) }, leadScore: 60 },
			"Revisa conversationData.need: caben 4000 caracteres.",
		],
		[
			{ conversationData: Array(61).fill({ role: "user", content: "hola" }), leadScore: 60 },
			"Revisa conversationData: caben 60 mensajes.",
		],
		["no object", "La solicitud no se entiende"],
	])("says which field of %j is wrong, in the caller's language", async (body, said) => {
		const spanish = await errorOf(await generate(body));
		expect(spanish).toEqual([400, expect.stringContaining(said)]);
		const english = await errorOf(await generate(body, { ...withKey, "accept-language": "en" }));
		expect(english[1]).toMatch(/^(Check |conversationData says|We couldn’t)/);
	});

	it("answers 404 for a conversation nobody had", async () => {
		const answer = await generate({ conversationData: { conversationId: "nobody\0" }, leadScore: 60 });
		expect(answer.status).toBe(404);
	});

	it("is in the API's reference, with both ways in", async () => {
		const document = await (await fetch(`${site.url()}/api/openapi.json`)).json();
		expect(document.paths["/api/pdf/generate"].post.security).toEqual([{ apiKey: [] }, { session: [] }]);
		const page = await (await fetch(`${site.url()}/api/docs`)).text();
		expect(page).toContain("or the cookie of a staff session");
	});
});
