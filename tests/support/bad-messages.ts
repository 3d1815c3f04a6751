/** Bodies that `POST /api/agent/message` refuses: what each is, and with which status. */
export const badMessages: readonly (readonly [what: string, body: string, status: number])[] = [
	["malformed JSON", "{bad", 400],
	["no message", "{}", 400],
	["a message that is not text", '{"userMessage":7}', 400],
	["an empty message", '{"userMessage":"  \\u0000 "}', 400],
	["a history that is not a list", '{"userMessage":"hola","messages":"x"}', 400],
	["an unknown role", '{"userMessage":"hola","messages":[{"role":"system","content":"x"}]}', 400],
	["an unknown conversation", '{"userMessage":"hola","conversationId":"nobody"}', 404],
	["a message one character too long", JSON.stringify({ userMessage: "a".repeat(5_001) }), 413],
	["100 KB of message", JSON.stringify({ userMessage: "a".repeat(100_000) }), 413],
	["10 MB of body", JSON.stringify({ userMessage: "a".repeat(10_000_000) }), 413],
	[
		"1,000 messages of history",
		JSON.stringify({ userMessage: "hola", messages: Array(1_000).fill({ role: "user", content: "hola" }) }),
		413,
	],
];
