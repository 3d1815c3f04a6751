import { expect, it } from "vitest";
import { disableAccount } from "../../domain/accounts/change-access.ts";
import { realRuntime } from "../../domain/runtime.ts";
import { accountsOn, nextPassword, operator, password } from "../../tests/support/accounts-on.ts";
import { onBothDatabases } from "../../tests/support/databases.ts";

onBothDatabases("a limit of sign-ins", (open) => {
	const { db, accounts, browser, person, signIn, signedIn } = accountsOn(open);

	it("lets nobody use up the tries of somebody signed in", async () => {
		const { username } = await person();
		const at = await signedIn(username);
		for (let guess = 0; guess < 12; guess++)
			await signIn(browser(), username, { password: `guess ${guess}` });
		const next = { current: password, next: nextPassword };
		expect((await accounts().changePassword(at.caller(), at.session, next)).kind).toBe("changed");
	});

	it("locks each name alone, so that a lockout does not tell whether names belong to one account", async () => {
		const { username, email } = await person();
		for (const [first, second] of [
			[username, email],
			["nobody-at-all", "nobody-at-all@hotel.example"],
		] as const) {
			for (let guess = 0; guess < 10; guess++)
				expect((await signIn(browser(), first, { password: `guess ${guess}` })).kind).toBe("refused");
			expect((await signIn(browser(), first, { password: "guess" })).kind).toBe("slowed");
			expect((await signIn(browser(), second, { password: "guess" })).kind).toBe("refused");
		}
	}, 30_000);

	it("slows guesses at one account from everywhere, without locking its owner's browser out", async () => {
		const { username } = await person();
		const home = await signedIn(username);
		home.keep(await accounts().signOut(home.caller().request));
		for (let guess = 0; guess < 10; guess++)
			await signIn(browser(), username, { password: `guess number ${guess}` });
		expect((await signIn(browser(), username)).kind).toBe("slowed");
		expect((await signIn(home, username)).kind).toBe("signed-in");
	});

	it("gives a known browser ten guesses, and a session twenty tries of its password", async () => {
		const { username } = await person();
		const home = await signedIn(username);
		const confirm = (typed: string) => accounts().confirm(home.caller(), home.session, typed);
		for (let guess = 0; guess < 20; guess++) expect(await confirm(`guess ${guess}`)).toBe(false);
		expect(await confirm(password)).toBe(false);
		home.keep(await accounts().signOut(home.caller().request));
		for (let guess = 0; guess < 10; guess++)
			expect((await signIn(home, username, { password: `guess ${guess}` })).kind).toBe("refused");
		expect((await signIn(home, username)).kind).toBe("slowed");
		expect((await signIn(browser(), username)).kind).toBe("signed-in");
	}, 30_000);

	it("counts wrong passwords alone: signing in uses up no guess", async () => {
		const { username } = await person();
		for (let guess = 0; guess < 9; guess++) {
			await signIn(browser(), username, { password: `guess ${guess}` });
			expect((await signIn(browser(), username)).kind).toBe("signed-in");
		}
		expect((await signIn(browser(), username, { password: "guess 10" })).kind).toBe("refused");
		// Ten guesses were made: what was right between them has opened the way to no more.
		expect((await signIn(browser(), username)).kind).toBe("slowed");
	}, 30_000);

	it("lets nobody make room for guesses by signing in elsewhere, or all at once", async () => {
		const [victim, own] = [await person(), await person()];
		const guesses = Array.from({ length: 14 }, (_, guess) => [
			signIn(browser(), victim.username, { password: `guess ${guess}` }),
			...(guess % 3 === 0 ? [signIn(browser(), own.username)] : []),
		]).flat();
		const kinds = (await Promise.all(guesses)).map(({ kind }) => kind);
		expect(kinds.filter((kind) => kind === "refused")).toHaveLength(10);
		expect((await signIn(browser(), victim.username)).kind).toBe("slowed");
		const gone = await person();
		await disableAccount(db(), realRuntime, operator, gone.username);
		for (let time = 0; time < 10; time++) await signIn(browser(), gone.username);
		expect((await signIn(browser(), gone.username)).kind).toBe("slowed");
	}, 30_000);

	it("slows one address that tries many accounts", async () => {
		const at = browser();
		const kinds = new Set<string>();
		for (let guess = 0; guess < 61; guess++) kinds.add((await signIn(at, `somebody-${guess}`)).kind);
		expect(kinds).toEqual(new Set(["refused", "slowed"]));
	}, 30_000);
});
