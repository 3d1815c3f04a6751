import { expect, it } from "vitest";
import * as kept from "./keep-last.ts";

it("counts the server as out of reach until a load that begins after the failed one arrives", async () => {
	const { load } = kept.keepLast<string>();
	const slow = Promise.withResolvers<string>();
	const beside = load("/frame", () => slow.promise);
	await expect(load("/list", () => Promise.reject(new TypeError("Failed to fetch")))).rejects.toThrow();
	slow.resolve("the frame");
	await beside;
	expect(kept.isServerReached).toBe(false);
	await new Promise((passed) => setTimeout(passed, 5));
	await load("/list", async () => "the list");
	expect(kept.isServerReached).toBe(true);
});
