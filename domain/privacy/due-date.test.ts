import { expect, it } from "vitest";
import { dueDate, isOverdue } from "./rights-request.ts";

it("gives a query ten business days and a claim fifteen, counted from the day after", () => {
	const monday = new Date("2026-03-02T15:00:00Z");
	expect(dueDate("query", monday)).toBe("2026-03-16");
	// 23 March 2026 is the holiday of Saint Joseph, moved to Monday.
	expect(dueDate("deletion", monday)).toBe("2026-03-24");
});

it("leaves out Sundays, Saturdays, Easter and Christmas", () => {
	// Holy Thursday and Good Friday of 2026 are 2 and 3 April.
	expect(dueDate("query", new Date("2026-03-27T15:00:00Z"))).toBe("2026-04-14");
	// 8 and 25 December 2026 and 1 and 11 January 2027.
	expect(dueDate("complaint", new Date("2026-12-18T15:00:00Z"))).toBe("2027-01-13");
});

it("counts a request by the day it is in Bogotá, not in UTC", () => {
	expect(dueDate("query", new Date("2026-03-03T03:00:00Z"))).toBe("2026-03-16");
});

it("is overdue once the last day is over in Bogotá, not in Greenwich", () => {
	const lateEvening = new Date("2026-12-08T02:00:00Z");
	expect(isOverdue("2026-12-07", lateEvening)).toBe(false);
	expect(isOverdue("2026-12-07", new Date("2026-12-08T06:00:00Z"))).toBe(true);
});
