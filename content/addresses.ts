import type { Bilingual, Language } from "./language.ts";

type Address = {
	/** Canonical path in each language. */
	es: string;
	en: string;
	/** Other paths that show the same page (unprefixed: in the visitor's language). */
	aliases?: readonly string[];
};

/** Every page of the site, by the name the code calls it. One canonical path a language. */
export const addresses = {
	home: { es: "/", en: "/en" },
	about: { es: "/nosotros", en: "/en/about", aliases: ["/about"] },
	method: { es: "/como-lo-hacemos", en: "/en/how-we-do-it", aliases: ["/how-we-do-it"] },
	solutions: {
		es: "/soluciones",
		en: "/en/solutions",
		aliases: ["/solutions", "/travel-ai-booster", "/real-estate-sales-site", "/cpg-cx-ai"],
	},
	products: { es: "/productos", en: "/en/products" },
	consulting: { es: "/consultoria", en: "/en/consulting" },
	contact: { es: "/contacto", en: "/en/contact" },
	demos: { es: "/demos", en: "/en/demos" },
	industries: { es: "/industrias", en: "/en/industries" },
	industry: { es: "/industrias/:industry", en: "/en/industries/:industry" },
	demo: { es: "/demo/:industry", en: "/en/demo/:industry" },
	demoFlow: { es: "/demo/:industry/:flow", en: "/en/demo/:industry/:flow" },
	cases: { es: "/casos", en: "/en/cases" },
	audit: { es: "/audit", en: "/en/audit" },
	blog: { es: "/blog", en: "/en/blog" },
	legal: { es: "/legal", en: "/en/legal" },
	login: { es: "/login", en: "/en/login" },
	forgotPassword: { es: "/login/olvido", en: "/en/login/forgot" },
	newPassword: { es: "/login/clave-nueva", en: "/en/login/new-password" },
	signInCode: { es: "/login/codigo", en: "/en/login/code" },
	portal: { es: "/portal", en: "/en/portal" },
	portalDemo: { es: "/portal/demo/:demo", en: "/en/portal/demo/:demo" },
	portalReport: { es: "/portal/reportes/:report", en: "/en/portal/reports/:report" },
	signOut: { es: "/portal/salir", en: "/en/portal/sign-out" },
	portalAccount: { es: "/portal/cuenta", en: "/en/portal/account" },
	assistant: { es: "/asistente", en: "/en/assistant" },
} as const satisfies Record<string, Address>;

/** Where each language's web manifest is. */
export const manifestPaths = { es: "/site.webmanifest", en: "/en/site.webmanifest" } satisfies Bilingual;

export type PageName = keyof typeof addresses;

/** The path of a page in a language; `:name` parts are filled from `params`. */
export function pathTo(page: PageName, language: Language, params: Record<string, string> = {}): string {
	return addresses[page][language].replace(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(params[name] ?? ""),
	);
}

/** The page an address shows, canonical or alias, with its `:name` parts; null when the site has no such page. */
export function findPage(pathname: string): { page: PageName; params: Record<string, string> } | null {
	for (const { page, pattern, names } of patterns) {
		const match = pattern.exec(pathname);
		if (!match) continue;
		const params = names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? "")] as const);
		return { page, params: Object.fromEntries(params) };
	}
	return null;
}

/** Whether the site has a page at an address; one that cannot be decoded is none. */
export function isPage(pathname: string): boolean {
	try {
		return findPage(pathname) !== null;
	} catch {
		return false;
	}
}

/** The same page's canonical address in a language, or that language's home when the site has no such page. */
export function twinOf(pathname: string, language: Language): string {
	const found = findPage(pathname);
	return found ? pathTo(found.page, language, found.params) : pathTo("home", language);
}

const patterns = pageNames().flatMap((page) => {
	const { es, en, aliases = [] }: Address = addresses[page];
	return [es, en, ...aliases].map((path) => ({
		page,
		pattern: new RegExp(`^${path.replace(/:\w+/g, "([\\w%.~-]+)")}$`),
		names: [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []),
	}));
});

function pageNames(): PageName[] {
	return Object.keys(addresses).filter((name): name is PageName => name in addresses);
}
