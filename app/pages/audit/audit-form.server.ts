import { z } from "zod";
import { forms } from "../../../content/forms/list.ts";
import { options } from "../../../content/forms/options.ts";
import type { LeadFacts } from "../../../domain/leads/lead.ts";
import type { LeadForm } from "../../../domain/leads/record-form.ts";
import type { Language } from "../../../shared/language.ts";
import { fields } from "../../forms/read-form.server.ts";

export const auditForm = (language: Language) =>
	z.object({
		name: fields.required(120),
		email: fields.email(),
		company: fields.required(120),
		industry: fields.option(options.auditIndustries),
		phone: fields.phone(language),
		message: fields.optional(5_000),
		consent: fields.consent(),
		hubspot: fields.checkbox(),
	});

type AuditValues = z.output<ReturnType<typeof auditForm>>;

const industryOf = {
	travel: "hospitalidad-viajes",
	"real-estate": "real-estate-construccion",
	cpg: "retail-ecommerce",
	other: "other",
} as const satisfies Record<string, LeadFacts["industry"]>;

export function auditLead(values: AuditValues, language: Language): LeadForm {
	const { audit, consent, hubspot } = forms[language];
	const { name, email, company, phone, industry, message } = values;
	return {
		source: "audit",
		language,
		facts: { name, email, phone, company, industry: industryOf[industry], need: audit.need },
		message,
		consentVersion: consent.version,
		alsoAgreed: values.hubspot ? [hubspot] : [],
	};
}
