import { event, type Wire } from "./wire.ts";

const told = (type: string, more: Record<string, unknown> = {}) => event({ type, ...more }, type);
const begin = () => {
	const usage = { input_tokens: 100, output_tokens: 1 };
	const message = { id: "fake", type: "message", role: "assistant", model: "fake", content: [], usage };
	return told("message_start", { message: { ...message, stop_reason: null } });
};
const block = (content_block: unknown, index = 0) => told("content_block_start", { index, content_block });
const delta = (delta: unknown, index = 0) => told("content_block_delta", { index, delta });
const end = (stop_reason: string, index = 0) =>
	told("content_block_stop", { index }) +
	told("message_delta", { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 20 } }) +
	told("message_stop");

const text = (said: string) => delta({ type: "text_delta", text: said });

export const anthropicWire: Wire = {
	base: "/v1",
	begin: () => begin() + block({ type: "text", text: "" }),
	text,
	end: () => end("end_turn"),
	refusal: (message) => ({ type: "error", error: { type: "no", message } }),
};
