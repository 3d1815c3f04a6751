import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { en } from "../../content/assistant/en.ts";
import { es } from "../../content/assistant/es.ts";
import { errors } from "../../content/errors/list.ts";
import { engines, openDatabase, sharedDatabase } from "../support/databases.ts";
import { proposalWords, wholeStory } from "../support/proposal-visitor.ts";
import { type ServedAgent, serveAgent } from "../support/served-agent.ts";

type Field = { name: string; value: string; error?: string };

let keys = 0;
const newKey = () => (++keys).toString(16).padStart(32, "0");

describe.each(engines)("the chat's API (%s)", (engine) => {
	const database = sharedDatabase(() => openDatabase(engine));
	let site: ServedAgent;
	beforeAll(async () => {
		site = await serveAgent(database);
	});
	afterAll(() => site.close());

	const post = (body: object, headers: Record<string, string> = {}) =>
		fetch(`${site.url}/api/agent/message`, {
			method: "POST",
			body: JSON.stringify(body),
			headers: { "content-type": "application/json", ...headers },
		});
	async function say(body: object, headers: Record<string, string> = {}) {
		const response = await post(body, headers);
		expect(response.status).toBe(200);
		return response.json();
	}
	const idOf = (conversationId: string) => conversationId.split(".")[0] ?? "";
	const questionsOf = (id: string) =>
		database.connection.db
			.selectFrom("messages")
			.select("content")
			.where("conversation_id", "=", id)
			.where("role", "=", "user")
			.execute();
	const leadsNamed = (name: string) =>
		database.connection.db.selectFrom("leads").selectAll().where("name", "=", name).execute();

	const read = (cookie: string) => fetch(`${site.url}/api/agent/conversation`, { headers: { cookie } });

	it("opens a conversation by what its answers gave or its cookie, and by nothing that its id tells", async () => {
		const response = await post({ userMessage: "soy Rosa", language: "es" });
		const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
		const { conversationId } = await response.json();
		const id = idOf(conversationId);
		const other = await say({ userMessage: "hola", language: "es" });
		const message = { userMessage: "hola", language: "es", messageId: newKey() };
		for (const claimed of [
			{ conversationId: id },
			{ conversationId: `${id}.` },
			{ conversationId: other.conversationId.replace(idOf(other.conversationId), id) },
		]) {
			expect((await post({ ...message, ...claimed })).status).toBe(404);
			const stop = { method: "POST", body: JSON.stringify({ messageId: newKey(), ...claimed }) };
			const headers = { "content-type": "application/json" };
			expect((await fetch(`${site.url}/api/agent/stop`, { ...stop, headers })).status).toBe(404);
		}
		for (const claimed of [id, `${id}.${"x".repeat(43)}`])
			expect((await read(`conversation=${claimed}`)).status).toBe(204);
		expect(await questionsOf(id)).toHaveLength(1);

		expect(await (await read(cookie)).json()).toMatchObject({ conversationId });
		for (const [body, headers] of [
			[{ conversationId }, {}],
			[{}, { cookie }],
			[{ conversationId }, { cookie: `conversation=${other.conversationId}` }],
		] as const)
			expect(await say({ userMessage: "ok", ...body }, headers)).toMatchObject({ conversationId });
	});

	it("goes on with a cookie from before tokens until it expires, and renews it", async () => {
		const { conversationId } = await say({ userMessage: "soy Rosa", language: "es" });
		const id = idOf(conversationId);
		const opensUntil = (opens_by_id_until: string) =>
			database.connection.db
				.updateTable("conversations")
				.set({ opens_by_id_until })
				.where("id", "=", id)
				.execute();
		const cookie = `conversation=${id}`;
		await opensUntil(new Date(Date.now() + 60_000).toISOString());
		// The leads API shows the id: without the cookie it opens nothing, whatever is sent beside it.
		const stranger = await say({ userMessage: "hola", language: "es" });
		for (const other of ["", `conversation=${stranger.conversationId}`])
			expect((await post({ userMessage: "ok", conversationId: id }, { cookie: other })).status).toBe(404);
		const stop = JSON.stringify({ messageId: newKey(), conversationId: id });
		const type = { "content-type": "application/json" };
		const stopped = await fetch(`${site.url}/api/agent/stop`, { method: "POST", body: stop, headers: type });
		expect(stopped.status).toBe(404);
		expect(await say({ userMessage: "ok", conversationId: id }, { cookie })).toMatchObject({
			conversationId,
		});

		const response = await post({ userMessage: "ok" }, { cookie });
		expect(response.headers.get("set-cookie")).toContain(`conversation=${conversationId};`);
		expect(await response.json()).toMatchObject({ conversationId });
		await opensUntil(new Date(Date.now() - 1).toISOString());
		expect((await read(cookie)).status).toBe(204);
	});

	it.each([
		["en", "hello there", "es", en, es],
		["es", "hola, buenas tardes", "en", es, en],
	] as const)(
		"goes on in its language (%s) with a follow-up that names none, whatever the caller's program speaks",
		async (language, first, other, own, others) => {
			const { conversationId, language: initialLanguage } = await say({ userMessage: first, language });
			expect(initialLanguage).toBe(language);
			for (const userMessage of ["ok", "12", "Luis"]) {
				const answer = await say({ userMessage, conversationId }, { "accept-language": other });
				expect(answer.language).toBe(language);
				expect(answer.reply).not.toContain(own.switched);
				expect(answer.reply).not.toContain(others.switched);
			}
			// Named, it is the page's: only another one than before changes anything.
			const same = await say({ userMessage: "ok", conversationId, language });
			expect(same.language).toBe(language);
			const changed = await say({ userMessage: "ok", conversationId, language: other });
			expect(changed.language).toBe(other);
		},
	);

	it("refuses a form with what is wrong at its field and stores nothing; corrected it is taken", async () => {
		const { conversationId, form } = await say({
			userMessage: proposalWords.es.wish,
			language: "es",
		});
		expect(form.name).toBe("contact");
		const values = { name: "Sara Mora", email: "sara@mora", country: "CO", phone: "300 123 4567" };
		const filled = (more: object) => ({
			conversationId,
			form: { name: "contact", values: { ...values, ...more } },
		});
		const refused = await post(filled({}));
		expect(refused.status).toBe(422);
		const { error, form: shown } = await refused.json();
		expect(error).toBe(es.forms.errors.summary.one);
		const wrong = shown.fields.filter((field: Field) => field.error);
		expect(wrong).toMatchObject([{ name: "email", value: "sara@mora", error: es.forms.errors.email }]);
		expect(await questionsOf(idOf(conversationId))).toHaveLength(1);
		expect(await leadsNamed("Sara Mora")).toEqual([]);
		await say(filled({ email: "sara@mora.co" }));
		expect(await leadsNamed("Sara Mora")).toMatchObject([
			{ email: "sara@mora.co", phone: "+573001234567", conversation_id: idOf(conversationId) },
		]);
		await say(filled({ email: "sara@mora.co", phone: "301 765 4321" }));
		expect(await leadsNamed("Sara Mora")).toMatchObject([{ phone: "+573017654321" }]);
	});

	it.each([
		["a choice", { choice: "slot:companySize=6 a 20 personas" }],
		["a form", { form: { name: "contact", values: { name: "Luz Paz", email: "luz@paz.co" } } }],
	])("stores %s once that is sent again and twice at once with its messageId", async (_, pressed) => {
		const { conversationId } = await say({ userMessage: "hola", language: "es" });
		const body = { ...pressed, conversationId, messageId: newKey() };
		const answers = await Promise.all([say(body), say(body)]);
		answers.push(await say(body));
		for (const { reply } of answers) expect(reply).toBe(answers[0].reply);
		expect(await questionsOf(idOf(conversationId))).toHaveLength(2);
		await say({ ...body, messageId: newKey() });
		expect(await questionsOf(idOf(conversationId))).toHaveLength(3);
	});

	it("makes a proposal of what its summary says when it is pressed, and says which is there", async () => {
		const { conversationId } = await say({
			userMessage: wholeStory("Iris Soto", "iris@soto.co"),
			language: "es",
		});
		const { form, toolResults } = await say({ choice: "request:proposal", conversationId });
		expect([form.name, toolResults]).toEqual(["summary", undefined]);
		const shown = Object.fromEntries(form.fields.map(({ name, value }: Field) => [name, value]));
		const values = { ...shown, budget: "10 millones" };
		const saved = await say({ conversationId, form: { name: "summary", values, press: "save" } });
		expect(saved.toolResults).toBeUndefined();
		expect(saved.form.fields).toContainEqual(
			expect.objectContaining({ name: "budget", value: "10 millones" }),
		);
		const made = await say({ conversationId, form: { name: "summary", values } });
		expect(made.toolResults.pdf.downloadUrl).toContain("/api/proposals/");
		expect([made.form, made.choices]).toEqual([null, []]);
		expect(await leadsNamed("Iris Soto")).toMatchObject([{ budget: "10 millones" }]);
	});

	it("takes what stands on a choice for that choice, typed or pressed", async () => {
		const { conversationId } = await say({
			userMessage: wholeStory("Noa Gil", "noa@gil.co"),
			language: "es",
		});
		const { choices, quickReplies } = await say({ userMessage: "Hotel Brisa", conversationId });
		expect(quickReplies).toEqual(choices.map(({ label }: { label: string }) => label));
		expect(quickReplies).toContain("21 a 50");
		await say({ userMessage: "21 a 50", conversationId });
		expect(await leadsNamed("Noa Gil")).toMatchObject([{ company_size: "21 a 50 personas" }]);
	});

	it.each([
		["a choice that nobody was given", { choice: "erase:all" }, 400],
		["a form that there is none of", { form: { name: "payment", values: {} } }, 400],
		[
			"a form with a value of 3,000 characters",
			{ form: { name: "contact", values: { name: "x".repeat(3_000) } } },
			400,
		],
		["an empty summary", { form: { name: "summary", values: {} } }, 422],
		["nothing at all", {}, 400],
	])("refuses %s in the caller's language, and begins no conversation", async (_, body, status) => {
		const count = async () =>
			(await database.connection.db.selectFrom("conversations").select("id").execute()).length;
		const before = await count();
		const response = await post({ ...body, language: "en" });
		expect(response.status).toBe(status);
		expect((await response.json()).error).toEqual(expect.any(String));
		expect(await count()).toBe(before);
	});

	it("says which choice it does not know in the caller's language", async () => {
		const response = await post({ choice: "erase:all", language: "en" });
		expect((await response.json()).error).toBe(errors.en.unknownChoice);
	});

	it("says what is wrong in the conversation's language where the caller names none", async () => {
		const { conversationId } = await say({ userMessage: "hello, good morning", language: "en" });
		const response = await post({ choice: "erase:all", conversationId });
		expect((await response.json()).error).toBe(errors.en.unknownChoice);
	});
});
