import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { z } from "zod";
import { site } from "../content/site.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const adminPath = z
	.string()
	.regex(
		/^\/[\w-]{6,64}$/,
		"must be one path segment of 6 to 64 letters, digits, - or _, like /taller-9f3k2",
	);

const schema = z.object({
	/** Where to listen. Port 0 takes any free one. */
	PORT: port.default(3001),
	HOST: z.string().min(1).default("0.0.0.0"),
	/** The address people see, for links in mails and search engines. */
	PUBLIC_URL: origin.optional(),
	DATA_DIR: z.string().min(1).default("data"),
	/** Empty: SQLite in DATA_DIR. */
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
	/** Opens the reading API. Unset: it answers 404. */
	API_KEY: z.string().min(16).optional(),
	/** The hidden path of the staff's rooms. Unset: made anew at each start and printed. */
	ADMIN_PATH: adminPath.default(() => `/${randomBytes(9).toString("hex")}`),
	/** Unset: mails land as files in DATA_DIR/mail. */
	SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
	MAIL_FROM: z.string().min(3).default(site.mailFrom),
	SALES_EMAIL: z.email().default(site.salesEmail),
	BRAND_NAME: z.string().min(1).max(40).default(site.product),
	BRAND_EMAIL: z.email().default(site.email),
	BRAND_PHONE: z.string().min(5).max(30).default(site.phone),
	/** How many reverse proxies stand in front: the visitor's address is read from that many places of X-Forwarded-For. */
	TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
	/** Messages one visitor may send the assistant in a minute; an office behind one address counts as one. */
	CHAT_PER_MINUTE: z.coerce.number().int().min(1).default(60),
	/** Forms one visitor may send in an hour. */
	FORMS_PER_HOUR: z.coerce.number().int().min(1).default(20),
	/** Digits of a WhatsApp number with its country, e.g. 573005550100. Unset: the site offers no WhatsApp. */
	WHATSAPP: z
		.string()
		.regex(/^\d{8,15}$/, "must be digits alone, country first, like 573005550100")
		.optional(),
	/** Signs sessions. Unset: made at the first start and kept in DATA_DIR; processes on one database need the same. */
	SECRET: z.string().min(32, "must be at least 32 characters").optional(),
	/** Whether an admin of the staff must sign in with a second factor. */
	REQUIRE_2FA: z
		.enum(["0", "1", "false", "true"], "must be 1 or 0")
		.default("0")
		.transform((value) => value === "1" || value === "true"),
	/** Clients' portals are at their subdomains of it, e.g. clientes.example. Unset: at /portal. */
	PORTAL_BASE_DOMAIN: z
		.string()
		.toLowerCase()
		.regex(/^([a-z\d-]+\.)*[a-z\d-]+(:\d+)?$/, "must be a host name, like clientes.example")
		.optional(),
	LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
});

export type Settings = ReturnType<typeof readSettings>;

/**
 * The settings of this process, from the environment and defaults.
 * @throws SettingsError naming each bad setting, never its value.
 */
export function readSettings(environment: Record<string, string | undefined>) {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const read = schema.safeParse(given);
	if (!read.success) {
		throw new SettingsError(read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
	}
	const env = read.data;
	const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
	const portalBaseDomain = env.PORTAL_BASE_DOMAIN ?? null;
	if (portalBaseDomain && !isWithin(new URL(publicUrl).host, portalBaseDomain)) {
		throw new SettingsError([
			"PORTAL_BASE_DOMAIN: must be the host of PUBLIC_URL or a domain above it, so that a session holds in both",
		]);
	}
	const dataDir = resolve(env.DATA_DIR);
	return {
		port: env.PORT,
		host: env.HOST,
		publicUrl,
		/** Without one, links for the caller go to the address it called. */
		publicUrlGiven: env.PUBLIC_URL !== undefined,
		dataDir,
		databaseUrl: env.DATABASE_URL ?? null,
		apiKey: env.API_KEY ?? null,
		adminPath: env.ADMIN_PATH,
		smtpUrl: env.SMTP_URL ?? null,
		mailFrom: env.MAIL_FROM,
		salesEmail: env.SALES_EMAIL,
		trustedProxies: env.TRUSTED_PROXIES,
		chatPerMinute: env.CHAT_PER_MINUTE,
		formsPerHour: env.FORMS_PER_HOUR,
		whatsapp: env.WHATSAPP ?? null,
		secret: env.SECRET ?? null,
		require2fa: env.REQUIRE_2FA,
		portalBaseDomain,
		logLevel: env.LOG_LEVEL,
		brand: { ...site, product: env.BRAND_NAME, email: env.BRAND_EMAIL, phone: env.BRAND_PHONE },
	};
}

export type Brand = Settings["brand"];

export class SettingsError extends Error {
	/** @param problems each naming its setting, never its value. */
	constructor(problems: readonly string[]) {
		super(`Bad settings:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
		this.name = "SettingsError";
	}
}

function isWithin(host: string, domain: string): boolean {
	return host === domain || host.endsWith(`.${domain}`);
}
