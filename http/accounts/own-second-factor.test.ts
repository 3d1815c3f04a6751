import { createOTP } from "@better-auth/utils/otp";
import { symmetricEncrypt } from "better-auth/crypto";
import { expect, it } from "vitest";
import { readSignIns } from "../../domain/accounts/sign-in/sign-in-log.ts";
import { accountsOn, options, password } from "../../tests/support/accounts-on.ts";
import { base32 } from "../../tests/support/base32.ts";
import { onBothDatabases } from "../../tests/support/databases.ts";
import { hashOfBackupCode } from "./backup-codes.ts";

onBothDatabases("a second factor", (open) => {
	const { db, accounts, browser, person, signIn, sessionAt, signedIn } = accountsOn(open);

	it("asks for the second factor once it is confirmed, takes each code once, and backup codes too", async () => {
		const { id, username } = await person();
		const at = await signedIn(username);
		expect(await accounts().beginSecondFactor(at.caller(), at.session, "wrong password")).toBeNull();
		const enrolment = await accounts().beginSecondFactor(at.caller(), at.session, password);
		const secret = base32(new URL(enrolment?.uri ?? "").searchParams.get("secret") ?? "");
		const other = await signedIn(username);
		expect(await accounts().confirmSecondFactor(at.caller(), at.session, "000000")).toBeNull();
		const code = await createOTP(secret).totp();
		at.keep((await accounts().confirmSecondFactor(at.caller(), at.session, code)) ?? []);
		expect((await sessionAt(at))?.account.twoFactor).toBe(true);
		// Whoever came in with the password alone is out.
		expect(await sessionAt(other)).toBeNull();

		const later = browser();
		expect((await signIn(later, username)).kind).toBe("code-needed");
		expect(await sessionAt(later)).toBeNull();
		expect((await accounts().confirmCode(later.caller(), "client", "123456")).kind).toBe("refused");
		expect((await accounts().confirmCode(later.caller(), "client", code)).kind).toBe("refused");

		const backup = enrolment?.backupCodes[0] ?? "";
		const factors = JSON.stringify(await db().selectFrom("second_factors").selectAll().execute());
		const hash = hashOfBackupCode(options.secret, backup);
		for (const plain of [secret, backup]) expect(factors).not.toContain(plain);
		expect([backup.replaceAll("-", "").length, factors.includes(hash)]).toEqual([24, true]);
		expect((await accounts().confirmCode(later.caller(), "client", hash)).kind).toBe("refused");
		for (const expected of ["signed-in", "refused"]) {
			const fresh = browser();
			await signIn(fresh, username);
			const outcome = await accounts().confirmCode(fresh.caller(), "client", backup);
			expect(outcome.kind).toBe(expected);
			if ("cookies" in outcome) fresh.keep(outcome.cookies);
			expect((await sessionAt(fresh)) !== null).toBe(expected === "signed-in");
		}
		expect((await accounts().confirmCode(browser().caller(), "client", backup)).kind).toBe("refused");

		// As an earlier release stored them.
		const data = JSON.stringify(["aB3dE-fG7hI", "other-codes"]);
		const encrypted = await symmetricEncrypt({ key: options.secret, data });
		await db()
			.updateTable("second_factors")
			.set({ backup_codes: encrypted })
			.where("account_id", "=", id)
			.execute();
		for (const expected of ["signed-in", "refused"]) {
			const fresh = browser();
			await signIn(fresh, username);
			expect((await accounts().confirmCode(fresh.caller(), "client", "aB3dE-fG7hI")).kind).toBe(expected);
		}
		const { entries } = await readSignIns(db(), { search: username });
		for (const event of ["code-asked", "code-refused"])
			expect(entries.map((entry) => entry.event)).toContain(event);
	});
});
