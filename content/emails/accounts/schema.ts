import type { PasswordLinkReason, SecurityChange, SignInEvent } from "../../../shared/account.ts";

export type AccountEmails = {
	passwordReset: Record<"greeting" | "button", string> &
		Record<"expires", Record<"soon" | "later", string>> &
		Record<PasswordLinkReason, Record<"subject" | "title" | "body" | "notYou", string>>;
	/** To a new colleague; `{inviter}` and `{date}` are filled. */
	invitation: Record<"subject" | "title" | "greeting" | "body" | "button" | "expires" | "notYou", string>;
	/** To the new address of an account; `{hours}` is how long the link works. */
	emailChange: Record<"subject" | "title" | "greeting" | "body" | "button" | "expires" | "notYou", string>;
	emailChanged: Record<"subject" | "title" | "greeting" | "body" | "notYou", string>;
	/** To an account's owner; `{product}`, `{username}`, `{device}`, `{change}` and `{time}` are filled. */
	signInNotice: Record<
		Extract<SignInEvent, "new-device" | "locked" | "code-locked"> | "changed",
		Record<"subject" | "title" | "body" | "next", string>
	> & {
		greeting: string;
		/** A device without a known name. */
		unknown: string;
		/** What changed, for `{change}`. */
		changes: Record<SecurityChange, string>;
	};
};
