import { expect, test } from "vitest";
import { readSettings } from "../../config/env.ts";
import { manifest } from "./well-known.ts";

test("each language's manifest names the brand of the settings and begins at its own home", () => {
	const { brand } = readSettings({ BRAND_NAME: "Norte" });
	expect(manifest("es", brand)).toMatchObject({ short_name: "Norte", lang: "es", start_url: "/" });
	expect(manifest("en", brand)).toMatchObject({ short_name: "Norte", lang: "en", start_url: "/en" });
	expect(manifest("en", brand).name).toBe("Norte: AI for your customers’ journey");
});

test("each language has the line of the settings under the brand, and the one of the brand where none is set", () => {
	const { brand } = readSettings({ BRAND_TAGLINE_ES: "Contestamos contigo" });
	expect(manifest("es", brand).name).toBe("Rumbo: Contestamos contigo");
	expect(manifest("en", brand).name).toBe("Rumbo: AI for your customers’ journey");
});

test("the manifest has a maskable icon and the sizes that browsers ask for", () => {
	const sizes = manifest("es", readSettings({}).brand).icons.map(({ sizes, purpose }) => [sizes, purpose]);
	expect(sizes).toContainEqual(["192x192", undefined]);
	expect(sizes).toContainEqual(["512x512", undefined]);
	expect(sizes).toContainEqual(["512x512", "maskable"]);
});
