import { expect, it } from "vitest";
import type { ChatMessage } from "../client/conversation-types.ts";
import { joinsAmong } from "./joins.ts";

const visitor = { id: "v", role: "user", content: "Hola", at: null } satisfies ChatMessage;
const assistant = { ...visitor, role: "assistant" } satisfies ChatMessage;
const ana = { ...assistant, writer: "Ana" } satisfies ChatMessage;
const joins = (messages: ChatMessage[], colleague: string | null, joinedAfter: number | null) => [
	...joinsAmong(messages, { colleague, joinedAfter }),
];

it("stands where the person came in, before and after they write", () => {
	const before = [visitor, assistant];
	expect(joins(before, "Ana", 2)).toEqual([[2, "Ana"]]);
	expect(joins([...before, visitor], "Ana", 2)).toEqual([[2, "Ana"]]);
	expect(joins([...before, visitor, ana], "Ana", 2)).toEqual([[2, "Ana"]]);
});

it("stands at their first message, or at the end, where that moment is not known", () => {
	expect(joins([visitor, assistant, visitor], "Ana", null)).toEqual([[3, "Ana"]]);
	expect(joins([visitor, ana, visitor, assistant], null, null)).toEqual([[1, "Ana"]]);
});

it("says so again when the assistant was back in between, or somebody else comes", () => {
	expect(joins([ana, assistant, visitor], "Ana", 2)).toEqual([
		[0, "Ana"],
		[2, "Ana"],
	]);
	expect(joins([ana, visitor], "Pedro", 1)).toEqual([
		[0, "Ana"],
		[1, "Pedro"],
	]);
	expect(joins([ana, visitor], "Ana", 1)).toEqual([[0, "Ana"]]);
});
