import { afterEach, expect, it, vi } from "vitest";
import { eventSender, isFirstDemoPage } from "./send-event.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

it.each([true, false])(
	"a demo's event is written to the console in development only: %j",
	(isDevelopment) => {
		vi.stubEnv("DEV", isDevelopment);
		vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
		vi.stubGlobal("document", new EventTarget());
		const written = vi.spyOn(console, "debug").mockReturnValue();
		eventSender({ industry: "educacion-ong", flow: "matricula" })("demo_paused", 2);
		const event = {
			name: "demo_paused",
			data: { industry: "educacion-ong", flow: "matricula", step: 3 },
			timestamp: expect.any(Number),
		};
		expect(written.mock.calls).toEqual(isDevelopment ? [["demo event", event]] : []);
	},
);

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
