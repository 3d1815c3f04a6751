import type { Brand } from "../../config/env.ts";
import { industries } from "../../content/industries/list.ts";
import { en } from "../../content/layout/en.ts";
import { es } from "../../content/layout/es.ts";
import { products } from "../../content/products/list.ts";
import type { Language } from "../../shared/language.ts";
import { chatText } from "../chat/chat-text.server.ts";

const texts = { es, en };

export function layoutData(language: Language, brand: Brand, now: Date) {
	return {
		language,
		text: texts[language],
		brand: {
			product: brand.product,
			tagline: brand.tagline[language],
			email: brand.email,
			phone: brand.phone,
			social: brand.social,
		},
		industries: industries.map(({ id, text }) => ({ id, name: text[language].name })),
		products: products.map(({ id, page, text }) => ({ id, page, name: text[language].name })),
		year: now.getUTCFullYear(),
		chat: chatText(language, brand),
	};
}

export type LayoutData = ReturnType<typeof layoutData>;
