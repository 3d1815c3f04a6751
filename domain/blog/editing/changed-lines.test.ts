import { expect, it } from "vitest";
import { changedLines } from "./read-editor.ts";

it("tells which lines were removed, added and kept, in order", () => {
	expect(changedLines("uno\ndos\ntres", "uno\n2\ntres\ncuatro")).toEqual([
		{ kind: "same", text: "uno\n" },
		{ kind: "removed", text: "dos\n" },
		{ kind: "added", text: "2\n" },
		{ kind: "same", text: "tres\n" },
		{ kind: "added", text: "cuatro\n" },
	]);
	expect(changedLines("", "uno")).toEqual([{ kind: "added", text: "uno\n" }]);
	expect(changedLines("", "")).toEqual([]);
});

it("holds both texts whole, whatever they are", () => {
	const before = "a\n\n<b>x</b>\r\n  c\n\n\nfin";
	const after = "a\n\n\n<b>y</b>\nc\nfin\n";
	const passages = changedLines(before, after) ?? [];
	const without = (kind: string) => passages.flatMap((one) => (one.kind === kind ? [] : [one.text])).join("");
	expect(without("added")).toBe(`${before}\n`);
	expect(without("removed")).toBe(after);
});

it("gives up on two long texts that have nothing in common", () => {
	const text = (word: string) => Array.from({ length: 20_000 }, (_, line) => `${word} ${line}`).join("\n");
	expect(changedLines(text("uno"), text("dos"))).toBeNull();
});
