import { expect, it } from "vitest";
import { dayIn, momentAt, noonOf, wallClock } from "./wall-clock.ts";

const bogota = "America/Bogota";

it("is five hours behind UTC in Bogotá", () => {
	const three = new Date("2026-12-04T20:00:59.999Z");
	expect(wallClock(three, bogota)).toBe("2026-12-04T15:00");
	expect(momentAt("2026-12-04T15:00", bogota)).toEqual(new Date("2026-12-04T20:00:00.000Z"));
	expect(noonOf("2026-12-04", bogota)).toEqual(new Date("2026-12-04T17:00:00.000Z"));
});

it("is still the day before in Bogotá when UTC has begun the next", () => {
	expect(dayIn(new Date("2026-12-07T04:59:59Z"), bogota)).toBe("2026-12-06");
	expect(dayIn(new Date("2026-12-07T05:00:00Z"), bogota)).toBe("2026-12-07");
});

it.each(["", "tomorrow", "2026-12-04", "2026-02-30T10:00", "2026-12-04T25:00", "2026-12-04T15:00Z"])(
	"shows no hour that is written «%s»",
	(written) => expect(momentAt(written, bogota)).toBeNull(),
);

it("shows no hour that a change of clocks leaves out, and the first of two that it repeats", () => {
	expect(momentAt("2026-03-29T02:30", "Europe/Madrid")).toBeNull();
	expect(momentAt("2026-10-25T02:30", "Europe/Madrid")).toEqual(new Date("2026-10-25T00:30:00.000Z"));
});
