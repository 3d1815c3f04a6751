import type { Bilingual } from "../../shared/language.ts";

/** SAMPLE CONTENT: these people do not exist. What the box below their posts says of them. */
export const authors = [
	{
		name: "Laura Cifuentes",
		portrait: "laura",
		bio: {
			es: "Escribe las conversaciones antes que el código. Viene de hotelería. Autora de muestra.",
			en: "Writes the conversations before the code. Comes from hospitality. Sample author.",
		},
	},
	{
		name: "Tomás Arbeláez",
		portrait: "tomas",
		bio: {
			es: "Conecta sistemas que no se hablaban y se asegura de que no se caigan. Autor de muestra.",
			en: "Connects systems that never talked to each other, and keeps them running. Sample author.",
		},
	},
	{
		name: "Sara Nieto",
		portrait: "sara",
		bio: {
			es: "Lee conversaciones reales cada mes y dice lo que nadie quiere oír. Autora de muestra.",
			en: "Reads real conversations every month and says what nobody wants to hear. Sample author.",
		},
	},
] as const satisfies readonly { name: string; portrait: string; bio: Bilingual }[];

export function portraitOf(author: string) {
	return authors.find(({ name }) => name === author)?.portrait ?? null;
}
