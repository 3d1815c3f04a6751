import { spawnSync } from "node:child_process";
import { request } from "node:http";
import { join } from "node:path";
import { expect, it } from "vitest";
import { connect } from "../../../db/connect.ts";
import { cookiesOf } from "../../support/cookies.ts";
import { freshSites } from "../../support/fresh-sites.ts";

const { dataDir, start } = freshSites();

it("takes a form without JavaScript behind a proxy that ends TLS, and only from its own address", async () => {
	const site = await start({ PUBLIC_URL: "https://rumbo.example" });
	const post = (origin: string, host: string) =>
		new Promise<number | undefined>((resolve, reject) => {
			const headers = { origin, host, "content-type": "application/x-www-form-urlencoded" };
			request(`${site.url}/asistente`, { method: "POST", headers }, (response) =>
				resolve(response.statusCode),
			)
				.on("error", reject)
				.end("message=hola");
		});
	expect(await post("https://rumbo.example", "rumbo.example")).toBe(303);
	expect(await post("https://rumbo.example", "127.0.0.1:3001")).toBe(303);
	expect(await post("https://elsewhere.example", "rumbo.example")).toBe(403);
}, 60_000);

it("lets an admin without a second factor do nothing but turn it on or use a passkey, where the address is https", async () => {
	const site = await start({ PUBLIC_URL: "https://rumbo.example", ADMIN_PATH: "/taller-de-prueba" });
	const signIn = async (role: string) => {
		const who = [
			"--kind",
			"staff",
			"--role",
			role,
			"--username",
			role,
			"--email",
			`${role}@team.example`,
			"--name",
			role,
		];
		const script = join(import.meta.dirname, "../../../commands/site.ts");
		const env = { ...process.env, DATA_DIR: dataDir() };
		const input = "siete llamas azules";
		spawnSync(process.execPath, [script, "account", "add", ...who], { env, input });
		const body = new URLSearchParams({ username: role, password: input });
		const signedIn = await fetch(`${site.url}/taller-de-prueba`, {
			method: "POST",
			body,
			redirect: "manual",
		});
		const cookie = cookiesOf(signedIn);
		return async (path: string) => {
			const headers = { cookie };
			const answer = await fetch(`${site.url}/taller-de-prueba${path}`, { headers, redirect: "manual" });
			return [answer.status, answer.headers.get("location")];
		};
	};
	const admin = await signIn("admin");
	expect(await admin("/leads")).toEqual([303, "/taller-de-prueba/account"]);
	expect(await admin("/account")).toEqual([200, null]);
	expect(await (await signIn("sales"))("/leads")).toEqual([200, null]);

	const { db, close } = connect({ databaseUrl: null, dataDir: dataDir() });
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("role", "=", "admin")
		.executeTakeFirstOrThrow();
	const key = { id: "k", account_id: id, credential_id: "k", public_key: "", counter: 0, backed_up: 0 };
	await db
		.insertInto("passkeys")
		.values({ ...key, device_type: "singleDevice" })
		.execute();
	for (const path of ["/leads", "/account"])
		expect(await admin(path), path).toEqual([303, "/taller-de-prueba/confirm"]);
	expect(await admin("/confirm")).toEqual([200, null]);
	await db.updateTable("sessions").set({ passkey_at: new Date().toISOString() }).execute();
	await close();
	expect(await admin("/leads")).toEqual([200, null]);
}, 60_000);
