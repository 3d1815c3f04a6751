import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { confirmField } from "../../app/staff/confirm-notice.tsx";
import { readCrossSiteForm, secretFields } from "./cross-site-form.ts";

const app = join(import.meta.dirname, "../../app");
const read = (body: BodyInit, type?: string, path = "/login?a=1") =>
	readCrossSiteForm(
		new Request(`https://rumbo.example${path}`, {
			method: "POST",
			body,
			headers: type ? { "content-type": type } : {},
		}),
		true,
	);

it("keeps what was typed, and only names the secrets", async () => {
	const body = new URLSearchParams({ username: "ana", password: "siete llamas", message: "<b>hola</b>" });
	expect(await read(body)).toEqual({
		address: "/login?a=1",
		mayResend: true,
		typed: [
			["username", "ana"],
			["message", "<b>hola</b>"],
		],
		secrets: ["password"],
	});
	expect(await read(body, undefined, "/contacto")).toMatchObject({ secrets: [] });
});

it("reads no other body, and none with more fields than a page's form", async () => {
	expect(await read('{"message":"hola"}', "application/json")).toBe(null);
	expect(await read("message=hola", "text/plain")).toBe(null);
	expect(await read("no boundary", "multipart/form-data")).toBe(null);
	expect(await read(new URLSearchParams(Array.from({ length: 101 }, () => ["a", "b"])))).toBe(null);
});

it("knows every field for a password or a code as a secret", () => {
	const names = globSync("**/*.tsx", { cwd: app }).flatMap((file) => {
		const source = readFileSync(join(app, file), "utf8");
		return [...source.matchAll(/<TextField\b[^>]*(?:type="password"|"one-time-code")[^>]*/g)].map(
			([field]) => /\sname=(?:"([\w-]+)"|\{confirmField\})/.exec(field)?.[1] ?? confirmField,
		);
	});
	expect(names.length).toBeGreaterThan(7);
	expect(names.filter((name) => !secretFields.includes(name))).toEqual([]);
});
