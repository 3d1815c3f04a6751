import { z } from "zod";

export const analyticsFields = {
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
};

type AnalyticsSettings = z.output<z.ZodObject<typeof analyticsFields>>;

/** Names a setting that another one needs. */
export function missingAnalyticsSettings(env: AnalyticsSettings): string[] {
	return env.HUBSPOT_TRACKING_FORM && !env.HUBSPOT_TRACKING_ID
		? ["HUBSPOT_TRACKING_FORM needs HUBSPOT_TRACKING_ID, the portal the form is in"]
		: [];
}

export function readAnalytics(env: AnalyticsSettings) {
	const { GTAG_ID: gtagId = null, HUBSPOT_TRACKING_ID: hubspotId = null } = env;
	return gtagId || hubspotId ? { gtagId, hubspotId, hubspotForm: env.HUBSPOT_TRACKING_FORM ?? null } : null;
}
