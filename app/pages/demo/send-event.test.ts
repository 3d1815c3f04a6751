import { expect, it } from "vitest";
import { isFirstDemoPage } from "./send-event.ts";

const origin = "https://rumbo.example";

it.each([
	["", true],
	[`${origin}/demos`, true],
	[`${origin}/en/industries`, true],
	["https://elsewhere.example/demo/x", true],
	[`${origin}/demo/hospitalidad-viajes/reserva`, false],
	[`${origin}/en/demo/retail-ecommerce`, false],
])("a demo reached from %j counts as opened: %j", (referrer, opened) => {
	expect(isFirstDemoPage(referrer, origin)).toBe(opened);
});
