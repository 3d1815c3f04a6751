import { type PasskeyOptions, passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { twoFactor, username } from "better-auth/plugins";
import type { Db } from "../../db/connect.ts";
import { isUsername } from "../../domain/accounts/account.ts";
import { hashPassword, isPassword } from "../../domain/accounts/password.ts";
import { passwordLength } from "../../domain/accounts/password-rules.ts";
import type { Runtime } from "../../domain/runtime.ts";
import { daySeconds } from "../../domain/wall-clock.ts";
import { cookieName } from "../cookies/cookies.ts";
import { backupCodeOptions } from "./backup-codes.ts";

type AuthOptions = {
	db: Db;
	runtime: Runtime;
	secret: string;
	publicUrl: string;
	cookieDomain: string | null;
	/** The domain that passkeys belong to: of the site, with all its portals. */
	passkeyDomain: string;
	product: string;
	onPasswordReset(accountId: string): Promise<void>;
	onResetToken(token: string): void;
};

const resetMinutes = 10;
/** Carries the visitor's address, set from trusted proxies (see visitorAddressOf) and never taken from outside. */
export const visitorHeader = "x-visitor";

const times = { createdAt: "created_at", updatedAt: "updated_at" };

const tables = {
	user: {
		modelName: "accounts",
		fields: { ...times, emailVerified: "email_verified" },
		additionalFields: {
			kind: { type: "string", required: true, input: false },
			language: { type: "string", required: true, input: false },
		},
	},
	session: {
		modelName: "sessions",
		fields: {
			...times,
			userId: "account_id",
			expiresAt: "expires_at",
			ipAddress: "ip_address",
			userAgent: "user_agent",
		},
		expiresIn: 30 * daySeconds,
		additionalFields: {
			confirmedAt: { type: "string", required: false, input: false, fieldName: "confirmed_at" },
			seenAt: { type: "string", required: false, input: false, fieldName: "seen_at" },
			passkeyAt: { type: "string", required: false, input: false, fieldName: "passkey_at" },
		},
		disableSessionRefresh: true,
		// See confirmIdentity: a proof of the last minutes is asked for where it matters.
		freshAge: 0,
		cookieCache: { enabled: false },
	},
	account: {
		modelName: "credentials",
		fields: { ...times, userId: "account_id", accountId: "provider_account_id", providerId: "provider_id" },
	},
	verification: {
		modelName: "verifications",
		fields: { ...times, expiresAt: "expires_at" },
		storeIdentifier: "hashed",
	},
} as const;

const secondFactorSchema = {
	user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
	twoFactor: {
		modelName: "second_factors",
		fields: {
			userId: "account_id",
			backupCodes: "backup_codes",
			failedVerificationCount: "failed_verification_count",
			lockedUntil: "locked_until",
		},
	},
};

const passkeySchema = {
	passkey: {
		modelName: "passkeys",
		fields: {
			userId: "account_id",
			publicKey: "public_key",
			credentialID: "credential_id",
			deviceType: "device_type",
			backedUp: "backed_up",
			createdAt: "created_at",
		},
	},
};

/** The plugin itself accepts a passkey whose owner was not verified, by a fingerprint or a PIN. */
const verifiedOwner = {
	registration: {
		afterVerification: ({ verification }) => requireVerified(verification.registrationInfo?.userVerified),
	},
	authentication: {
		afterVerification: ({ verification }) => requireVerified(verification.authenticationInfo.userVerified),
	},
} satisfies PasskeyOptions;

async function requireVerified(isVerified: boolean | undefined): Promise<void> {
	if (!isVerified) throw new APIError("UNAUTHORIZED");
}

/** Only auth-context.ts and its users call better-auth; none of its routes is served. */
export function createAuth({
	db,
	runtime,
	secret,
	publicUrl,
	cookieDomain,
	passkeyDomain,
	product,
	onPasswordReset,
	onResetToken,
}: AuthOptions) {
	const https = publicUrl.startsWith("https:");
	const isOfOneHost = cookieDomain === null;
	return betterAuth({
		appName: product,
		baseURL: publicUrl,
		secret,
		// "sqlite" on both engines: it stores times as text and booleans as 0 or 1, as all our tables do.
		database: { db, type: "sqlite" },
		telemetry: { enabled: false },
		logger: { disabled: true },
		rateLimit: { enabled: false },
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: passwordLength.least,
			maxPasswordLength: passwordLength.most,
			password: {
				hash: hashPassword,
				verify: ({ hash, password }) => isPassword(hash, password),
			},
			resetPasswordTokenExpiresIn: resetMinutes * 60,
			revokeSessionsOnPasswordReset: true,
			onPasswordReset: ({ user }) => onPasswordReset(user.id),
			sendResetPassword: async ({ token }) => onResetToken(token),
		},
		...tables,
		plugins: [...pluginsOf({ product, passkeyDomain, secret })],
		advanced: {
			cookiePrefix: isOfOneHost ? cookieName("site", https) : "site",
			useSecureCookies: https && !isOfOneHost,
			defaultCookieAttributes: { secure: https },
			...(cookieDomain && { crossSubDomainCookies: { enabled: true, domain: cookieDomain } }),
			ipAddress: { ipAddressHeaders: [visitorHeader] },
			database: { generateId: () => runtime.newId(), validateSchema: false },
		},
	});
}

function pluginsOf({
	product,
	passkeyDomain,
	secret,
}: Pick<AuthOptions, "product" | "passkeyDomain" | "secret">) {
	return [
		username({
			minUsernameLength: 1,
			maxUsernameLength: 200,
			usernameValidator: isUsername,
			displayUsername: false,
		}),
		twoFactor({
			issuer: product,
			schema: secondFactorSchema,
			backupCodeOptions: backupCodeOptions(secret),
		}),
		passkey({
			rpID: passkeyDomain,
			rpName: product,
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
			advanced: { webAuthnChallengeCookie: "passkey" },
			schema: passkeySchema,
			...verifiedOwner,
		}),
	] as const;
}
