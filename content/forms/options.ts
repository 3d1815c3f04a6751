/** The values of the options in the forms' lists. */
export const options = {
	interests: ["contact-pilot", "nps", "travel", "real-estate", "cpg", "custom"],
	auditIndustries: ["travel", "real-estate", "cpg", "other"],
} as const;

export type Option<List extends keyof typeof options> = (typeof options)[List][number];
