import { expect, it } from "vitest";
import { readSettings } from "./env.ts";

it("needs no setting at all", () => {
	expect(readSettings({})).toMatchObject({ port: 3001, databaseUrl: null, apiKey: null, smtpUrl: null });
});

it("takes an empty setting for one that is not set", () => {
	expect(readSettings({ PORT: "", API_KEY: "" })).toMatchObject({ port: 3001, apiKey: null });
});

it.each(["PORT", "PUBLIC_URL", "DATABASE_URL", "API_KEY", "ADMIN_PATH", "SMTP_URL", "SALES_EMAIL"])(
	"names %s when it is bad, and never says its value",
	(name) => {
		const value = "¿secret?";
		expect(() => readSettings({ [name]: value })).toThrow(
			new RegExp(`^Bad settings:\\n {2}${name}: (?!.*secret)`),
		);
	},
);

it("makes a hidden path anew when none is set", () => {
	expect(readSettings({}).adminPath).not.toBe(readSettings({}).adminPath);
});
