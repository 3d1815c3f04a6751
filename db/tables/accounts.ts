export type AccountsTables = {
	accounts: AccountsTable;
	credentials: CredentialsTable;
	sessions: SessionsTable;
	verifications: VerificationsTable;
	second_factors: SecondFactorsTable;
	used_codes: UsedCodesTable;
	audit_entries: AuditEntriesTable;
};

/** better-auth defines the columns of all these tables except used_codes and audit_entries. */
export type AccountsTable = {
	id: string;
	created_at: string;
	updated_at: string;
	username: string;
	email: string;
	email_verified: number;
	name: string;
	image: string | null;
	kind: string;
	role: string | null;
	client_id: string | null;
	language: string;
	disabled_at: string | null;
	two_factor_enabled: number;
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
	action: string;
	subject_kind: string;
	subject_id: string;
	detail: string;
};
