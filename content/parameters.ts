import type { Bilingual } from "../shared/language.ts";

/** The names of query parameters in each language. Every page understands both names. */
export const parameters = {
	/** The reference of the form just sent; also the id of the confirmation. */
	received: { es: "recibido", en: "received" },
	page: { es: "pagina", en: "page" },
	category: { es: "categoria", en: "category" },
	/** Of an article's comments: the one to answer, the one to show, the page. */
	answered: { es: "responder", en: "reply" },
	comment: { es: "comentario", en: "comment" },
	comments: { es: "comentarios", en: "comments" },
} as const satisfies Record<string, Bilingual>;

/** Reads a parameter; null when the address does not have it. */
export function parameterIn({ searchParams }: URL, name: keyof typeof parameters): string | null {
	const { es, en } = parameters[name];
	return searchParams.get(es) ?? searchParams.get(en);
}
