import { event, type Wire } from "./wire.ts";

const frame = { id: "fake", object: "chat.completion.chunk", created: 1, model: "fake" };
const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

const chunk = (delta: unknown, reason: string | null = null) =>
	event({ ...frame, choices: [{ index: 0, delta, finish_reason: reason }] });
const end = (reason: string) =>
	`${chunk({}, reason)}${event({ ...frame, choices: [], usage })}data: [DONE]\n\n`;

export const openaiWire: Wire = {
	base: "/v1",
	begin: () => chunk({ role: "assistant", content: "" }),
	text: (piece) => chunk({ content: piece }),
	thought: (piece) => chunk({ reasoning_content: piece }),
	end: (why) => end(why === "used-up" ? "length" : "stop"),
	refusal: (message) => ({ error: { message, type: "no", code: null } }),
};
