import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import { z } from "zod";
import { isPage } from "../content/addresses.ts";
import { meantAddress } from "../content/meant-address.ts";
import { site } from "../content/site.ts";
import { languages } from "../shared/language.ts";
import { analyticsFields, missingAnalyticsSettings, readAnalytics } from "./analytics.ts";
import { brandFields, readBrand, readCompany } from "./brand.ts";
import { crmFields, missingCrmSettings, readCrm } from "./crm.ts";
import { llmFields, readLlm } from "./llm.ts";
import { email, isWeakSecret, webAddress, wholeNumber } from "./values.ts";

/** Addresses of the server, beside those of pages. */
const ownPaths = new Set(
	[
		["assets", "handoff", "healthz", "livez", "metrics", "readyz", "preview", "_staff", "__manifest"],
		["cross-site-form", "demo-data", "measuring-choice"],
	]
		.flat()
		.map((name) => `/${name}`),
);

const adminPath = z
	.string()
	.regex(/^\/[\w-]{6,64}$/, "must be one path segment of 6 to 64 letters, digits, - or _, like /taller-9f3k2")
	.refine((path) => isFree(path.toLowerCase()), "must not be an address that the site already has");

function isFree(path: string): boolean {
	return !isPage(path) && !meantAddress(path) && !ownPaths.has(path);
}

const logLevels = ["silent", "error", "warn", "info", "debug"] as const;

const isOn = z
	.enum(["0", "1", "false", "true"], "must be 1 or 0")
	.transform((value) => value === "1" || value === "true");

const schema = z.object({
	/** The port to listen on; 0 takes any free one. */
	PORT: wholeNumber(0, 65_535).default(3001),
	HOST: z.string().min(1).default("0.0.0.0"),
	/** The public address, for links in mails and search engines. */
	PUBLIC_URL: webAddress(/^https?$/, "a web address, like https://www.example.com")
		.transform((url) => new URL(url).origin)
		.optional(),
	/** What browsers are told over https (Strict-Transport-Security). They remember it: begin small. */
	HSTS: z
		.string()
		.regex(
			/^max-age=\d{1,9}(; ?includeSubDomains)?(; ?preload)?$/,
			"must be like max-age=86400 or max-age=63072000; includeSubDomains",
		)
		.default("max-age=86400"),
	DATA_DIR: z.string().min(1).default("data"),
	/** Where backups are written, and where the start looks for the newest. Unset: DATA_DIR/backups. */
	BACKUP_DIR: z.string().min(1).optional(),
	/** Empty: SQLite in DATA_DIR. */
	DATABASE_URL: webAddress(
		/^postgres(ql)?$/,
		"a PostgreSQL address, like postgres://user:password@host:5432/database; leave it out for the embedded SQLite",
	).optional(),
	/** A key with every scope, beside those of the staff area. */
	API_KEY: z
		.string()
		.refine((key) => !isWeakSecret(key, 16), "must be at least 16 characters long, and 8 different ones")
		.optional(),
	/** The hidden path of the staff area. Unset: generated and printed at each start. */
	ADMIN_PATH: adminPath.default(() => `/${randomBytes(9).toString("hex")}`),
	/** Unset: mails are stored as files in DATA_DIR/mail. */
	SMTP_URL: webAddress(
		/^smtps?$/,
		"the address of a mail server, like smtps://user:password@host:465",
	).optional(),
	MAIL_FROM: z
		.string()
		.min(3, "must be who mails are from, like Name <name@example.com>")
		.default(site.mailFrom),
	SALES_EMAIL: email.default(site.salesEmail),
	/** The language of mails to staff, whatever the visitor's. */
	STAFF_LANGUAGE: z.enum(languages, `must be ${languages.join(" or ")}`).default("es"),
	...brandFields,
	/** The number of reverse proxies in front. It says which entry of X-Forwarded-For, from the end, is the visitor's address. */
	TRUSTED_PROXIES: wholeNumber(0, 5).default(0),
	/** Messages per minute that one visitor may send the assistant; an office behind one address counts as one visitor. */
	CHAT_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
	/** Answers, streamed or not, that one visitor may wait for at the same time in each process. */
	CHAT_AT_ONCE: wholeNumber(1, 1_000_000).default(20),
	/** Pages per minute that each process renders for one visitor. Pages from the cache do not count. */
	PAGES_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
	/** Open connections of this process, and from one address (behind a proxy only the proxy knows the addresses). */
	CONNECTIONS: wholeNumber(10, 1_000_000).default(4_000),
	CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(200),
	/** Seconds that a stopping process still takes connections, while /readyz says that it stops. */
	DRAIN_SECONDS: wholeNumber(0, 60).default(0),
	/** Whether every page is rendered after the start, so that no first visitor waits. */
	WARM_UP: isOn.default(true),
	/** Forms per hour that one visitor may send. */
	FORMS_PER_HOUR: wholeNumber(1, 1_000_000).default(20),
	/** Digits of a WhatsApp number with its country, e.g. 573005550100. Unset: the site offers no WhatsApp. */
	WHATSAPP: z
		.string()
		.regex(/^\d{8,15}$/, "must be digits alone, country first, like 573005550100")
		.optional(),
	/** Signs sessions. Unset: generated at the first start and stored in DATA_DIR. Processes on one database need the same. */
	SECRET: z
		.string()
		.refine((secret) => !isWeakSecret(secret), "must be at least 32 characters long, and 8 different ones")
		.optional(),
	/** Unset: required of admins when PUBLIC_URL begins with https. */
	REQUIRE_2FA: z.enum(["0", "1", "false", "true", "all"], "must be 1, 0 or all").optional(),
	/** Minutes without a page after which a session of staff ends. */
	STAFF_IDLE_MINUTES: wholeNumber(5, 1_440).default(120),
	/** The domain whose subdomains are the clients' portals, e.g. clientes.example. Unset: portals are at /portal. */
	PORTAL_BASE_DOMAIN: z
		.string()
		.toLowerCase()
		.regex(/^([a-z\d-]+\.)*[a-z\d-]+(:\d+)?$/, "must be a host name, like clientes.example")
		.optional(),
	...analyticsFields,
	...crmFields,
	...llmFields,
	LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
});

export type Settings = ReturnType<typeof readSettings>;

/** @throws SettingsError naming each bad setting, never its value. */
export function readSettings(environment: Record<string, string | undefined>) {
	const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const read = schema.safeParse(present);
	if (!read.success) {
		throw new SettingsError(read.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`));
	}
	const env = read.data;
	const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
	const portalBaseDomain = env.PORTAL_BASE_DOMAIN ?? null;
	if (portalBaseDomain && !isWithin(new URL(publicUrl).host, portalBaseDomain)) {
		throw new SettingsError([
			"PORTAL_BASE_DOMAIN must be the host of PUBLIC_URL or a domain above it, so that a session holds in both",
		]);
	}
	const missing = [...missingCrmSettings(env), ...missingAnalyticsSettings(env)];
	if (missing.length > 0) throw new SettingsError(missing);
	const { llm, problems } = readLlm(env);
	if (problems.length > 0) throw new SettingsError(problems);
	const dataDir = resolve(env.DATA_DIR);
	return {
		port: env.PORT,
		host: env.HOST,
		publicUrl,
		/** Without one, links in an answer use the address that the caller called. */
		publicUrlGiven: env.PUBLIC_URL !== undefined,
		...ofAddress(publicUrl, env.HSTS),
		dataDir,
		backupDir: env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : join(dataDir, "backups"),
		databaseUrl: env.DATABASE_URL ?? null,
		apiKey: env.API_KEY ?? null,
		adminPath: env.ADMIN_PATH,
		adminPathGiven: Boolean(present.ADMIN_PATH),
		smtpUrl: env.SMTP_URL ?? null,
		mailFrom: env.MAIL_FROM,
		salesEmail: env.SALES_EMAIL,
		staffLanguage: env.STAFF_LANGUAGE,
		trustedProxies: env.TRUSTED_PROXIES,
		chatPerMinute: env.CHAT_PER_MINUTE,
		chatAtOnce: env.CHAT_AT_ONCE,
		pagesPerMinute: env.PAGES_PER_MINUTE,
		connections: env.CONNECTIONS,
		connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
		drainSeconds: env.DRAIN_SECONDS,
		warmUp: env.WARM_UP,
		formsPerHour: env.FORMS_PER_HOUR,
		whatsapp: env.WHATSAPP ?? null,
		thirdPartyAnalytics: readAnalytics(env),
		secret: env.SECRET ?? null,
		require2fa: whoNeeds2fa(env.REQUIRE_2FA ?? (publicUrl.startsWith("https:") ? "1" : "0")),
		staffIdleMinutes: env.STAFF_IDLE_MINUTES,
		portalBaseDomain,
		crm: readCrm(env),
		llm,
		logLevel: env.LOG_LEVEL,
		brand: readBrand(env),
		company: readCompany(env),
	};
}

function whoNeeds2fa(setting: "0" | "1" | "false" | "true" | "all"): "nobody" | "admins" | "staff" {
	if (setting === "all") return "staff";
	return setting === "1" || setting === "true" ? "admins" : "nobody";
}

/** What depends on the public address: https alone lets search engines in and is remembered by browsers. */
function ofAddress(publicUrl: string, hsts: string) {
	const { protocol, host } = new URL(publicUrl);
	const isHttps = protocol === "https:";
	const isStaging = /(^|[.-])staging[.\d-]/.test(host);
	return {
		isStaging,
		/** Search engines are refused on a trial and on a staging host. */
		isIndexable: isHttps && !isStaging,
		hsts: isHttps ? hsts : null,
	};
}

export type Brand = Settings["brand"];

export class SettingsError extends Error {
	constructor(problems: readonly string[]) {
		super(`Bad settings: ${problems.join("; ")}`);
		this.name = "SettingsError";
	}
}

function isWithin(host: string, domain: string): boolean {
	return host === domain || host.endsWith(`.${domain}`);
}
