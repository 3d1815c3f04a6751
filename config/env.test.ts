import { expect, it } from "vitest";
import { readSettings } from "./env.ts";

it("needs no setting at all", () => {
	expect(readSettings({})).toMatchObject({ port: 3001, databaseUrl: null, apiKey: null, smtpUrl: null });
});

it("takes an empty setting for one that is not set", () => {
	expect(readSettings({ PORT: "", API_KEY: "" })).toMatchObject({ port: 3001, apiKey: null });
});

it.each([
	["PORT", "must be a whole number from 0 to 65535"],
	["PUBLIC_URL", "must be a web address, like https://www.example.com"],
	["DATABASE_URL", "must be a PostgreSQL address, like postgres://user:password@host:5432/database"],
	["API_KEY", "must be at least 16 characters long, and 8 different ones"],
	["API_KEY", "must be at least 16 characters long, and 8 different ones", "a".repeat(40)],
	["ADMIN_PATH", "must be one path segment of 6 to 64 letters"],
	["ADMIN_PATH", "must not be an address that the site already has", "/soluciones"],
	["ADMIN_PATH", "must not be an address that the site already has", "/contact"],
	["ADMIN_PATH", "must not be an address that the site already has", "/metrics"],
	["ADMIN_PATH", "must not be an address that the site already has", "/Nosotros"],
	["ADMIN_PATH", "must not be an address that the site already has", "/CONTACTO"],
	["ADMIN_PATH", "must not be an address that the site already has", "/demo-data"],
	["ADMIN_PATH", "must not be an address that the site already has", "/measuring-choice"],
	["ADMIN_PATH", "must not be an address that the site already has", "/Cross-Site-Form"],
	["SMTP_URL", "must be the address of a mail server, like smtps://"],
	["MAIL_FROM", "must be who mails are from", "?"],
	["SALES_EMAIL", "must be one email address, like name@example.com"],
	["BRAND_NAME", "must be 1 to 40 characters long", "¿secret?".repeat(9)],
	["BRAND_EMAIL", "must be one email address, like name@example.com"],
	["BRAND_PHONE", "must be 5 to 30 characters long", "?"],
	["BRAND_TAGLINE_ES", "must be 3 to 80 characters long", "¿secret?".repeat(11)],
	["BRAND_TAGLINE_EN", "must be 3 to 80 characters long", "?"],
	["TRUSTED_PROXIES", "must be a whole number from 0 to 5"],
	["CHAT_PER_MINUTE", "must be a whole number from 1 to"],
	["CHAT_AT_ONCE", "must be a whole number from 1 to"],
	["PAGES_PER_MINUTE", "must be a whole number from 1 to"],
	["CONNECTIONS", "must be a whole number from 10 to"],
	["CONNECTIONS_PER_ADDRESS", "must be a whole number from 1 to"],
	["DRAIN_SECONDS", "must be a whole number from 0 to 60"],
	["WARM_UP", "must be 1 or 0"],
	["FORMS_PER_HOUR", "must be a whole number from 1 to"],
	["WHATSAPP", "must be digits alone, country first"],
	["SECRET", "must be at least 32 characters long"],
	["SECRET", "must be at least 32 characters long, and 8 different ones", "¿secret".repeat(9)],
	["REQUIRE_2FA", "must be 1, 0 or all"],
	["PORTAL_BASE_DOMAIN", "must be a host name, like clientes.example"],
	["ODOO_URL", "must be a web address, like https://company.odoo.com"],
	["ODOO_API", "must be one of auto, json-2, json-rpc"],
	["HUBSPOT_PORTAL_ID", "must be the digits of HubSpot's account id"],
	["HUBSPOT_FORM_ID", "must be the form's id, like"],
	["HUBSPOT_FORMS_URL", "must be a web address, like https://api.hsforms.com"],
	["HUBSPOT_API_URL", "must be a web address, like https://api.hubapi.com"],
	["WEBHOOK_URL", "must be a web address, like https://hooks.example.com/leads"],
	["WEBHOOK_URL", "must use another port", "http://secret.example:6000/¿secret"],
	["WEBHOOK_SECRET", "must be whsec_ and at least 24 random bytes in base64"],
	["LLM_PROVIDER", "must be one of openai, openai-compatible, anthropic, google"],
	["LLM_BASE_URL", "must be a web address, like http://localhost:11434/v1"],
	["LLM_USD_PER_DAY", "must be an amount of dollars from 0 to"],
	["LLM_MAX_OUTPUT_TOKENS", "must be a whole number from 100 to"],
	["LLM_SECONDS_PER_DAY", "must be a whole number from 7 to"],
	["LOG_LEVEL", "must be one of silent, error, warn, info, debug"],
])(
	"says what is expected of %s when it is bad, and never its value",
	(name, expected, value = "¿secret?") => {
		const problem = problemOf({ [name]: value });
		expect(problem).toContain(`Bad settings: ${name} ${expected}`);
		expect(problem).not.toMatch(/¿secret|invalid|NaN|received|regex/);
		expect(problem).not.toContain("\n");
	},
);

it.each([
	["PORT", "70000"],
	["PORT", "-1"],
	["PORT", "3.5"],
	["PORT", "0x10"],
	["PORT", " "],
	["CHAT_PER_MINUTE", "0"],
	["DATABASE_URL", "mysql://host/database"],
	["PUBLIC_URL", "ftp://example.com"],
	["SMTP_URL", "https://example.com"],
])("refuses %s=%s in one sentence", (name, value) => {
	expect(problemOf({ [name]: value })).toMatch(new RegExp(`^Bad settings: ${name} must be [^\\n]+$`));
});

function problemOf(environment: Record<string, string>): string {
	try {
		readSettings(environment);
		return "";
	} catch (error) {
		return error instanceof Error ? error.message : "";
	}
}

it("makes a hidden path anew when none is set", () => {
	expect(readSettings({}).adminPath).not.toBe(readSettings({}).adminPath);
});

it("names what is missing of settings that are of use only together", () => {
	expect(problemOf({ ODOO_URL: "https://odoo.example", ODOO_DB: "odoo" })).toBe(
		"Bad settings: ODOO_USER is needed beside ODOO_URL; ODOO_API_KEY is needed beside ODOO_URL",
	);
	expect(problemOf({ HUBSPOT_FORM_ID: "4a1b2c3d-5e6f-4a1b-8c2d-3e4f5a6b7c8d" })).toBe(
		"Bad settings: HUBSPOT_PORTAL_ID is needed beside HUBSPOT_FORM_ID",
	);
	expect(problemOf({ WEBHOOK_URL: "https://hooks.example/a" })).toBe(
		"Bad settings: WEBHOOK_SECRET is needed beside WEBHOOK_URL",
	);
});

it("sends leads nowhere unless it is set up", () => {
	expect(readSettings({}).crm).toEqual({
		odoo: null,
		hubspotForm: null,
		hubspotContact: null,
		webhook: null,
	});
});
it("has no model unless one is set, and then knows all it needs", () => {
	expect(readSettings({}).llm).toBeNull();
	const given = {
		LLM_PROVIDER: "openai-compatible",
		LLM_BASE_URL: "http://localhost:11434/v1",
		LLM_MODEL: "m",
	};
	expect(readSettings({ ...given, LLM_USD_PER_DAY: "2.50" }).llm).toMatchObject({
		provider: "openai-compatible",
		apiKey: null,
		perDay: { dollars: 2.5 },
		mostTokens: 500,
	});
});

it.each([
	[{ LLM_MODEL: "m" }, "LLM_PROVIDER must be set when LLM_MODEL is"],
	[{ LLM_PROVIDER: "anthropic", LLM_API_KEY: "k" }, "LLM_MODEL must be set when LLM_PROVIDER is"],
	[{ LLM_PROVIDER: "google", LLM_MODEL: "m" }, "LLM_API_KEY must be set for google"],
	[{ LLM_PROVIDER: "openai-compatible", LLM_MODEL: "m" }, "LLM_BASE_URL must be set for openai-compatible"],
	[
		{
			LLM_PROVIDER: "openai-compatible",
			LLM_BASE_URL: "http://localhost:11434/v1",
			LLM_MODEL: "m",
			LLM_MAX_OUTPUT_TOKENS: "40000",
		},
		"LLM_MAX_OUTPUT_TOKENS lets one answer cost 1.00 dollars, more than LLM_USD_PER_CONVERSATION",
	],
])("says what a model still lacks: %j", (environment, expected) => {
	expect(problemOf(environment)).toContain(`Bad settings: ${expected}`);
});
