import type {
	AccountProblem,
	ApiKeyLifetime,
	ApiScope,
	LinkWay,
	Role,
	WorkKind,
} from "../../../shared/account.ts";
import type { AskFirstWords } from "../../forms/schema.ts";

export type AccountsText = {
	/** `{…}` parts are filled. */
	accounts: Record<"team" | "clients" | "add" | "username" | "email" | "name" | "language", string> &
		Record<"company" | "subdomain" | "send" | "disabled", string> &
		Record<"enable" | "twoFactor" | "rolesLabel", string> &
		Record<"disable" | "reset", AskFirstWords> & {
			addIntro: Record<LinkWay, string>;
			roles: Record<Role, string>;
			/** What each role may do. */
			roleHints: Record<Role, string>;
			problems: Record<AccountProblem | "required" | "invited" | "left" | "roles", string>;
		};
	/** Inviting a colleague. `{…}` parts are filled. */
	invitations: Record<
		"invite" | "intro" | "noMail" | "send" | "makeLink" | "open" | "by" | "byOver" | "expired" | "shown",
		string
	> &
		Record<"resend" | "relink" | "revoke", AskFirstWords>;
	/** The page of a colleague. */
	colleague: Record<
		"saveRoles" | "email" | "emailSend" | "emailLimitReached" | "since" | "lastAdmin",
		string
	> &
		Record<"leave" | "leaveIntro" | "nothing", string> & {
			remove: AskFirstWords;
			emailHint: Record<LinkWay, string>;
			cards: Record<"roles" | "email" | "password", string>;
			/** Who takes what they have; `{count}` is filled. */
			work: Record<WorkKind, string>;
			/** Where nobody takes it. */
			nobody: Record<WorkKind, string>;
		};
	/** The keys of the API; `{date}` is filled. */
	apiKeys: Record<
		| "add"
		| "name"
		| "nameHint"
		| "scope"
		| "lifetime"
		| "send"
		| "expires"
		| "neverExpires"
		| "used"
		| "neverUsed"
		| "expired"
		| "revoked",
		string
	> &
		Record<"rotate" | "revoke", AskFirstWords> & {
			/** Said once, before the key itself; `{name}` is filled. */
			made: string;
			scopes: Record<ApiScope, string>;
			lifetimes: Record<ApiKeyLifetime, string>;
			problems: Record<"name" | "scope", string>;
		};
};
