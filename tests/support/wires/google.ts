import { event, type Wire } from "./wire.ts";

const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 };

const said = (parts: unknown[], more: Record<string, unknown> = {}) =>
	event({ candidates: [{ content: { role: "model", parts }, index: 0, ...more }], usageMetadata });

export const googleWire: Wire = {
	base: "/v1beta",
	begin: () => "",
	text: (text) => said([{ text }]),
	end: () => said([{ text: "" }], { finishReason: "STOP" }),
	refusal: (message) => ({ error: { code: 0, message, status: "NO" } }),
};
