import type { Settings } from "../../config/env.ts";

export function siteFacts({
	publicUrl,
	isStaging,
	brand,
}: Pick<Settings, "publicUrl" | "isStaging" | "brand">) {
	return {
		publicUrl,
		isStaging,
		product: brand.product,
		email: brand.email,
		phone: brand.phone,
		foundingYear: brand.foundingYear,
		city: brand.city,
		country: brand.country,
		social: brand.social.map(({ url }) => url),
	};
}

export type SiteFacts = ReturnType<typeof siteFacts>;
