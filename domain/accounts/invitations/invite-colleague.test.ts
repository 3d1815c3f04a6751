import { expect, it } from "vitest";
import { limits } from "../../../config/limits.ts";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import { deliverMails } from "../../../tests/support/deliver-mails.ts";
import { freshRuntime } from "../../../tests/support/test-runtime.ts";
import { readAuditLog } from "../../audit-log/audit-log.ts";
import type { Mail } from "../../mail/mailer.ts";
import { findAccount } from "../account-store.ts";
import { disableAccount } from "../change-access.ts";
import { addAccount } from "../manage-accounts.ts";
import { acceptInvitation, readInvitationLink } from "./accept-invitation.ts";
import {
	forgetInvitations,
	inviteColleague,
	readInvitations,
	resendInvitation,
	revokeInvitation,
} from "./invite-colleague.ts";

const eva = { id: "eva", name: "Eva Mora" };
const wish = {
	email: "Nadia.Paz@team.example",
	name: "Nadia Paz",
	roles: ["editor", "sales"],
	language: "en",
} as const;
const password = "siete llamas azules";

onBothDatabases("an invitation to the team", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	const invite = async () => {
		const issued = await inviteColleague(db(), runtime, eva, wish, "shown");
		if ("problem" in issued) throw new Error(issued.problem);
		return { id: issued.invitation.id, token: issued.token ?? "" };
	};
	const accept = (token: string, chosen = password) =>
		acceptInvitation(db(), runtime, { token, password: chosen, siteName: "Rumbo" });

	/** The mails that leave now. */
	async function delivered(): Promise<Mail[]> {
		const mails: Mail[] = [];
		await deliverMails({ db: db(), runtime }, async (mail) => void mails.push(mail));
		return mails;
	}
	const tokenIn = ({ text }: Mail) => /(?:llave|key)=([\w-]+)/.exec(text)?.[1] ?? "";

	it("leaves by mail in the colleague's language, and its link makes the account with their own password", async () => {
		expect(await inviteColleague(db(), runtime, eva, wish, "mail")).toMatchObject({ token: null });
		const [mail, ...more] = await delivered();
		if (!mail) throw new Error("No mail left.");
		expect([mail.to, more]).toEqual(["nadia.paz@team.example", []]);
		expect(mail.subject).toContain("Eva Mora invites you");
		const accepted = await accept(tokenIn(mail));
		expect(accepted).toMatchObject({
			kind: "accepted",
			account: { username: "nadia.paz", kind: "staff", roles: ["editor", "sales"], language: "en" },
		});
		expect(await readInvitations(db())).toEqual([]);
	});

	it("stores neither its token nor the password", async () => {
		const { token } = await invite();
		await inviteColleague(db(), runtime, eva, { ...wish, email: "otra@team.example" }, "mail");
		const rows = await db().selectFrom("invitations").selectAll().execute();
		const deliveries = await db().selectFrom("deliveries").selectAll().execute();
		const stored = JSON.stringify([rows, deliveries]);
		expect(rows).toHaveLength(2);
		expect(stored).not.toContain(token);
		const [mail] = await delivered();
		expect(stored).not.toContain(mail ? tokenIn(mail) : "");
	});

	it("works once, also for two who press at the same moment", async () => {
		const { token } = await invite();
		const outcomes = await Promise.all([accept(token), accept(token)]);
		expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["accepted", "gone"]);
		expect(await accept(token)).toEqual({ kind: "gone" });
		expect(await readInvitationLink(db(), runtime, token)).toEqual({ kind: "used" });
	});

	it("refuses a weak password and works on", async () => {
		const { token } = await invite();
		for (const weak of ["corta", "Nadia Paz 2026", "rumborumbo"])
			expect(await accept(token, weak)).toMatchObject({ kind: "weak" });
		expect(await accept(token)).toMatchObject({ kind: "accepted" });
	});

	it("expires, is sent anew with another link, and is revoked", async () => {
		const { id, token } = await invite();
		runtime.pass(limits.invitationHours * 3_600);
		const read = (of?: string | null) => readInvitationLink(db(), runtime, of ?? "");
		expect(await read(token)).toMatchObject({ kind: "expired", invitation: { inviter: "Eva Mora" } });
		expect(await accept(token)).toEqual({ kind: "gone" });
		const again = await resendInvitation(db(), runtime, eva, id, "shown");
		expect(await accept(token)).toEqual({ kind: "gone" });
		expect(await read(token)).toEqual({ kind: "unknown" });
		expect(await read(again?.token)).toMatchObject({ kind: "open", invitation: { name: "Nadia Paz" } });
		expect(await revokeInvitation(db(), runtime, eva, id)).toBe(true);
		expect(await revokeInvitation(db(), runtime, eva, id)).toBe(false);
		expect(await resendInvitation(db(), runtime, eva, id, "shown")).toBeNull();
		expect(await accept(again?.token ?? "")).toEqual({ kind: "gone" });
		expect(await read(again?.token)).toMatchObject({ kind: "revoked" });
		const { entries } = await readAuditLog(db(), {});
		expect(entries.map(({ action, name }) => [action, name])).toEqual([
			["invitation-revoked", "Nadia Paz"],
			["invitation-resent", "Nadia Paz"],
			["colleague-invited", "Nadia Paz"],
		]);
	});

	it("that was sent anew or revoked before its mail left is not mailed", async () => {
		const issued = await inviteColleague(db(), runtime, eva, wish, "mail");
		const id = "invitation" in issued ? issued.invitation.id : "";
		await resendInvitation(db(), runtime, eva, id, "mail");
		expect(await delivered()).toHaveLength(1);
		await resendInvitation(db(), runtime, eva, id, "mail");
		await revokeInvitation(db(), runtime, eva, id);
		expect(await delivered()).toEqual([]);
	});

	it("goes to one address once, and to none that has an account", async () => {
		await invite();
		expect(await inviteColleague(db(), runtime, eva, wish, "mail")).toEqual({ problem: "invited" });
		const person = {
			username: "luz",
			email: "luz@team.example",
			name: "Luz",
			language: "es",
			password,
		} as const;
		await addAccount(db(), runtime, eva, { ...person, kind: "staff", roles: ["sales"] });
		const admin = { ...person, username: "ada", email: "ada@team.example" };
		const taken = { ...wish, email: "LUZ@team.example" };
		expect(await inviteColleague(db(), runtime, eva, taken, "mail")).toEqual({ problem: "taken" });
		await addAccount(db(), runtime, eva, { ...admin, kind: "staff", roles: ["admin"] });
		await disableAccount(db(), runtime, eva, "luz");
		expect(await inviteColleague(db(), runtime, eva, taken, "mail")).toEqual({ problem: "left" });
	});

	it("gives a username that is free, and opens nothing once its address has an account", async () => {
		const person = { email: "n@x.example", name: "N", language: "es", password } as const;
		await addAccount(db(), runtime, eva, {
			...person,
			username: "nadia.paz",
			kind: "staff",
			roles: ["sales"],
		});
		const { token } = await invite();
		expect(await accept(token)).toMatchObject({ account: { username: "nadia.paz-2" } });
		const late = await inviteColleague(db(), runtime, eva, { ...wish, email: "a@x.example" }, "shown");
		await addAccount(db(), runtime, eva, {
			...person,
			email: "a@x.example",
			username: "ana",
			kind: "staff",
			roles: ["sales"],
		});
		expect(await accept("token" in late ? (late.token ?? "") : "")).toEqual({ kind: "gone" });
		expect((await findAccount(db(), "email", "a@x.example"))?.username).toBe("ana");
	});

	it("names no way in to who accepted it and left", async () => {
		const { id, token } = await invite();
		const boss = {
			username: "ada",
			email: "ada@team.example",
			name: "Ada",
			language: "es",
			password,
		} as const;
		await addAccount(db(), runtime, eva, { ...boss, kind: "staff", roles: ["admin"] });
		await accept(token);
		const account = await findAccount(db(), "id", id);
		await disableAccount(db(), runtime, eva, account?.username ?? "");
		expect(await readInvitationLink(db(), runtime, token)).toEqual({ kind: "unknown" });
	});

	it("is forgotten a while after it ended", async () => {
		const { id } = await invite();
		await revokeInvitation(db(), runtime, eva, id);
		await forgetInvitations(db(), runtime);
		const left = () => db().selectFrom("invitations").select("id").execute();
		expect(await left()).toHaveLength(1);
		runtime.pass((limits.endedLinkDays + 1) * 86_400);
		await forgetInvitations(db(), runtime);
		expect(await left()).toEqual([]);
	});
});
