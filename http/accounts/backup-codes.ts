import { createHmac } from "node:crypto";
import { symmetricDecrypt } from "better-auth/crypto";
import type { TwoFactorOptions } from "better-auth/plugins";
import { z } from "zod";
import { randomText } from "../../domain/accounts/password.ts";

const amount = 10;
const prefix = "hmac:";
const Codes = z.array(z.string());

/** @param secret of the site: codes of an earlier release were short enough to be guessed from a plain hash. */
export function hashOfBackupCode(secret: string, code: string): string {
	return prefix + createHmac("sha256", secret).update(`backup-code:${code}`).digest("base64url");
}

/** @param secret of the site: codes of an earlier release are encrypted with it, until one is used. */
export function backupCodeOptions(secret: string): TwoFactorOptions["backupCodeOptions"] {
	return {
		customBackupCodesGenerate: () => Array.from({ length: amount }, () => randomText(24, 6)),
		storeBackupCodes: {
			encrypt: async (codes) => hashed(secret, codes),
			decrypt: async (stored) =>
				stored.startsWith("[")
					? stored
					: hashed(secret, await symmetricDecrypt({ key: secret, data: stored })),
		},
	};
}

/** Hashes a list of codes, as JSON. Those that are hashed stay as they are. */
function hashed(secret: string, codes: string): string {
	const list = Codes.parse(JSON.parse(codes));
	return JSON.stringify(
		list.map((code) => (code.startsWith(prefix) ? code : hashOfBackupCode(secret, code))),
	);
}
