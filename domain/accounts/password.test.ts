import { expect, it } from "vitest";
import { hashPassword, isPassword, newPassword } from "./password.ts";

it("a password is the same however a keyboard writes its accents, and each of its characters counts", async () => {
	const long = `contraseña ${"larga ".repeat(31)}`;
	const hash = await hashPassword(long.normalize("NFD"));
	for (const form of ["NFC", "NFD"]) expect(await isPassword(hash, long.normalize(form))).toBe(true);
	for (const other of [
		long.slice(0, -1),
		`${long.slice(0, -1)}x`,
		long.toUpperCase(),
		` ${long}`,
		long.trim(),
	])
		expect(await isPassword(hash, other)).toBe(false);
});

it("a password made by the site has 100 random bits", () => {
	const made = Array.from({ length: 500 }, newPassword);
	expect(new Set(made).size).toBe(500);
	for (const password of made) expect(password.replaceAll("-", "").length).toBeGreaterThanOrEqual(20);
});
