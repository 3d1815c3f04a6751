import { event, type Wire } from "./wire.ts";

const told = (type: string, more: Record<string, unknown> = {}) => event({ type, ...more }, type);
const begin = () => {
	const usage = { input_tokens: 100, output_tokens: 1 };
	const message = { id: "fake", type: "message", role: "assistant", model: "fake", content: [], usage };
	return told("message_start", { message: { ...message, stop_reason: null } });
};
const block = (content_block: unknown) => told("content_block_start", { index: 0, content_block });
const delta = (delta: unknown) => told("content_block_delta", { index: 0, delta });
const end = (stop_reason: string) =>
	told("content_block_stop", { index: 0 }) +
	told("message_delta", { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 20 } }) +
	told("message_stop");

export const anthropicWire: Wire = {
	base: "/v1",
	answersTool: ({ messages }) => JSON.stringify(messages?.at(-1)?.content ?? "").includes('"tool_result"'),
	begin: () => begin() + block({ type: "text", text: "" }),
	text: (text) => delta({ type: "text_delta", text }),
	end: () => end("end_turn"),
	called: ({ name, input }) =>
		begin() +
		block({ type: "tool_use", id: "call-1", name, input: {} }) +
		delta({ type: "input_json_delta", partial_json: JSON.stringify(input) }) +
		end("tool_use"),
	refusal: (message) => ({ type: "error", error: { type: "no", message } }),
};
