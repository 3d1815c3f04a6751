import type { AccountKind, Factor, SignInEvent } from "../../shared/account.ts";
import type { AuditAction } from "../../shared/audit-action.ts";
import type { Language } from "../../shared/language.ts";

export type AccountsTables = {
	accounts: AccountsTable;
	credentials: CredentialsTable;
	sessions: SessionsTable;
	verifications: VerificationsTable;
	second_factors: SecondFactorsTable;
	passkeys: PasskeysTable;
	used_codes: UsedCodesTable;
	audit_entries: AuditEntriesTable;
	sign_in_events: SignInEventsTable;
	api_keys: ApiKeysTable;
	invitations: InvitationsTable;
	email_changes: EmailChangesTable;
};

/** better-auth defines the columns of these tables down to passkeys. */
export type AccountsTable = {
	id: string;
	created_at: string;
	updated_at: string;
	username: string;
	email: string;
	email_verified: number;
	name: string;
	image: string | null;
	kind: AccountKind;
	/** Of the roles the one that may do most, for the release before. */
	role: string | null;
	/** Divided by spaces. Null for clients, and for staff added by the release before. */
	roles: string | null;
	client_id: string | null;
	language: Language;
	disabled_at: string | null;
	two_factor_enabled: number;
	/** When somebody last signed in. Null: nobody ever did. */
	signed_in_at: string | null;
	/** When a client last opened the portal, and when the visit before this one ended. Null: there was none. */
	visited_at: string | null;
	previous_visit_at: string | null;
};

export type CredentialsTable = {
	id: string;
	account_id: string;
	provider_id: string;
	provider_account_id: string;
	/** Argon2id, in the PHC format. */
	password: string | null;
	created_at: string;
	updated_at: string;
};

export type SessionsTable = {
	id: string;
	account_id: string;
	/** Useless without the signature in the cookie, whose key is not in the database. */
	token: string;
	expires_at: string;
	ip_address: string | null;
	user_agent: string | null;
	created_at: string;
	updated_at: string;
	/** When the person last proved who they are after signing in. Null: never since. */
	confirmed_at: string | null;
	/** When staff last opened a page, to the minute. Null: not since signing in. */
	seen_at: string | null;
	/** When the person last proved with a passkey who they are. Null: never in this session. */
	passkey_at: string | null;
};

export type VerificationsTable = {
	id: string;
	/** Hashed, so that nobody can make a reset link from it. */
	identifier: string;
	value: string;
	expires_at: string;
	created_at: string;
	updated_at: string;
};

export type SecondFactorsTable = {
	id: string;
	account_id: string;
	/** Encrypted with the site's secret, like the backup codes. */
	secret: string;
	backup_codes: string;
	verified: number;
	failed_verification_count: number | null;
	locked_until: string | null;
};

export type PasskeysTable = {
	id: string;
	account_id: string;
	name: string | null;
	/** As the browser names it: base64url. */
	credential_id: string;
	/** COSE, in base64. */
	public_key: string;
	/** Of signatures; 0 for a passkey that does not count them. */
	counter: number;
	device_type: string;
	backed_up: number;
	/** Divided by commas. */
	transports: string | null;
	/** The model of the authenticator. */
	aaguid: string | null;
	created_at: string | null;
	last_used_at: string | null;
};

export type UsedCodesTable = {
	account_id: string;
	/** Hash of a second-factor code, so that it works once. */
	code: string;
	used_at: string;
};

export type AuditEntriesTable = {
	id: string;
	at: string;
	/** Null for actions of the operator or the site itself. */
	actor_id: string | null;
	actor_name: string;
	action: AuditAction;
	subject_kind: string;
	subject_id: string;
	detail: string;
};

export type SignInEventsTable = {
	id: string;
	at: string;
	event: SignInEvent;
	factor: Factor | null;
	/** Null when no account has the typed name. */
	account_id: string | null;
	/** The visitor's address. */
	visitor: string;
	user_agent: string;
};

export type ApiKeysTable = {
	id: string;
	created_at: string;
	name: string;
	/** Divided by spaces. */
	scopes: string;
	/** SHA-256 of the secret. */
	hash: string;
	/** Of the secret before the last rotation, and until when it works. */
	previous_hash: string | null;
	previous_until: string | null;
	expires_at: string | null;
	last_used_at: string | null;
	revoked_at: string | null;
};

/** Open until they are accepted or revoked: `revoked_at` is either moment. An accepted one is the account of its id. */
export type InvitationsTable = {
	id: string;
	created_at: string;
	email: string;
	name: string;
	/** Divided by spaces. */
	roles: string;
	language: Language;
	/** The name of the colleague who invited. */
	inviter: string;
	/** Counts the links; see domain/accounts/invitations/invite-colleague.ts. */
	issue: number;
	/** SHA-256 of the last link's token. */
	token_hash: string;
	expires_at: string;
	revoked_at: string | null;
};

export type EmailChangesTable = {
	id: string;
	account_id: string;
	created_at: string;
	email: string;
	previous_email: string;
	/** SHA-256 of the token in the link. */
	token_hash: string;
	expires_at: string;
	confirmed_at: string | null;
};
