import { expect, it } from "vitest";
import { lostInAddress, lostLinesForAddress, shownLines } from "./lost-lines.server.ts";

const line = (number: number, text: string) => ({ line: number, text });
const through = (lines: Parameters<typeof lostLinesForAddress>[0]) =>
	lostInAddress(new URL(`https://rumbo.example/?done=upload${lostLinesForAddress(lines)}`).searchParams)
		.lines;

it("carries lines in an address as they were written", () => {
	const lines = [line(3, "layout: post & more=1"), line(12, "# ñandú 100 %"), line(13, "a\u2028b")];
	expect(through(lines)).toEqual({ lines, more: 0 });
	expect(through([])).toEqual({ lines: [], more: 0 });
});

it("carries no more in an address than a proxy takes, and counts the rest", () => {
	const lines = Array.from({ length: 300 }, (_, index) => line(index + 2, "😀".repeat(500)));
	expect(lostLinesForAddress(lines).length).toBeLessThan(4_000);
	const { lines: shown, more } = through(lines);
	expect(shown.length + more).toBe(300);
	expect(shown[0]).toEqual(line(2, `${"😀".repeat(40)}…`));
});

it("shows a line without the space around it", () => {
	expect(shownLines([line(2, "\t x ")], 1)).toEqual({ lines: [line(2, "x")], more: 0 });
});

it("takes no other parameter of an address for a line", () => {
	const search = new URLSearchParams("line=x&line=&line=7&more=no");
	expect(lostInAddress(search)).toEqual({ lines: { lines: [], more: 0 }, pictures: false });
});
