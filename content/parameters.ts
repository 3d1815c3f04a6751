import type { Bilingual } from "./language.ts";

/** What an address says beside its path, as each language names it. Either name is understood in both. */
export const parameters = {
	/** Reference of what was just sent; also the id of where the page says so. */
	received: { es: "recibido", en: "received" },
	page: { es: "pagina", en: "page" },
	category: { es: "categoria", en: "category" },
	/** Of an article's comments: the one that is answered, the one that is looked for, the page that is read. */
	answered: { es: "responder", en: "reply" },
	comment: { es: "comentario", en: "comment" },
	comments: { es: "comentarios", en: "comments" },
} as const satisfies Record<string, Bilingual>;

/** @returns null where the address does not say it. */
export function parameterIn({ searchParams }: URL, name: keyof typeof parameters): string | null {
	const { es, en } = parameters[name];
	return searchParams.get(es) ?? searchParams.get(en);
}
