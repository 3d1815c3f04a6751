import { expect, it } from "vitest";
import { limits } from "../../config/limits.ts";
import { agentRequest } from "../../shared/chat-request.ts";

const request = agentRequest(limits);
const takes = (messageId: string) => request.safeParse({ userMessage: "Hola", messageId }).success;

it("takes 128 random bits as a message's own id, and nothing that only looks as long", () => {
	for (const id of ["0123456789abcdefABCDEF0123456789", "3f2504e0-4f89-41d3-9a0c-0305e82c3301"])
		expect(takes(id), id).toBe(true);
	for (const id of ["-".repeat(36), "-".repeat(32), "0".repeat(33), "0".repeat(36), "", "g".repeat(32)])
		expect(takes(id), id).toBe(false);
});
