import { Hono } from "hono";
import { beforeAll, expect, it, vi } from "vitest";
import { rememberCommenter, rememberedCommenter } from "../app/blog/article/comments-data.server.ts";
import { deviceCookie } from "../http/accounts/known-device.ts";
import { createConversationCookies } from "../http/cookies/conversation-cookies.ts";
import { cookieOf } from "../http/cookies/cookies.ts";
import { preferredLanguage } from "../http/cookies/language-choice.ts";
import { chooseLanguage } from "../http/middleware/choose-language.ts";
import { analyticsRoutes } from "../http/third-party-analytics/analytics-routes.ts";
import { choicePath, readConsentChoice } from "../http/third-party-analytics/with-analytics.ts";
import { openDatabase, sharedDatabase } from "./support/databases.ts";
import { testRuntime } from "./support/test-runtime.ts";

vi.mock("../http/third-party-analytics/analytics.inline.ts?minified", () => ({ default: "" }));

const runtime = testRuntime();
const secret = "a-secret-that-is-only-for-the-tests";
const request = new Request("https://rumbo.example/");
const database = sharedDatabase(() => openDatabase("sqlite"));
beforeAll(async () => {
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

type Cookie = { name: string; value: string; attributes: string[] };
function parsed(cookie: string): Cookie {
	const [pair = "", ...attributes] = cookie.split("; ");
	const [name = "", value = ""] = pair.split(/=(.*)/s);
	return { name, value, attributes: attributes.toSorted() };
}

async function ownCookies(publicUrl: string): Promise<Cookie[]> {
	const https = publicUrl.startsWith("https:");
	const { db } = database.connection;
	const conversations = createConversationCookies({ db, runtime }, publicUrl);
	const [kept = ""] = conversations.cookieHeaders("first").getSetCookie();
	const browser = new Request(publicUrl, { headers: { cookie: kept.split(";")[0] ?? "" } });
	const both = await conversations.continueConversation(browser, "second");
	const language = new Hono().use(chooseLanguage({ https, twin: async () => null }));
	const chosen = await language.request("/?language=en");
	const body = new URLSearchParams({ choice: "granted" });
	const measured = await analyticsRoutes({ publicUrl }).request(choicePath, { method: "POST", body });
	return [
		...both.getSetCookie(),
		deviceCookie(request, { secret, https }, "ana"),
		...rememberCommenter({ name: "Ana", email: "ana@hotel.example" }, publicUrl),
		...chosen.headers.getSetCookie(),
		...measured.headers.getSetCookie(),
	].map(parsed);
}

const names = ["conversation", "other-conversation", "site.device", "commenter", "language", "measuring"];

it("sets each cookie for this host and this site alone, and at https never in clear", async () => {
	for (const publicUrl of ["https://rumbo.example", "http://localhost:3000"]) {
		const https = publicUrl.startsWith("https:");
		const secure = https ? ["Secure"] : [];
		const cookies = await ownCookies(publicUrl);
		expect(cookies.map(({ name }) => name)).toEqual(https ? names.map((name) => `__Host-${name}`) : names);
		for (const { name, attributes } of cookies) {
			const hidden = name.endsWith("language") ? [] : ["HttpOnly"];
			const flags = attributes.filter((one) => !one.startsWith("Max-Age="));
			expect(flags, name).toEqual([...hidden, "Path=/", "SameSite=Lax", ...secure]);
		}
	}
});

it("reads what an earlier release set without the prefix, until there is one with it", () => {
	const before = "language=en; measuring=granted; conversation=old";
	const both = `${before}; __Host-language=es; __Host-measuring=denied; __Host-conversation=new`;
	const read = (cookie: string) => [
		preferredLanguage(cookie, undefined),
		readConsentChoice(cookie),
		cookieOf(new Request("https://rumbo.example/", { headers: { cookie } }), "conversation"),
	];
	expect(read(before)).toEqual(["en", "granted", "old"]);
	expect(read(both)).toEqual(["es", "denied", "new"]);
});

it("removes both, so that none comes back", async () => {
	const publicUrl = "https://rumbo.example";
	const body = new URLSearchParams({ choice: "ask" });
	const asked = await analyticsRoutes({ publicUrl }).request(choicePath, { method: "POST", body });
	const { db } = database.connection;
	const removed = [
		...createConversationCookies({ db, runtime }, publicUrl).forget(),
		...rememberCommenter(null, publicUrl),
		...asked.headers.getSetCookie(),
	].map(parsed);
	const names = ["conversation", "commenter", "measuring"];
	expect(removed.map(({ name }) => name)).toEqual(names.flatMap((name) => [`__Host-${name}`, name]));
	for (const { value, attributes } of removed) {
		expect(value).toBe("");
		expect(attributes).toEqual(expect.arrayContaining(["Max-Age=0", "Path=/", "Secure"]));
	}
});

it("takes a commenter's cookie that holds anything else for none", () => {
	const read = (cookie: string) =>
		rememberedCommenter(new Request("https://rumbo.example/", { headers: { cookie } }));
	const [kept = ""] = rememberCommenter({ name: "Ana", email: "ana@hotel.example" }, "http://localhost:3000");
	expect(read(kept.split(";")[0] ?? "")).toEqual({ name: "Ana", email: "ana@hotel.example" });
	const nameless = Buffer.from('{"email":"ana@hotel.example"}').toString("base64url");
	for (const value of ["", "x", nameless]) expect(read(`commenter=${value}`), value).toBeNull();
});
