import { expect, it } from "vitest";
import { readSignIns } from "../../domain/accounts/sign-in/sign-in-log.ts";
import { accountsOn, nextPassword, password } from "../../tests/support/accounts-on.ts";
import { onBothDatabases } from "../../tests/support/databases.ts";

onBothDatabases("the log of sign-ins", (open) => {
	const { db, accounts, browser, person, signIn, sessionAt, signedIn, enrolled, noticesOf, logOf } =
		accountsOn(open);

	it("records what came of each sign-in, and mails the owner about a new device and a lockout, once", async () => {
		const { username, id } = await person();
		const home = await signedIn(username);
		await signIn(home, username);
		await signIn(browser(), username);
		for (let guess = 0; guess < 13; guess++)
			await signIn(browser(), username, { password: `guess ${guess}` });
		const eventsOf = async (search: string) =>
			(await readSignIns(db(), { search })).entries.map(({ event }) => event).toReversed();
		const guesses = Array.from({ length: 10 }, () => "refused");
		expect(await eventsOf(username)).toEqual(["new-device", "signed-in", "new-device", ...guesses, "locked"]);
		expect(await noticesOf(id)).toEqual(["new-device", "locked"]);

		await signIn(browser(), "mi-clave-en-otro-campo", { password: "una-clave-equivocada" });
		const log = JSON.stringify(await db().selectFrom("sign_in_events").selectAll().execute());
		expect(log).not.toMatch(/mi-clave-en-otro-campo|una-clave-equivocada|guess/);
	}, 30_000);

	it("mails about a new device when the log forgot the sign-ins before, and after a reset by mail", async () => {
		const { username, id } = await person();
		const home = await signedIn(username);
		await db().deleteFrom("sign_in_events").execute();
		await signIn(browser(), username);
		expect(await noticesOf(id)).toEqual(["new-device"]);
		for (const at of [browser(), home]) {
			const token = (await accounts().resetToken(id, "forgotten")) ?? "";
			const reset = await accounts().resetPassword(at.caller().request, token, password);
			if (reset.kind !== "reset") throw new Error(reset.kind);
			at.keep(reset.cookies);
			for (let time = 0; time < 2; time++) expect((await signIn(at, username)).kind).toBe("signed-in");
		}
		expect(await noticesOf(id)).toEqual(["new-device", "password-reset", "new-device", "password-reset"]);
		expect(await logOf(username)).toEqual([
			"new-device password",
			"new-device password",
			"signed-in password",
			"signed-in password",
			"signed-in password",
		]);
	});

	it("mails the owner about a new password and a second factor, and not about what was refused", async () => {
		const { username, id } = await person();
		const at = await signedIn(username);
		const session = async () => (await sessionAt(at)) ?? at.session;
		const next = nextPassword;
		await accounts().changePassword(at.caller(), await session(), { current: "wrong", next });
		expect(await noticesOf(id)).toEqual([]);
		const changed = await accounts().changePassword(at.caller(), await session(), {
			current: password,
			next,
		});
		if (changed.kind === "changed") at.keep(changed.cookies);
		await enrolled(at, next);
		await accounts().removeSecondFactor(at.caller(), await session(), next);
		expect((await noticesOf(id)).toSorted()).toEqual([
			"password-changed",
			"second-factor-off",
			"second-factor-on",
		]);
	});

	it("keeps a browser known to each of several accounts", async () => {
		const at = browser();
		const people = [await person(), await person(), await person()];
		for (const { username } of people) await signIn(at, username);
		for (const { username } of people) await signIn(at, username);
		for (const { username } of people)
			expect(await logOf(username)).toEqual(["new-device password", "signed-in password"]);
	});

	it("records each password that is typed again", async () => {
		const { username } = await person();
		const { caller, session } = await signedIn(username);
		expect(await accounts().confirm(caller(), session, "wrong password")).toBe(false);
		expect(await accounts().confirm(caller(), session, password)).toBe(true);
		await accounts().changePassword(caller(), session, { current: "wrong", next: nextPassword });
		await accounts().beginSecondFactor(caller(), session, "wrong password");
		const refused = "confirm-refused password";
		expect(await logOf(username)).toEqual([
			"new-device password",
			refused,
			"confirmed password",
			refused,
			refused,
		]);
	});

	it("records too many tries of one visitor, and too many wrong codes, which it mails", async () => {
		const { username, id } = await person();
		const at = await signedIn(username);
		const [backup = ""] = await enrolled(at);
		const guesser = browser();
		for (let guess = 0; guess < 10; guess++) {
			if (guess % 5 === 0) await signIn(guesser, username);
			await accounts().confirmCode(guesser.caller(), "client", `00000${guess}`);
		}
		await signIn(guesser, username);
		for (let time = 0; time < 2; time++)
			expect(await accounts().confirmCode(guesser.caller(), "client", backup)).toEqual({
				kind: "slowed",
				retryAfterSeconds: 900,
			});
		expect(await noticesOf(id)).toEqual(["second-factor-on", "code-locked"]);
		for (let time = 0; time < 60; time++) await accounts().confirmCode(guesser.caller(), "client", "000000");
		const log = await logOf(username);
		expect(log.filter((entry) => entry === "code-refused code")).toHaveLength(10);
		expect(log.filter((entry) => /^(code-locked|slowed)/.test(entry))).toEqual([
			"code-locked backup-code",
			"slowed",
		]);
		expect(log.slice(0, 2)).toEqual(["new-device password", "code-asked password"]);
	}, 30_000);
});
