import { expect, it } from "vitest";
import { limits } from "../../config/limits.ts";
import { readAccountEmail } from "../../domain/accounts/account.ts";
import { disableAccount } from "../../domain/accounts/change-access.ts";
import { enableAccount, resetAccount } from "../../domain/accounts/manage-accounts.ts";
import { realRuntime } from "../../domain/runtime.ts";
import { accountsOn, operator, password, runtime } from "../../tests/support/accounts-on.ts";
import { onBothDatabases } from "../../tests/support/databases.ts";

onBothDatabases("a reset of the password", (open) => {
	const { db, accounts, browser, person, signIn, sessionAt, signedIn, resetsOf } = accountsOn(open);

	it("resets a password by a link that works once, and ends every session", async () => {
		const { username, email, id } = await person();
		const at = await signedIn(username);
		await accounts().requestReset(browser().caller(), email);
		expect(await resetsOf(id)).toBe(1);
		const token = (await accounts().resetToken(id, "forgotten")) ?? "";
		const earlier = (await accounts().resetToken(id, "forgotten")) ?? "";
		expect(await accounts().resetPassword(browser().caller().request, token, "corta")).toEqual({
			kind: "weak",
			problem: "tooShort",
		});
		expect(await accounts().isResetToken(token)).toBe(true);
		for (const known of ["anapaz2026", email])
			expect(await accounts().resetPassword(browser().caller().request, token, known)).toEqual({
				kind: "weak",
				problem: "tooEasy",
			});
		expect(
			await accounts().resetPassword(browser().caller().request, token, "nueva-y-bien-larga-8"),
		).toMatchObject({ kind: "reset" });
		expect(await accounts().resetPassword(browser().caller().request, token, "nueva-y-bien-larga-9")).toEqual(
			{
				kind: "expired",
			},
		);
		expect(
			await accounts().resetPassword(browser().caller().request, earlier, "nueva-y-bien-larga-9"),
		).toEqual({ kind: "expired" });
		expect(await accounts().isResetToken(token)).toBe(false);
		expect(await sessionAt(at)).toBeNull();
		expect((await signIn(browser(), username, { password: "nueva-y-bien-larga-8" })).kind).toBe("signed-in");
	});

	it("lets a link that its owner did not ask for work for days, and one that was asked for ten minutes", async () => {
		const { id } = await person();
		const minutesOf = async (reason: "forgotten" | "new-account", now: number) => {
			await db().deleteFrom("verifications").execute();
			await accounts().resetToken(id, reason);
			const { expires_at } = await db().selectFrom("verifications").selectAll().executeTakeFirstOrThrow();
			return Math.round((Date.parse(expires_at) - now) / 60_000);
		};
		expect(await minutesOf("forgotten", Date.now())).toBe(10);
		expect(await minutesOf("new-account", runtime.now().getTime())).toBe(limits.invitationHours * 60);
	});

	it("lifts a lockout for the password that was chosen by mail, everywhere and for good in its browser", async () => {
		const { username, email, id } = await person();
		const guess = (name: string) => signIn(browser(), name, { password: "guess" });
		for (const name of [username, email]) for (let time = 0; time < 11; time++) await guess(name);
		expect((await signIn(browser(), username)).kind).toBe("slowed");
		const chosen = { password: "nueva-y-bien-larga-8" };
		const reset = await accounts().resetPassword(
			browser().caller().request,
			(await accounts().resetToken(id, "forgotten")) ?? "",
			chosen.password,
		);
		if (reset.kind !== "reset") throw new Error(reset.kind);
		for (const name of [username, email])
			expect((await signIn(browser(), name, chosen)).kind).toBe("signed-in");
		for (let time = 0; time < 11; time++) await guess(username);
		expect((await signIn(browser(), username, chosen)).kind).toBe("slowed");
		const own = browser();
		own.keep(reset.cookies);
		expect((await signIn(own, username, chosen)).kind).toBe("signed-in");
	}, 30_000);

	it("takes no link mailed before the operator set the password, or disabled the account", async () => {
		const { username, id } = await person();
		const before = (await accounts().resetToken(id, "forgotten")) ?? "";
		await resetAccount(db(), realRuntime, operator, { username, password: "puesta-por-la-casa-7" });
		expect(
			await accounts().resetPassword(browser().caller().request, before, "nueva-y-bien-larga-8"),
		).toEqual({
			kind: "expired",
		});
		expect((await signIn(browser(), username, { password: "puesta-por-la-casa-7" })).kind).toBe("signed-in");
		const older = (await accounts().resetToken(id, "forgotten")) ?? "";
		await disableAccount(db(), realRuntime, operator, username);
		await enableAccount(db(), realRuntime, operator, username);
		expect(await accounts().resetPassword(browser().caller().request, older, "nueva-y-bien-larga-8")).toEqual(
			{
				kind: "expired",
			},
		);
	});

	it("sends no link to nobody, to a disabled account, or to one person again and again", async () => {
		const { username, id } = await person();
		const gone = await person();
		await accounts().requestReset(browser().caller(), gone.email);
		await disableAccount(db(), realRuntime, operator, gone.username);
		await accounts().requestReset(browser().caller(), "nobody@hotel.example");
		await accounts().requestReset(browser().caller(), gone.email);
		expect([await resetsOf(gone.id), await accounts().resetToken(gone.id, "forgotten")]).toEqual([1, null]);
		for (let time = 0; time < 9; time++) await accounts().requestReset(browser().caller(), username);
		expect(await resetsOf(id)).toBe(3);
	});

	it.each([
		["ana@ruiz.example", "ana@ruiz.example"],
		["ventas@peñalosa.example", null],
		["p&g@empresa.example", null],
	])("makes a link for an address that an account may have, and for no other: %s", async (email, read) => {
		const { id } = await person();
		await db().updateTable("accounts").set({ email }).where("id", "=", id).execute();
		const token = await accounts()
			.resetToken(id, "forgotten")
			.catch(() => null);
		expect([readAccountEmail(email), token !== null]).toEqual([read, read !== null]);
	});

	it("keeps no token and no password as it is", async () => {
		const { id } = await person();
		const token = await accounts().resetToken(id, "forgotten");
		const stored = JSON.stringify([
			await db().selectFrom("credentials").selectAll().execute(),
			await db().selectFrom("verifications").selectAll().execute(),
		]);
		expect(stored).not.toContain(password);
		expect(token).toMatch(/^\w{24}$/);
		expect(stored).not.toContain(token);
		expect(stored).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
	});
});
