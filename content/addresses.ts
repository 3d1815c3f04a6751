import type { Bilingual, Language } from "../shared/language.ts";

type Address = {
	/** Canonical path in each language. */
	es: string;
	en: string;
	/** Other paths that show the same page (unprefixed: in the visitor's language). */
	aliases?: readonly string[];
	/** Paths that show the page at one of its sections; in English they are under /en. */
	sections?: readonly string[];
};

/** Every page by its name in the code, with one canonical path in each language. */
export const addresses = {
	home: { es: "/", en: "/en" },
	about: { es: "/nosotros", en: "/en/about", aliases: ["/about"] },
	method: { es: "/como-lo-hacemos", en: "/en/how-we-do-it", aliases: ["/how-we-do-it"] },
	solutions: {
		es: "/soluciones",
		en: "/en/solutions",
		aliases: ["/solutions"],
		sections: ["/travel-ai-booster", "/real-estate-sales-site", "/cpg-cx-ai"],
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
	blogCategory: { es: "/blog/categoria/:category", en: "/en/blog/category/:category" },
	blogTag: { es: "/blog/tag/:tag", en: "/en/blog/tag/:tag" },
	blogAuthor: { es: "/blog/author/:author", en: "/en/blog/author/:author" },
	newsletter: { es: "/blog/boletin", en: "/en/blog/newsletter" },
	newsletterConfirm: { es: "/blog/boletin/confirmar", en: "/en/blog/newsletter/confirm" },
	newsletterCancel: { es: "/blog/boletin/cancelar", en: "/en/blog/newsletter/cancel" },
	post: { es: "/blog/:slug", en: "/en/blog/:slug" },
	legal: { es: "/legal", en: "/en/legal" },
	login: { es: "/login", en: "/en/login" },
	forgotPassword: { es: "/login/olvido", en: "/en/login/forgot" },
	newPassword: { es: "/login/clave-nueva", en: "/en/login/new-password" },
	invitation: { es: "/login/invitacion", en: "/en/login/invitation" },
	emailChange: { es: "/login/correo-nuevo", en: "/en/login/new-email" },
	signInCode: { es: "/login/codigo", en: "/en/login/code" },
	portal: { es: "/portal", en: "/en/portal" },
	portalDemo: { es: "/portal/demo/:demo", en: "/en/portal/demo/:demo" },
	portalReport: { es: "/portal/reportes/:report", en: "/en/portal/reports/:report" },
	signOut: { es: "/portal/salir", en: "/en/portal/sign-out" },
	portalAccount: { es: "/portal/cuenta", en: "/en/portal/account" },
	assistant: { es: "/asistente", en: "/en/assistant" },
	assistantMail: { es: "/asistente/correo", en: "/en/assistant/email" },
	assistantResume: { es: "/asistente/seguir", en: "/en/assistant/resume" },
} as const satisfies Record<string, Address>;

/** Where each language's web manifest is. */
export const manifestPaths = { es: "/site.webmanifest", en: "/en/site.webmanifest" } satisfies Bilingual;

/** The addresses of the blog's feeds. */
export const feedPaths = {
	es: { rss: "/blog/rss.xml", atom: "/blog/atom.xml", json: "/blog/feed.json" },
	en: { rss: "/en/blog/rss.xml", atom: "/en/blog/atom.xml", json: "/en/blog/feed.json" },
} satisfies Bilingual<Record<string, string>>;

/** The address of a post's picture for shared links, which is drawn on request. */
export function postPicture(language: Language, slug: string): string {
	return `/og/${language}/blog/${slug}.png`;
}

export type PageName = keyof typeof addresses;

/** The path of a page in a language; `:name` parts are filled from `params`. */
export function pathTo(page: PageName, language: Language, params: Record<string, string> = {}): string {
	return addresses[page][language].replace(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(params[name] ?? ""),
	);
}

/** Every path that shows a page. */
export function pathsOf(page: PageName): string[] {
	const { es, en, aliases = [], sections = [] }: Address = addresses[page];
	return [es, en, ...aliases, ...sections.flatMap((section) => [section, sectionIn("en", section)])];
}

/** Finds the section of a page that an address names; null when it names none. */
export function sectionAt(pathname: string): string | null {
	const section = pathname.replace(/^\/en(?=\/)/, "");
	return pageNames().some((page) => sectionsOf(page).includes(section)) ? section : null;
}

/** The address of a page's section, by its path in Spanish. */
export function sectionIn(language: Language, section: string): string {
	return language === "en" ? `/en${section}` : section;
}

/**
 * The page an address shows, canonical or not, with its `:name` parts; null when the site has no such page, or the
 * address cannot be decoded.
 */
export function findPage(pathname: string): { page: PageName; params: Record<string, string> } | null {
	for (const { page, pattern, names } of patterns) {
		const parts = pattern.exec(pathname)?.slice(1).map(decoded);
		if (!parts) continue;
		if (parts.includes(null)) return null;
		return { page, params: Object.fromEntries(names.map((name, index) => [name, parts[index] ?? ""])) };
	}
	return null;
}

/** Tells whether an address shows a page. */
export function isPage(pathname: string): boolean {
	return findPage(pathname) !== null;
}

/** The same page's address in a language, at the same section, or that language's home when there is no such page. */
export function twinOf(pathname: string, language: Language): string {
	const section = sectionAt(pathname);
	if (section) return sectionIn(language, section);
	const found = findPage(pathname);
	return found ? pathTo(found.page, language, found.params) : pathTo("home", language);
}

const patterns = pageNames().flatMap((page) =>
	pathsOf(page).map((path) => ({
		page,
		pattern: new RegExp(`^${path.replace(/:\w+/g, "([\\w%.~-]+)")}$`),
		names: [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []),
	})),
);

function sectionsOf(page: PageName): readonly string[] {
	const { sections = [] }: Address = addresses[page];
	return sections;
}

function decoded(part: string): string | null {
	try {
		return decodeURIComponent(part);
	} catch {
		return null;
	}
}

function pageNames(): PageName[] {
	return Object.keys(addresses).filter((name): name is PageName => name in addresses);
}
