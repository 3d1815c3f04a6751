import { event, type Wire } from "./wire.ts";

const frame = { id: "fake", object: "chat.completion.chunk", created: 1, model: "fake" };
const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

const chunk = (delta: unknown, reason: string | null = null) =>
	event({ ...frame, choices: [{ index: 0, delta, finish_reason: reason }] });
const end = (reason: string, used = usage) =>
	`${chunk({}, reason)}${event({ ...frame, choices: [], usage: used })}data: [DONE]\n\n`;

export const openaiWire: Wire = {
	base: "/v1",
	answersTool: ({ messages }) => messages?.at(-1)?.role === "tool",
	begin: () => chunk({ role: "assistant", content: "" }),
	text: (piece) => chunk({ content: piece }),
	thought: (piece) => chunk({ reasoning_content: piece }),
	end: (why) => end(why === "used-up" ? "length" : "stop"),
	called({ name, input, after = "", sent = usage.prompt_tokens }) {
		const call = { index: 0, id: "call-1", type: "function" };
		const used = { ...usage, prompt_tokens: sent };
		const tool_calls = [{ ...call, function: { name, arguments: JSON.stringify(input) } }];
		return chunk({ role: "assistant", content: after }) + chunk({ tool_calls }) + end("tool_calls", used);
	},
	refusal: (message) => ({ error: { message, type: "no", code: null } }),
};
