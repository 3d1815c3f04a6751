import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { newFolder } from "../tests/support/new-folder.ts";

const dataDir = newFolder("account");
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function account(args: readonly string[], password: string) {
	const env = { ...process.env, DATA_DIR: dataDir, BRAND_NAME: "Alborada Norte" };
	const script = join(import.meta.dirname, "site.ts");
	const { status, stdout, stderr } = spawnSync(process.execPath, [script, "account", ...args], {
		env,
		input: password,
	});
	return { status, said: stderr.toString(), printed: stdout.toString() };
}

it("takes no password made of the brand that is set, or of its owner's data", () => {
	const who = ["--username", "eva.mora", "--email", "zafiro@team.example", "--name", "Eva Quintanilla"];
	const add = (password: string) => account(["add", "--kind", "staff", "--role", "sales", ...who], password);
	const reset = (password: string) => account(["reset", "--username", "eva.mora"], password);
	const weak = { status: 1, said: expect.stringContaining("easy to guess"), printed: "" };
	expect(add("AlboradaNorte1")).toEqual(weak);
	expect(add("siete llamas azules").status).toBe(0);
	for (const password of ["AlboradaNorte1", "Quintanilla2026", "zafiro-zafiro-1"])
		expect(reset(password), password).toEqual(weak);
	expect(reset("ocho llamas verdes").status).toBe(0);
}, 30_000);

it("adds no account with an address that the admin's form refuses", () => {
	for (const email of ["lía", "lia@team"]) {
		const who = [
			"--kind",
			"staff",
			"--role",
			"sales",
			"--username",
			"lia",
			"--name",
			"Lía",
			"--email",
			email,
		];
		expect(account(["add", ...who], "ocho llamas verdes"), email).toEqual({
			status: 1,
			said: expect.stringMatching(/^--email must be one address/),
			printed: "",
		});
	}
	expect(account(["list"], "").printed).not.toContain("lia");
}, 30_000);

it("gives somebody several roles, and never disables the last admin", () => {
	const who = ["--kind", "staff", "--username", "rosa", "--email", "rosa@team.example"];
	const named = [...who, "--name", "Rosa Gil"];
	expect(account(["add", ...who, "--role", "admin,sales"], "ocho llamas verdes")).toMatchObject({
		status: 1,
		said: expect.stringMatching(/^--name is missing/),
	});
	expect(account(["add", ...named, "--role", "admin,sales"], "ocho llamas verdes").status).toBe(0);
	expect(account(["list"], "").printed).toMatch(/^rosa +sales,admin +active/m);
	expect(account(["disable", "--username", "rosa"], "")).toMatchObject({
		status: 1,
		said: expect.stringContaining("the last admin"),
	});
}, 30_000);

it("prints its usage for --help and -h", () => {
	for (const help of ["--help", "-h"])
		expect(account([help], "")).toMatchObject({
			status: 0,
			printed: expect.stringContaining("disable --username"),
		});
});
