import { layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { addresses, type PageName, pathsOf } from "../content/addresses.ts";
import { staffBase } from "../http/staff-path.ts";
import { type Room, rooms } from "./staff/rooms.ts";

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
	about: "pages/about/page.tsx",
	method: "pages/method/page.tsx",
	consulting: "pages/consulting/page.tsx",
	solutions: "pages/solutions/page.tsx",
	demos: "pages/demos/page.tsx",
	demo: "pages/demo/page.tsx",
	demoFlow: "pages/demo/page.tsx",
	login: "pages/login/page.tsx",
	signInCode: "pages/sign-in-code/page.tsx",
	forgotPassword: "pages/forgot-password/page.tsx",
	newPassword: "pages/new-password/page.tsx",
	blog: "blog/list/page.tsx",
	blogCategory: "blog/category/page.tsx",
	blogTag: "blog/tag/page.tsx",
	blogAuthor: "blog/author/page.tsx",
	post: "blog/article/page.tsx",
	assistantMail: "pages/assistant-mail/page.tsx",
	assistantResume: "pages/assistant-resume/page.tsx",
	newsletter: "blog/newsletter/page.tsx",
	newsletterConfirm: "blog/newsletter-confirm/page.tsx",
	newsletterCancel: "blog/newsletter-cancel/page.tsx",
};

/** Pages of the clients' room: each behind its guard. */
const portal: Partial<Record<PageName, string>> = {
	portal: "portal/home/page.tsx",
	portalAccount: "portal/account/page.tsx",
	portalDemo: "portal/demo/page.tsx",
	portalReport: "portal/report/page.tsx",
	signOut: "portal/sign-out/page.tsx",
};

/** Pages that fill the window by themselves: no header, footer or chat around them. */
const bare: readonly string[] = [
	"demo",
	"demoFlow",
	"portalDemo",
	"portalReport",
	"signOut",
] satisfies PageName[];

const all = Object.keys(addresses).filter((name): name is PageName => name in addresses);

export default [
	layout("layout/layout.tsx", [
		...all.filter((name) => !bare.includes(name) && !(name in portal)).flatMap(mount),
		route("*", "pages/not-found/page.tsx"),
	]),
	...all.filter((name) => bare.includes(name) && !(name in portal)).flatMap(mount),
	layout("portal/guard.tsx", [
		layout("portal/layout.tsx", all.filter((name) => name in portal && !bare.includes(name)).flatMap(mount)),
		...all.filter((name) => name in portal && bare.includes(name)).flatMap(mount),
	]),
	layout("staff/layout.tsx", rooms.flatMap(mountRoom)),
	route("og/:language/blog/:file", "blog/picture/page.tsx"),
	route("demo-data/:language/:industry/:flow", "pages/demo/data.ts"),
] satisfies RouteConfigEntry[];

/** A room of the staff, in both languages. */
function mountRoom({ name, path, file }: Room) {
	return [staffBase, `/en${staffBase}`].map((base) =>
		route(base + path, `staff/${file}`, { id: `staff:${name} ${base}` }),
	);
}

function mount(name: PageName) {
	const file = pages[name] ?? portal[name];
	if (!file) throw new Error(`No module shows the page ${name}.`);
	return pathsOf(name).map((path) => route(path, file, { id: `${name} ${path}` }));
}
