import { describe, expect, it } from "vitest";
import { type MessageStatus, messageStatuses } from "../../../shared/conversation.ts";
import { type MessageEvent, messageEvents, statusAfter } from "./message-status.ts";

/** All that may happen; every other pair of a status and an event is refused. */
const allowed: [MessageStatus, MessageEvent, MessageStatus][] = [
	["pending", "claim", "answering"],
	["pending", "answer", "answered"],
	["pending", "stop", "stopped"],
	["pending", "leave-to-colleague", "for-a-person"],
	["answering", "answer", "answered"],
	["answering", "stop", "stopped"],
	["answering", "leave-to-colleague", "for-a-person"],
	["answering", "release", "pending"],
	["stopped", "ask-again", "pending"],
	["for-a-person", "stop", "stopped"],
	["for-a-person", "ask-again", "pending"],
];
const pairs = messageStatuses.flatMap((from) => messageEvents.map((event) => [from, event] as const));

describe("the status of a message", () => {
	it.each(pairs)("%s, %s", (from, event) => {
		const to = allowed.find(([status, happened]) => status === from && happened === event)?.[2];
		if (to) expect(statusAfter(from, event)).toBe(to);
		else expect(() => statusAfter(from, event)).toThrow(`${from} knows no ${event}`);
	});

	it("is answered for good", () => {
		for (const event of messageEvents) expect(() => statusAfter("answered", event)).toThrow();
	});

	it("is claimed by one: while it is being answered no other claim is taken", () => {
		const claimed = messageStatuses.filter((from) =>
			allowed.some(([status, event]) => status === from && event === "claim"),
		);
		expect(claimed).toEqual(["pending"]);
	});
});
