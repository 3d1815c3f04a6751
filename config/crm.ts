import { z } from "zod";
import { webAddress } from "./values.ts";

const serviceAddress = (example: string) =>
	webAddress(/^https?$/, `a web address, like ${example}`).transform((url) => url.replace(/\/+$/, ""));
const text = (expected: string) => z.string().min(1, expected).max(300, expected);
export const odooApis = ["auto", "json-2", "json-rpc"] as const;

export const crmFields = {
	/** The Odoo CRM. Unset: our own list of leads is the CRM. */
	ODOO_URL: serviceAddress("https://company.odoo.com").optional(),
	ODOO_DB: text("must be the name of Odoo's database").optional(),
	ODOO_USER: text("must be the login of the user the key belongs to").optional(),
	ODOO_API_KEY: text("must be an API key of that user").optional(),
	ODOO_API: z.enum(odooApis, `must be one of ${odooApis.join(", ")}`).default("auto"),
	HUBSPOT_PORTAL_ID: z
		.string()
		.regex(/^\d{1,20}$/, "must be the digits of HubSpot's account id")
		.optional(),
	HUBSPOT_FORM_ID: z.guid("must be the form's id, like 4a1b2c3d-5e6f-4a1b-8c2d-3e4f5a6b7c8d").optional(),
	HUBSPOT_TOKEN: text("must be the access token of a private app").optional(),
	HUBSPOT_FORMS_URL: serviceAddress("https://api.hsforms.com").default("https://api.hsforms.com"),
	HUBSPOT_API_URL: serviceAddress("https://api.hubapi.com").default("https://api.hubapi.com"),
	WEBHOOK_URL: webAddress(/^https?$/, "a web address, like https://hooks.example.com/leads").optional(),
	WEBHOOK_SECRET: z
		.string()
		.refine(
			(secret) =>
				/^whsec_[\w+/-]+={0,2}$/.test(secret) && Buffer.from(secret.slice(6), "base64").length >= 24,
			'must be whsec_ and at least 24 random bytes in base64, as from: echo "whsec_$(openssl rand -base64 32)"',
		)
		.optional(),
};

type CrmSettings = z.output<z.ZodObject<typeof crmFields>>;

export function readCrm(env: CrmSettings) {
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

const settingGroups = [
	["ODOO_URL", "ODOO_DB", "ODOO_USER", "ODOO_API_KEY"],
	["HUBSPOT_PORTAL_ID", "HUBSPOT_FORM_ID"],
	["WEBHOOK_URL", "WEBHOOK_SECRET"],
] as const;

export function missingCrmSettings(env: CrmSettings): string[] {
	return settingGroups.flatMap((names) => {
		const present = names.filter((name) => env[name] !== undefined);
		if (present.length === 0) return [];
		return names
			.filter((name) => env[name] === undefined)
			.map((name) => `${name} is needed beside ${present[0]}`);
	});
}
