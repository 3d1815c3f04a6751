import type { InvitationEnd, PasswordProblem } from "../../shared/account.ts";

/** Every sentence of signing in, in one language. */
export type LoginText = {
	summary: { title: string; description: string };
	title: string;
	intro: string;
	fields: {
		username: string;
		password: string;
		remember: string;
		code: string;
		account: string;
		next: string;
	};
	placeholders: { username: string; account: string; password: string };
	forgot: string;
	send: string;
	sending: string;
	noAccount: { before: string; link: string };
	/** Said alike for a wrong password and for a name nobody has. */
	refused: string;
	failure: string;
	/** `{minutes}` is filled. */
	slowed: string;
	/** Signing in without a password. */
	passkey: Record<"send" | "refused" | "cancelled", string>;
	code: { title: string; intro: string; hint: string; send: string; refused: string; again: string };
	forgotten: { title: string; intro: string; send: string; sent: string; sentNext: string; back: string };
	newPassword: {
		title: string;
		intro: string;
		hint: string;
		send: string;
		done: string;
		expired: string;
		expiredNext: string;
		ask: string;
	};
	/** Joining the team; `{name}`, `{email}`, `{inviter}` and `{hours}` are filled. */
	invitation: Record<"title" | "intro" | "send" | "signIn" | "home", string> & {
		/** used: its account is there. unknown: the invitation was sent anew, was forgotten, or never was. */
		ended: Record<InvitationEnd, { title: string; next: string }>;
	};
	/** Confirming a new address. */
	emailChange: Record<"title" | "intro" | "text" | "send" | "done" | "gone", string>;
	problems: Record<PasswordProblem, string>;
	required: string;
	/** Said to a program that sends neither. */
	blank: string;
};
