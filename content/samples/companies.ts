import type { Bilingual } from "../../shared/language.ts";

/**
 * SAMPLE CONTENT: these companies do not exist. Replace the two lists and empty `notice` when there are real ones.
 * A mark is drawn as one SVG path in a square of 44.
 */
type Company = { id: string; name: string; mark: string };

export const clients = [
	{
		id: "casa-guaqui",
		name: "Casa Guaquí",
		mark: "M0 22A22 22 0 0 1 44 22V44H0zM16 44V28a6 6 0 0 1 12 0V44z",
	},
	{ id: "tres-yarumos", name: "Tres Yarumos", mark: "M0 22h12v22H0zM16 11h12v33H16zM32 0h12v44H32z" },
	{
		id: "lindero-alto",
		name: "Lindero Alto",
		mark: "M0 44V22A22 22 0 0 1 22 0V44zM26 44V14A18 18 0 0 1 44 32V44z",
	},
	{
		id: "aulabrava",
		name: "Aulabrava",
		mark: "M21 42V20A20 20 0 0 0 1 40V42zM24 42V20A20 20 0 0 1 43 40V42zM14 9a8 8 0 0 1 16 0v8H22a8 8 0 0 1-8-8z",
	},
	{ id: "taller-ocobo", name: "Taller Ocobo", mark: "M22 0A22 22 0 1 0 44 22V0zM22 13a9 9 0 1 1-9 9V13z" },
	{
		id: "botica-mirla",
		name: "Botica Mirla",
		mark: "M0 22A22 22 0 0 0 22 44V22zM22 22V0A22 22 0 0 1 44 22zM26 26H44V44A18 18 0 0 1 26 26z",
	},
] as const satisfies readonly Company[];

export const partners = [
	{
		id: "nimbarela",
		name: "Nimbarela",
		mark: "M0 44V30A17 17 0 0 1 8 15.5A17 17 0 0 1 41.5 19A13 13 0 0 1 44 26V44z",
		role: { es: "Partner certificado de nube", en: "Certified cloud partner" },
	},
	{
		id: "veltrama",
		name: "Veltrama CRM",
		mark: "M0 22A22 22 0 0 1 22 0H44V22A22 22 0 0 1 0 22zM22 12a10 10 0 1 0 10 10V12z",
		role: { es: "Partner certificado de CRM", en: "Certified CRM partner" },
	},
] as const satisfies readonly (Company & { role: Bilingual })[];

export const notice: Bilingual = {
	es: "Las empresas que ves aquí son de muestra.",
	en: "The companies shown here are samples.",
};
