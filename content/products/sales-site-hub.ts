import type { Product } from "./schema.ts";

export const salesSiteHub = {
	id: "sales-site-hub",
	page: "solutions",
	text: {
		es: {
			name: "Sales Site Hub",
			oneLine:
				"Para inmobiliarias y constructoras: averigua zona, plazo y presupuesto, agenda la visita y le lleva al asesor solo a quien está listo para comprar.",
			whatItDoes: [
				"Junta los contactos de portales, pauta y redes en un solo lugar.",
				"Califica a cada interesado conversando.",
				"Agenda y recuerda visitas a la sala de ventas.",
				"Muestra a los asesores a quién llamar primero.",
			],
			forWhom: "inmobiliarias, constructoras y salas de ventas",
		},
		en: {
			name: "Sales Site Hub",
			oneLine:
				"For real estate and builders: it finds out area, timeline and budget, books the showing and brings your agents only the people who are ready to buy.",
			whatItDoes: [
				"Gathers leads from listing sites, ads and social media in one place.",
				"Qualifies each prospect in conversation.",
				"Books showings and sends reminders.",
				"Shows agents who to call first.",
			],
			forWhom: "real estate agencies, builders and sales offices",
		},
	},
} as const satisfies Product;
