import type { Bilingual } from "../../shared/language.ts";

/** The blog's categories, in the order they are shown. A post of another category shows its id as it is. */
export const categories = {
	"transformacion-digital": { es: "Transformación Digital", en: "Digital Transformation" },
	"inteligencia-artificial": { es: "Inteligencia Artificial", en: "Artificial Intelligence" },
	ecommerce: { es: "E-Commerce", en: "E-Commerce" },
	estrategia: { es: "Estrategia Digital", en: "Digital Strategy" },
	"casos-exito": { es: "Casos de Éxito", en: "Case Studies" },
} as const satisfies Record<string, Bilingual>;

export type CategoryId = keyof typeof categories;

export const categoryIds = Object.keys(categories).filter(isCategory);

export const defaultCategory: CategoryId = "transformacion-digital";

export function isCategory(id: string): id is CategoryId {
	return Object.hasOwn(categories, id);
}
