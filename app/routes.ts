import { layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { addresses, type PageName } from "../content/addresses.ts";

/** Every address of the site: its page's module, mounted once at each of its paths. */
const pages: Partial<Record<PageName, string>> = {
	home: "pages/home/page.tsx",
	assistant: "pages/assistant/page.tsx",
	contact: "pages/contact/page.tsx",
	audit: "pages/audit/page.tsx",
	legal: "pages/legal/page.tsx",
	industries: "pages/industries/page.tsx",
	industry: "pages/industry/page.tsx",
	cases: "pages/cases/page.tsx",
	products: "pages/products/page.tsx",
	demos: "pages/demos/page.tsx",
	demo: "pages/demo/page.tsx",
	demoFlow: "pages/demo/page.tsx",
	about: "pages/about/page.tsx",
	method: "pages/method/page.tsx",
	consulting: "pages/consulting/page.tsx",
	solutions: "pages/solutions/page.tsx",
};

/** Those that bring a frame of their own. */
const alone: readonly string[] = ["demo", "demoFlow"];
const all = Object.entries(addresses);

export default [
	...all
		.filter(([name]) => alone.includes(name))
		.flatMap(([name, address]) => mount(name as PageName, address)),
	layout("layout/layout.tsx", [
		...all
			.filter(([name]) => !alone.includes(name))
			.flatMap(([name, address]) => mount(name as PageName, address)),
		route("*", "pages/not-found/page.tsx"),
	]),
] satisfies RouteConfigEntry[];

function mount(name: PageName, address: { es: string; en: string; aliases?: readonly string[] }) {
	const paths = [address.es, address.en, ...(address.aliases ?? [])];
	const file = pages[name] ?? "pages/being-written/page.tsx";
	return paths.map((path) => route(path, file, { id: `${name} ${path}` }));
}
