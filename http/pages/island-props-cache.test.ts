import { expect, it } from "vitest";
import { createIslandPropsCache } from "./island-props-cache.ts";

const hashIn = (address: string) => address.replace(/^\/handoff\/|\?.*$/g, "");

it("gives out what a page put, and still after thousands of others", () => {
	const cache = createIslandPropsCache();
	const early = hashIn(cache.put("/early", "early"));
	const others = Array.from({ length: 1_999 }, (_, index) => hashIn(cache.put(`/${index}`, `${index}`)));
	expect(cache.find(early)).toBe("early");
	cache.put("/late", "late");
	expect([cache.find(early), cache.holds("/early")]).toEqual([undefined, false]);
	expect(others.filter((hash) => cache.find(hash) === undefined)).toEqual([]);
});

it("knows whether it holds what a page put last", () => {
	const cache = createIslandPropsCache();
	expect(cache.holds("/")).toBe(false);
	cache.put("/", "before");
	cache.put("/", "now");
	expect(cache.holds("/")).toBe(true);
});
