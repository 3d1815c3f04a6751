import type { LayoutText } from "./schema.ts";

export const en = {
	skip: "Skip to content",
	navigation: "Main",
	smallNavigation: "Main, in the menu",
	homeLink: "go to the home page",
	links: {
		home: "Home",
		industries: "Industries",
		products: "Products",
		consulting: "Consulting",
		about: "About",
		contact: "Contact",
	},
	allIndustries: "See all industries",
	language: "Language",
	languageNames: { es: "Español", en: "English" },
	portal: "Portal",
	enterPortal: "Sign in to the portal",
	audit: "Free diagnostic",
	menu: "Menu",
	footer: {
		solutions: "Solutions",
		company: "Company",
		contact: "Contact",
		links: [
			{ page: "about", name: "About us" },
			{ page: "method", name: "How we do it" },
			{ page: "cases", name: "Case studies" },
			{ page: "blog", name: "Blog" },
		],
		legal: "Privacy and terms",
		toDark: "Switch to dark mode",
		toLight: "Switch to light mode",
	},
} as const satisfies LayoutText;
