import { expect, test } from "vitest";
import { apiBase } from "./api-base.ts";

const hosted = new URL("https://www.example.com/asistente");
const local = new URL("http://localhost:4000/asistente");

test("the page's own setting takes precedence", () => {
	expect(apiBase("https://a.example/api/", "https://b.example/api", local)).toBe("https://a.example/api");
});

test("the build's setting takes precedence over the local server", () => {
	expect(apiBase(undefined, "https://b.example/api", local)).toBe("https://b.example/api");
	expect(apiBase("  ", "https://b.example/api", local)).toBe("https://b.example/api");
});

test("a local page asks the local server, on its own port or on 3001", () => {
	expect(apiBase(undefined, undefined, local)).toBe("http://localhost:4000/api");
	expect(apiBase(undefined, undefined, new URL("http://127.0.0.1/"))).toBe("http://127.0.0.1:3001/api");
});

test("a hosted page asks its own site", () => {
	expect(apiBase(undefined, "", hosted)).toBe("https://www.example.com/api");
});

test("a page without a site has nobody to ask", () => {
	expect(apiBase(undefined, undefined, new URL("file:///chat.html"))).toBeNull();
});
