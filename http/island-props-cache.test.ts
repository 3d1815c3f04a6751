import { expect, it } from "vitest";
import { createIslandPropsCache } from "./island-props-cache.ts";

const hashIn = (address: string) => address.replace(/^\/handoff\/|\?.*$/g, "");

it("gives out what a page put, and still after thousands of others", () => {
	const shelf = createIslandPropsCache();
	const early = hashIn(shelf.put("/early", "early"));
	const others = Array.from({ length: 1_999 }, (_, index) => hashIn(shelf.put(`/${index}`, `${index}`)));
	expect(shelf.find(early)).toBe("early");
	shelf.put("/late", "late");
	expect([shelf.find(early), shelf.holds("/early")]).toEqual([undefined, false]);
	expect(others.filter((hash) => shelf.find(hash) === undefined)).toEqual([]);
});

it("knows whether it holds what a page put last", () => {
	const shelf = createIslandPropsCache();
	expect(shelf.holds("/")).toBe(false);
	shelf.put("/", "before");
	shelf.put("/", "now");
	expect(shelf.holds("/")).toBe(true);
});
