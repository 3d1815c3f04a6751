import { expect, it } from "vitest";
import { realRuntime, runtimeOf } from "./runtime.ts";

it("makes ids of 144 random bits, none twice", () => {
	const ids = Array.from({ length: 1_000 }, realRuntime.newId);
	expect(new Set(ids).size).toBe(ids.length);
	for (const id of ids) expect(id).toMatch(/^[\w-]{24}$/);
	const ones = ids
		.flatMap((id) => [...Buffer.from(id, "base64url")])
		.map((byte) => byte.toString(2).replaceAll("0", ""));
	const share = ones.join("").length / (ids.length * 144);
	expect(share).toBeGreaterThan(0.49);
	expect(share).toBeLessThan(0.51);
});

it("hashes with the site's secret, of 256 bits, the same in every process", () => {
	const [one, same, other] = ["a", "a", "b"].map((secret) => runtimeOf(secret).fingerprint("192.0.2.1"));
	expect(one).toBe(same);
	expect(one).not.toBe(other);
	expect(one).toMatch(/^[\w-]{43}$/);
});
