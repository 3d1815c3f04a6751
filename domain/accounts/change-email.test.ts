import { beforeEach, expect, it } from "vitest";
import { limits } from "../../config/limits.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { deliverMails } from "../../tests/support/deliver-mails.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { listAuditLog } from "../audit-log/audit-store.ts";
import type { Mail } from "../mail/mailer.ts";
import { recordSecurityChange } from "./account-security.ts";
import { findAccount } from "./account-store.ts";
import { disableAccount } from "./change-access.ts";
import { askEmailChange, confirmEmailChange, forgetEmailChanges } from "./change-email.ts";
import { addAccount, resetByLink } from "./manage-accounts.ts";

const eva = { id: "eva", name: "Eva Mora" };

onBothDatabases("a new address of an account", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	let accountId: string;
	beforeEach(async () => {
		accountId = (await add("luz")).id;
	});
	async function add(username: string) {
		const person = { username, email: `${username}@team.example`, name: "Luz", language: "es" } as const;
		const wanted = { ...person, password: "siete llamas azules", kind: "staff", roles: ["sales"] } as const;
		const account = await addAccount(db(), runtime, eva, wanted);
		if ("problem" in account) throw new Error(account.problem);
		return account;
	}
	const ask = (email: string) => askEmailChange(db(), runtime, eva, { accountId, email });
	const confirm = (token: string) => confirmEmailChange(db(), runtime, token);
	const address = async () => (await findAccount(db(), "id", accountId))?.email;

	/** The mails that leave now. */
	async function delivered(): Promise<Mail[]> {
		const mails: Mail[] = [];
		await deliverMails({ db: db(), runtime }, async (mail) => void mails.push(mail));
		return mails;
	}
	const tokenOf = (mails: readonly Mail[]) => /llave=([\w-]+)/.exec(mails[0]?.text ?? "")?.[1] ?? "";

	it("is stored once its owner confirms it there, and the old address is told", async () => {
		await ask("Luz.Nueva@team.example");
		const asked = await delivered();
		expect(asked.map(({ to }) => to)).toEqual(["luz.nueva@team.example"]);
		expect(await address()).toBe("luz@team.example");
		const token = tokenOf(asked);
		expect(JSON.stringify(await db().selectFrom("email_changes").selectAll().execute())).not.toContain(token);
		expect(await confirm(token)).toBe(true);
		expect(await address()).toBe("luz.nueva@team.example");
		expect((await delivered()).map(({ to }) => to)).toEqual(["luz@team.example"]);
		expect(await confirm(token)).toBe(false);
		const log = await listAuditLog(db(), { limit: 2, subject: { kind: "account", id: accountId } });
		expect(log.map(({ action, actor }) => [action, actor.name])).toEqual([
			["email-changed", "Luz"],
			["email-change-asked", "Eva Mora"],
		]);
	});

	it("that another account has gets the same answer, and no mail and no change", async () => {
		await add("ana");
		expect(await ask("ana@team.example")).toBe("asked");
		expect(await delivered()).toEqual([]);
		expect(await ask("libre@team.example")).toBe("asked");
		const token = tokenOf(await delivered());
		await add("libre");
		expect(await confirm(token)).toBe(false);
		expect(await address()).toBe("luz@team.example");
	});

	it("is confirmed by the last link alone, and not for longer than it says", async () => {
		await ask("uno@team.example");
		const first = tokenOf(await delivered());
		await ask("dos@team.example");
		const second = tokenOf(await delivered());
		expect(await confirm(first)).toBe(false);
		runtime.pass(limits.emailChangeHours * 3_600);
		expect(await confirm(second)).toBe(false);
		runtime.pass(limits.endedLinkDays * 86_400);
		await forgetEmailChanges(db(), runtime);
		expect(await db().selectFrom("email_changes").select("id").execute()).toEqual([]);
	});

	it("is mailed at most three times a day for an account", async () => {
		for (const email of ["uno@x.example", "dos@x.example", "tres@x.example"])
			expect(await ask(email)).toBe("asked");
		expect(await ask("cuatro@x.example")).toBe("limit-reached");
		expect((await delivered()).map(({ to }) => to)).toEqual(["tres@x.example"]);
		runtime.pass(2 * 86_400);
		expect(await ask("cuatro@x.example")).toBe("asked");
	});

	it("cannot be confirmed once the account has a new password, is reset or is disabled", async () => {
		const act = {
			"a new password": () => recordSecurityChange(db(), runtime, accountId, "password-changed"),
			"a password chosen by mail": () => recordSecurityChange(db(), runtime, accountId, "password-reset"),
			"an admin's reset": () => resetByLink(db(), runtime, eva, { accountId, way: "shown" }),
			"a leave": () => disableAccount(db(), runtime, eva, "luz"),
		};
		for (const [name, mend] of Object.entries(act)) {
			runtime.pass(2 * 86_400);
			await ask("thief@evil.example");
			const token = tokenOf((await delivered()).filter(({ to }) => to === "thief@evil.example"));
			expect(token, name).not.toBe("");
			await mend();
			expect(await confirm(token), name).toBe(false);
			await delivered();
		}
		expect(await address()).toBe("luz@team.example");
	});

	it("ends reset links that went to the old one", async () => {
		const at = runtime.now().toISOString();
		const link = {
			id: "link",
			identifier: "x",
			value: accountId,
			expires_at: at,
			created_at: at,
			updated_at: at,
		};
		await db().insertInto("verifications").values(link).execute();
		await ask("luz.nueva@team.example");
		await confirm(tokenOf(await delivered()));
		expect(await db().selectFrom("verifications").select("id").execute()).toEqual([]);
	});
});
