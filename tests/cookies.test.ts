import { Hono } from "hono";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { rememberCommenter } from "../app/blog/article/commenter.server.ts";
import { deviceCookie } from "../http/accounts/known-device.ts";
import { createConversationCookies } from "../http/conversation-cookies.ts";
import { chooseLanguage } from "../http/middleware/choose-language.ts";
import { analyticsRoutes } from "../http/third-party-analytics/analytics-routes.ts";
import { choicePath } from "../http/third-party-analytics/with-analytics.ts";
import { openDatabase, type TestDatabase } from "./support/databases.ts";
import { testRuntime } from "./support/test-runtime.ts";

vi.mock("../http/third-party-analytics/analytics.inline.ts?minified", () => ({ default: "" }));

const runtime = testRuntime();
const secret = "a-secret-that-is-only-for-the-tests";
const request = new Request("https://rumbo.example/");
let database: TestDatabase;
beforeAll(async () => {
	database = await openDatabase("sqlite");
	const at = runtime.now().toISOString();
	await database.connection.db
		.insertInto("conversations")
		.values({
			id: "first",
			created_at: at,
			updated_at: at,
			language: "es",
			state: '{"v":2}',
			length: 0,
			transcript_hash: "x",
			reference: "AAAA-2222",
			person_id: null,
			person_name: null,
		})
		.execute();
});
afterAll(() => database.remove());

type Cookie = { name: string; value: string; attributes: string[] };
function parsed(cookie: string): Cookie {
	const [pair = "", ...attributes] = cookie.split("; ");
	const [name = "", value = ""] = pair.split(/=(.*)/s);
	return { name, value, attributes: attributes.toSorted() };
}

/** Every cookie that the site itself sets, apart from those of sessions. */
async function ownCookies(publicUrl: string): Promise<Cookie[]> {
	const https = publicUrl.startsWith("https:");
	const { db } = database.connection;
	const conversations = createConversationCookies({ db, runtime }, publicUrl);
	const [kept = ""] = conversations.keep("first").getSetCookie();
	const browser = new Request(publicUrl, { headers: { cookie: kept.split(";")[0] ?? "" } });
	const both = await conversations.continueConversation(browser, "second");
	const language = new Hono().use(chooseLanguage({ https, twin: async () => null }));
	const chosen = await language.request("/?language=en");
	const body = new URLSearchParams({ choice: "granted" });
	const measured = await analyticsRoutes({ publicUrl }).request(choicePath, { method: "POST", body });
	return [
		...both.getSetCookie(),
		deviceCookie(request, { secret, https }, "ana"),
		rememberCommenter({ name: "Ana", email: "ana@hotel.example" }, publicUrl),
		...chosen.headers.getSetCookie(),
		...measured.headers.getSetCookie(),
	].map(parsed);
}

const names = ["conversation", "other-conversation", "site.device", "commenter", "language", "measuring"];

it("sets each cookie for this host and this site alone, and at https never in clear", async () => {
	for (const publicUrl of ["https://rumbo.example", "http://localhost:3000"]) {
		const secure = publicUrl.startsWith("https:") ? ["Secure"] : [];
		const cookies = await ownCookies(publicUrl);
		expect(cookies.map(({ name }) => name)).toEqual(names);
		for (const { name, attributes } of cookies) {
			// The chosen language is no secret.
			const hidden = name === "language" ? [] : ["HttpOnly"];
			const flags = attributes.filter((one) => !one.startsWith("Max-Age="));
			expect(flags, name).toEqual([...hidden, "Path=/", "SameSite=Lax", ...secure]);
		}
	}
});
