import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { z } from "zod";
import { site } from "../content/site.ts";
import { llmFields, readLlm } from "./llm.ts";
import { address, length, whole } from "./values.ts";

const email = z.email("must be one email address, like name@example.com");
const adminPath = z
	.string()
	.regex(
		/^\/[\w-]{6,64}$/,
		"must be one path segment of 6 to 64 letters, digits, - or _, like /taller-9f3k2",
	);

/** Reads the address of a service, without its trailing slash. */
const serviceAddress = (example: string) =>
	address(/^https?$/, `a web address, like ${example}`).transform((url) => url.replace(/\/+$/, ""));
const text = (expected: string) => z.string().min(1, expected).max(300, expected);
const odooApis = ["auto", "json-2", "json-rpc"] as const;

const logLevels = ["silent", "error", "warn", "info", "debug"] as const;

const schema = z.object({
	/** The port to listen on; 0 takes any free one. */
	PORT: whole(0, 65_535).default(3001),
	HOST: z.string().min(1).default("0.0.0.0"),
	/** The public address, for links in mails and search engines. */
	PUBLIC_URL: address(/^https?$/, "a web address, like https://www.example.com")
		.transform((url) => new URL(url).origin)
		.optional(),
	DATA_DIR: z.string().min(1).default("data"),
	/** Empty: SQLite in DATA_DIR. */
	DATABASE_URL: address(
		/^postgres(ql)?$/,
		"a PostgreSQL address, like postgres://user:password@host:5432/database; leave it out for the embedded SQLite",
	).optional(),
	/** Enables the reading API. Unset: it answers 404. */
	API_KEY: z.string().min(16, "must be at least 16 characters long").optional(),
	/** The hidden path of the staff area. Unset: generated and printed at each start. */
	ADMIN_PATH: adminPath.default(() => `/${randomBytes(9).toString("hex")}`),
	/** Unset: mails are stored as files in DATA_DIR/mail. */
	SMTP_URL: address(
		/^smtps?$/,
		"the address of a mail server, like smtps://user:password@host:465",
	).optional(),
	MAIL_FROM: z
		.string()
		.min(3, "must be who mails are from, like Name <name@example.com>")
		.default(site.mailFrom),
	SALES_EMAIL: email.default(site.salesEmail),
	/** The language of mails to staff, whatever the visitor's. */
	STAFF_LANGUAGE: z.enum(["es", "en"], "must be es or en").default("es"),
	BRAND_NAME: length(1, 40).default(site.product),
	BRAND_EMAIL: email.default(site.email),
	BRAND_PHONE: length(5, 30).default(site.phone),
	/** The number of reverse proxies in front. It says which entry of X-Forwarded-For, from the end, is the visitor's address. */
	TRUSTED_PROXIES: whole(0, 5).default(0),
	/** Messages per minute that one visitor may send the assistant; an office behind one address counts as one visitor. */
	CHAT_PER_MINUTE: whole(1, 1_000_000).default(60),
	/** Answers, streamed or not, that one visitor may wait for at the same time in each process. */
	CHAT_AT_ONCE: whole(1, 1_000_000).default(20),
	/** Forms per hour that one visitor may send. */
	FORMS_PER_HOUR: whole(1, 1_000_000).default(20),
	/** Digits of a WhatsApp number with its country, e.g. 573005550100. Unset: the site offers no WhatsApp. */
	WHATSAPP: z
		.string()
		.regex(/^\d{8,15}$/, "must be digits alone, country first, like 573005550100")
		.optional(),
	/** Third-party analytics. Unset: none is loaded, and nobody is asked for consent. */
	GTAG_ID: z
		.string()
		.regex(/^(G|GT|AW|UA)-[A-Z\d-]{4,20}$/, "must be a Google tag's id, like G-AB12CD34EF")
		.optional(),
	HUBSPOT_TRACKING_ID: z
		.string()
		.regex(/^\d{4,12}$/, "must be the digits of a HubSpot portal's id")
		.optional(),
	HUBSPOT_TRACKING_FORM: z
		.guid("must be the id of a HubSpot form, like 4a1b2c3d-5e6f-4a1b-8c2d-3e4f5a6b7c8d")
		.optional(),
	/** Signs sessions. Unset: generated at the first start and stored in DATA_DIR. Processes on one database need the same. */
	SECRET: z.string().min(32, "must be at least 32 characters long").optional(),
	/** Whether staff admins must sign in with a second factor. */
	REQUIRE_2FA: z
		.enum(["0", "1", "false", "true"], "must be 1 or 0")
		.default("0")
		.transform((value) => value === "1" || value === "true"),
	/** The domain whose subdomains are the clients' portals, e.g. clientes.example. Unset: portals are at /portal. */
	PORTAL_BASE_DOMAIN: z
		.string()
		.toLowerCase()
		.regex(/^([a-z\d-]+\.)*[a-z\d-]+(:\d+)?$/, "must be a host name, like clientes.example")
		.optional(),
	/** The Odoo CRM. Unset: our own list of leads is the CRM. */
	ODOO_URL: serviceAddress("https://company.odoo.com").optional(),
	ODOO_DB: text("must be the name of Odoo's database").optional(),
	ODOO_USER: text("must be the login of the user the key belongs to").optional(),
	ODOO_API_KEY: text("must be an API key of that user").optional(),
	ODOO_API: z.enum(odooApis, `must be one of ${odooApis.join(", ")}`).default("auto"),
	/** The HubSpot form that receives leads, and the token of a private app that writes contacts. */
	HUBSPOT_PORTAL_ID: z
		.string()
		.regex(/^\d{1,20}$/, "must be the digits of HubSpot's account id")
		.optional(),
	HUBSPOT_FORM_ID: z.guid("must be the form's id, like 4a1b2c3d-5e6f-4a1b-8c2d-3e4f5a6b7c8d").optional(),
	HUBSPOT_TOKEN: text("must be the access token of a private app").optional(),
	HUBSPOT_FORMS_URL: serviceAddress("https://api.hsforms.com").default("https://api.hsforms.com"),
	HUBSPOT_API_URL: serviceAddress("https://api.hubapi.com").default("https://api.hubapi.com"),
	/** The webhook that receives each lead, signed. */
	WEBHOOK_URL: address(/^https?$/, "a web address, like https://hooks.example.com/leads").optional(),
	WEBHOOK_SECRET: z
		.string()
		.refine(
			(secret) =>
				/^whsec_[\w+/-]+={0,2}$/.test(secret) && Buffer.from(secret.slice(6), "base64").length >= 24,
			'must be whsec_ and at least 24 random bytes in base64, as from: echo "whsec_$(openssl rand -base64 32)"',
		)
		.optional(),
	...llmFields,
	LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
});

/** Settings that are only useful together. */
const settingGroups = [
	["ODOO_URL", "ODOO_DB", "ODOO_USER", "ODOO_API_KEY"],
	["HUBSPOT_PORTAL_ID", "HUBSPOT_FORM_ID"],
	["WEBHOOK_URL", "WEBHOOK_SECRET"],
] as const;

type SetName = (typeof settingGroups)[number][number];

function missingOf(names: readonly SetName[], isSet: (name: SetName) => boolean): string[] {
	const present = names.filter(isSet);
	if (present.length === 0) return [];
	return names
		.filter((name) => !present.includes(name))
		.map((name) => `${name} is needed beside ${present[0]}`);
}

/** Reads the settings of the services that receive leads; null when a service is not configured. */
function crmOf(env: z.output<typeof schema>) {
	const { ODOO_URL: url, ODOO_DB: db, ODOO_USER: user, ODOO_API_KEY: key, ODOO_API: api } = env;
	const { HUBSPOT_PORTAL_ID: portalId, HUBSPOT_FORM_ID: formId, HUBSPOT_TOKEN: token } = env;
	const { WEBHOOK_URL, WEBHOOK_SECRET } = env;
	return {
		odoo: url && db && user && key ? { url, db, user, key, api } : null,
		hubspotForm: portalId && formId ? { formsUrl: env.HUBSPOT_FORMS_URL, portalId, formId } : null,
		hubspotContact: token ? { apiUrl: env.HUBSPOT_API_URL, token } : null,
		webhook: WEBHOOK_URL && WEBHOOK_SECRET ? { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } : null,
	};
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings of this process from the environment, with defaults.
 * @throws SettingsError naming each bad setting, never its value.
 */
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
	const missing = settingGroups.flatMap((names) => missingOf(names, (name) => env[name] !== undefined));
	if (missing.length > 0) throw new SettingsError(missing);
	if (env.HUBSPOT_TRACKING_FORM && !env.HUBSPOT_TRACKING_ID) {
		throw new SettingsError(["HUBSPOT_TRACKING_FORM needs HUBSPOT_TRACKING_ID, the portal the form is in"]);
	}
	const { llm, problems } = readLlm(env);
	if (problems.length > 0) throw new SettingsError(problems);
	const dataDir = resolve(env.DATA_DIR);
	return {
		port: env.PORT,
		host: env.HOST,
		publicUrl,
		/** Without one, links in an answer use the address that the caller called. */
		publicUrlGiven: env.PUBLIC_URL !== undefined,
		dataDir,
		databaseUrl: env.DATABASE_URL ?? null,
		apiKey: env.API_KEY ?? null,
		adminPath: env.ADMIN_PATH,
		smtpUrl: env.SMTP_URL ?? null,
		mailFrom: env.MAIL_FROM,
		salesEmail: env.SALES_EMAIL,
		staffLanguage: env.STAFF_LANGUAGE,
		trustedProxies: env.TRUSTED_PROXIES,
		chatPerMinute: env.CHAT_PER_MINUTE,
		chatAtOnce: env.CHAT_AT_ONCE,
		formsPerHour: env.FORMS_PER_HOUR,
		whatsapp: env.WHATSAPP ?? null,
		measuring: analyticsOf(env),
		secret: env.SECRET ?? null,
		require2fa: env.REQUIRE_2FA,
		portalBaseDomain,
		crm: crmOf(env),
		llm,
		logLevel: env.LOG_LEVEL,
		brand: { ...site, product: env.BRAND_NAME, email: env.BRAND_EMAIL, phone: env.BRAND_PHONE },
	};
}

export type Brand = Settings["brand"];

export class SettingsError extends Error {
	/** @param problems sentences that name the setting, never its value. */
	constructor(problems: readonly string[]) {
		super(`Bad settings:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
		this.name = "SettingsError";
	}
}

/** Reads the third-party analytics to load after consent; null when there are none. */
function analyticsOf(env: z.output<typeof schema>) {
	const { GTAG_ID: gtagId = null, HUBSPOT_TRACKING_ID: hubspotId = null } = env;
	return gtagId || hubspotId ? { gtagId, hubspotId, hubspotForm: env.HUBSPOT_TRACKING_FORM ?? null } : null;
}

function isWithin(host: string, domain: string): boolean {
	return host === domain || host.endsWith(`.${domain}`);
}
