import type { z } from "zod";
import { site } from "../content/site.ts";
import { email, textLength, wholeNumber } from "./values.ts";

export const brandFields = {
	BRAND_NAME: textLength(1, 40).default(site.product),
	BRAND_EMAIL: email.default(site.email),
	BRAND_PHONE: textLength(5, 30).default(site.phone),
	BRAND_TAGLINE_ES: textLength(3, 80).default(site.tagline.es),
	BRAND_TAGLINE_EN: textLength(3, 80).default(site.tagline.en),
	/** Who answers the forms, named where one was sent. Unset: a person of the team. */
	BRAND_CONTACT_PERSON: textLength(2, 60).optional(),
	/** Working days within which a form is answered, said where one was sent. Unset: not said. */
	BRAND_ANSWER_DAYS: wholeNumber(0, 10).optional(),
	/** Who answers for personal data, on the legal page (Decree 1377 of 2013 of Colombia, article 13). */
	BRAND_LEGAL_NAME: textLength(2, 120).optional(),
	BRAND_TAX_NUMBER: textLength(4, 30).optional(),
	BRAND_ADDRESS: textLength(5, 160).optional(),
};

type BrandSettings = z.output<z.ZodObject<typeof brandFields>>;

export function readBrand(env: BrandSettings) {
	return {
		...site,
		product: env.BRAND_NAME,
		email: env.BRAND_EMAIL,
		phone: env.BRAND_PHONE,
		tagline: { es: env.BRAND_TAGLINE_ES, en: env.BRAND_TAGLINE_EN },
		contactPerson: env.BRAND_CONTACT_PERSON ?? site.contactPerson,
		answerDays: env.BRAND_ANSWER_DAYS ?? site.answerDays,
	};
}

/** The company behind the brand; null while a fact is not set. */
export function readCompany(env: BrandSettings) {
	return {
		legalName: env.BRAND_LEGAL_NAME ?? null,
		taxNumber: env.BRAND_TAX_NUMBER ?? null,
		address: env.BRAND_ADDRESS ?? null,
	};
}
