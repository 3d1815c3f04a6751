import { z } from "zod";
import { forms } from "../../../content/forms/list.ts";
import { options } from "../../../content/forms/options.ts";
import type { IndustryId } from "../../../content/industries/list.ts";
import type { LeadForm } from "../../../domain/leads/record-form.ts";
import type { Language } from "../../../shared/language.ts";
import { fields } from "../../forms/read-form.server.ts";

export const contactFormSchema = (language: Language) =>
	z.object({
		firstname: fields.required(80),
		lastname: fields.required(80),
		email: fields.email(),
		phone: fields.phone(language),
		company: fields.optional(120),
		service_interest: fields.optionalOption(options.interests),
		message: fields.optional(5_000),
		consent: fields.consent(),
		hubspot: fields.checkbox(),
	});

type ContactValues = z.output<ReturnType<typeof contactFormSchema>>;

const industryOf: Partial<Record<string, IndustryId>> = {
	travel: "hospitalidad-viajes",
	"real-estate": "real-estate-construccion",
	cpg: "retail-ecommerce",
};

export function contactLead(values: ContactValues, language: Language): LeadForm {
	const words = forms[language];
	const interest = values.service_interest;
	return {
		source: "contact",
		language,
		facts: {
			name: `${values.firstname} ${values.lastname}`,
			email: values.email,
			phone: values.phone,
			company: values.company,
			industry: (interest && industryOf[interest]) ?? null,
			need: interest && words.contact.interests[interest],
		},
		message: values.message,
		consentVersion: words.consent.version,
		alsoAgreed: values.hubspot ? [words.hubspot] : [],
	};
}
