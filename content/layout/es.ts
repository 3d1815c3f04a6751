import type { LayoutText } from "./schema.ts";

export const es = {
	skip: "Saltar al contenido",
	navigation: "Principal",
	smallNavigation: "Principal, en el menú",
	homeLink: "ir al inicio",
	links: {
		home: "Inicio",
		industries: "Industrias",
		products: "Productos",
		consulting: "Consultoría",
		about: "Nosotros",
		contact: "Contacto",
	},
	allIndustries: "Ver todas las industrias",
	language: "Idioma",
	languageNames: { es: "Español", en: "English" },
	portal: "Portal",
	enterPortal: "Entrar al portal",
	audit: "Diagnóstico gratis",
	menu: "Menú",
	footer: {
		solutions: "Soluciones",
		company: "Empresa",
		contact: "Contacto",
		links: [
			{ page: "about", name: "Nosotros" },
			{ page: "method", name: "Cómo lo hacemos" },
			{ page: "cases", name: "Casos" },
			{ page: "blog", name: "Blog" },
		],
		legal: "Privacidad y términos",
		toDark: "Pasar a modo oscuro",
		toLight: "Pasar a modo claro",
	},
} as const satisfies LayoutText;
