import { expect, it } from "vitest";
import { tagMessage } from "./tag-message.ts";
import { tokensOf } from "./tokens.ts";

it("takes an address, a telephone and a sum for one token each", () => {
	const kinds = tokensOf("ana.ruiz@brisa.co, +57 310 456 7890: 1.500.000").map(({ kind }) => kind);
	expect(kinds).toEqual(["email", "mark", "phone", "mark", "number"]);
});

it("finds nothing in a message without words", () => {
	expect(tagMessage("", null)).toEqual([]);
});
