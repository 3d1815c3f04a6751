import { afterEach, expect, it, vi } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server.ts";

vi.mock("./page-script.inline.ts?minified", () => ({ default: "" }));

afterEach(() => {
	vi.unstubAllEnvs();
});

it.each([
	[undefined, "connect-src 'self'"],
	["/api", "connect-src 'self'"],
	["https://api.rumbo.example/api", "connect-src 'self' https://api.rumbo.example"],
])("lets the chat reach the API that the build names, %j", (url, directive) => {
	vi.stubEnv("VITE_API_URL", url);
	const policy = contentSecurityPolicy({
		styles: [],
		scripts: [],
		frames: [],
		formsTo: [],
		nonce: undefined,
	});
	expect(policy.split("; ")).toContain(directive);
});
