import type { NotFoundText } from "./schema.ts";

export const en = {
	title: "Page not found",
	message: "Sorry, the page you are looking for does not exist.",
	next: "The address may have changed or have a typo in it. These links do work.",
	home: "Go to the home page",
	assistant: "Ask the assistant",
	links: [
		{ page: "industries", name: "Industries" },
		{ page: "products", name: "Products" },
		{ page: "blog", name: "Blog" },
		{ page: "contact", name: "Contact" },
	],
} as const satisfies NotFoundText;
