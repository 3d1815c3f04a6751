import { expect, it } from "vitest";
import { badMessages } from "../support/bad-messages.ts";
import { onBothDatabases } from "../support/databases.ts";
import { apiKey, runSite } from "../support/running-site.ts";
import { siteOn } from "../support/staff-site.ts";

onBothDatabases("the API, given bad input", (open) => {
	const site = siteOn(open);

	const post = (body: string, headers: Record<string, string> = {}) =>
		fetch(`${site.url()}/api/agent/message`, {
			method: "POST",
			body,
			headers: { "content-type": "application/json", ...headers },
		});
	const say = (userMessage: string, more: object = {}) =>
		post(JSON.stringify({ messages: [], userMessage, ...more }));
	const leadsOf = async (email: string) => {
		const headers = { authorization: `Bearer ${apiKey}` };
		const response = await fetch(`${site.url()}/api/leads?email=${encodeURIComponent(email)}`, { headers });
		return (await response.json()).leads;
	};

	it.each(badMessages)("answers %s with a clear error in the caller's language", async (_, body, status) => {
		const spanish = await post(body, { "accept-language": "es" });
		const english = await post(body, { "accept-language": "en" });
		expect([spanish.status, english.status]).toEqual([status, status]);
		const texts = [(await spanish.json()).error, (await english.json()).error];
		expect(texts[0]).toMatch(/\p{L}{3}/u);
		expect(texts[1]).toMatch(/\p{L}{3}/u);
		expect(texts[0]).not.toBe(texts[1]);
	});

	it.each([
		["NUL bytes", "Soy A\u0000na Ruiz, mi correo es nul@example.com", "nul@example.com"],
		["half a surrogate pair", "Soy Ana \ud83d Ruiz, mi correo es half@example.com", "half@example.com"],
		["a right-to-left name", "Me llamo محمد علي, mi correo es rtl@example.com", "rtl@example.com"],
		["an emoji name", "Me llamo 🦜 Lucía, mi correo es emoji@example.com", "emoji@example.com"],
		["script", "Me llamo <script>alert(1)</script>, mi correo es html@example.com", "html@example.com"],
	])("accepts %s and stores the lead", async (_, message, email) => {
		const response = await say(message);
		expect(response.status).toBe(200);
		expect(await leadsOf(email)).toHaveLength(1);
	});

	it("accepts the longest allowed message", async () => {
		const message = "Soy Ana Ruiz, mi correo es endless@example.com. ".padEnd(
			5_000,
			"Les cuento de mi hotel. ",
		);
		expect((await say(message)).status).toBe(200);
		expect(await leadsOf("endless@example.com")).toHaveLength(1);
	});

	it("stores one lead for two identical simultaneous messages", async () => {
		const first = await (await say("hola")).json();
		const twice = { conversationId: first.conversationId };
		const answers = await Promise.all([1, 2].map(() => say("Soy Eva Mora, eva@example.com", twice)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		expect(await leadsOf("eva@example.com")).toHaveLength(1);
	});

	it("refuses requests of other sites, whatever their type", async () => {
		for (const type of ["application/json", "text/plain"]) {
			const response = await post('{"userMessage":"hola"}', {
				origin: "https://elsewhere.example",
				"content-type": type,
			});
			expect(response.status).toBe(403);
		}
	});

	it("lists the leads only with the key, each on one page", async () => {
		expect((await fetch(`${site.url()}/api/leads`)).status).toBe(401);
		const headers = { authorization: `Bearer ${apiKey}` };
		const seen: string[] = [];
		let cursor: string | null = "";
		while (cursor !== null) {
			const page = await (
				await fetch(`${site.url()}/api/leads?limit=2&cursor=${cursor}`, { headers })
			).json();
			seen.push(...page.leads.map(({ id }: { id: string }) => id));
			cursor = page.nextCursor;
		}
		expect(seen.length).toBeGreaterThanOrEqual(6);
		expect(new Set(seen).size).toBe(seen.length);
		expect((await fetch(`${site.url()}/api/leads?cursor=x`, { headers })).status).toBe(400);
	});

	it("says which parameter of the leads is wrong, and which values it accepts", async () => {
		const ask = async (query: string, language: string) => {
			const headers = { authorization: `Bearer ${apiKey}`, "accept-language": language };
			const response = await fetch(`${site.url()}/api/leads?${query}`, { headers });
			return [response.status, (await response.json()).error];
		};
		for (const limit of ["abc", "0", "1e9", "2.5", ""])
			expect(await ask(`limit=${limit}`, "es"), limit).toEqual([
				400,
				"Revisa limit: debe ser un número entero de 1 a 100.",
			]);
		expect(await ask("limit=abc", "en")).toEqual([
			400,
			"Check limit: it must be a whole number from 1 to 100.",
		]);
		expect(await ask(`email=${"a".repeat(321)}`, "es")).toEqual([400, "Revisa email: caben 320 caracteres."]);
	});

	it("refuses a visitor who sends too many messages, and says when to try again", async () => {
		const settings = { DATA_DIR: site.dataDir(), DATABASE_URL: site.databaseUrl() ?? "" };
		const calm = await runSite({ ...settings, CHAT_PER_MINUTE: "2" });
		const send = () =>
			fetch(`${calm.url}/api/agent/message`, {
				method: "POST",
				body: '{"userMessage":"hola","language":"en"}',
				headers: { "content-type": "application/json" },
			});
		const answers = await Promise.all(Array.from({ length: 6 }, send));
		await calm.end("SIGTERM");
		const refused = answers.filter(({ status }) => status === 429);
		expect(refused.length).toBeGreaterThanOrEqual(2);
		for (const answer of refused) {
			expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
			expect((await answer.json()).error).toMatch(/Wait a minute/);
		}
	}, 60_000);

	it("treats an id, an address or a query with a NUL byte as unknown", async () => {
		expect((await say("hola", { conversationId: "\0" })).status).toBeLessThan(500);
		const cookie = { cookie: "conversation=a%00b" };
		expect((await post('{"userMessage":"hola"}', cookie)).status).toBe(200);
		expect((await fetch(`${site.url()}/asistente`, { headers: cookie })).status).toBe(200);
		const headers = { authorization: `Bearer ${apiKey}` };
		for (const path of ["/api/proposals/a%00b", "/api/leads/a%00b"])
			expect((await fetch(`${site.url()}${path}`, { headers })).status).toBe(404);
		expect((await fetch(`${site.url()}/api/leads?email=a%00b`, { headers })).status).toBeLessThan(500);
	});

	it("answers 404 for an address that cannot be decoded", async () => {
		for (const path of ["/industrias/%zz", "/en/industries/%e0%a4%a", "/demo/%zz"])
			expect((await fetch(`${site.url()}${path}`)).status, path).toBeLessThan(500);
	});

	it.each([
		["PUT", "/api/agent/message", "POST"],
		["GET", "/api/agent/message", "POST"],
		["PATCH", "/api/agent/conversation", "GET, HEAD, DELETE"],
		["DELETE", "/api/leads", "GET, HEAD"],
		["POST", "/api/leads/some-id", "GET, HEAD"],
		["PUT", "/api/events", "POST"],
		["DELETE", "/api/proposals/wrong", "GET, HEAD"],
		["POST", "/api/docs", "GET, HEAD"],
		["POST", "/healthz", "GET, HEAD"],
		["PUT", "/robots.txt", "GET, HEAD"],
		["PUT", "/favicon.svg", "GET, HEAD"],
		["POST", "/", "GET, HEAD"],
		["POST", "/en/industries/retail-ecommerce", "GET, HEAD"],
		["DELETE", "/contacto", "GET, HEAD, POST"],
	])("answers %s %s with 405 and what is allowed", async (method, path, allowed) => {
		const response = await fetch(`${site.url()}${path}`, { method });
		expect([response.status, response.headers.get("allow")]).toEqual([405, allowed]);
	});

	it.each(["GET", "POST", "PUT"])("answers %s of an unknown address with 404", async (method) => {
		for (const path of ["/api/nada", "/api/agent", "/nada", "/en/nada"])
			expect((await fetch(`${site.url()}${path}`, { method })).status, path).toBe(404);
	});

	it("answers 404 for a proposal link that is wrong", async () => {
		expect((await fetch(`${site.url()}/api/proposals/wrong`)).status).toBe(404);
	});
});
