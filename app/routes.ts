import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type PageName, pathsOf } from "../content/addresses.ts";
import { staffBase } from "../http/hosts/staff-path.ts";
import { crossSiteFormPaths } from "../http/pages/cross-site-form.ts";
import { previewPaths } from "./preview/paths.ts";
import { pageRoutes, type StaffRoute, staffRoutes } from "./route-table.ts";

/** The two pages of the inbox have its list in common: see staff/inbox/layout.tsx. */
const inboxPath = "/conversations";
const pages = Object.entries(pageRoutes) as [PageName, (typeof pageRoutes)[PageName]][];

export default [
	layout("layout/layout.tsx", [
		...mount("site"),
		...Object.values(crossSiteFormPaths).map((path) =>
			route(path, "pages/cross-site-form/page.tsx", { id: `crossSiteForm ${path}` }),
		),
		route("*", "pages/not-found/page.tsx"),
	]),
	layout("pages/invitation/layout.tsx", mount("team")),
	...mount("bare"),
	layout("portal/guard.tsx", [layout("portal/layout.tsx", mount("portal")), ...mount("bare-portal")]),
	layout("staff/layout.tsx", [staffBase, `/en${staffBase}`].flatMap(mountStaff)),
	route("og/:language/blog/:list?/:file", "blog/picture/page.tsx"),
	route("demo-data/:language/:industry/:flow", "pages/demo/data.ts"),
	// Production builds leave out these pages.
	...(import.meta.env.MODE === "development" ? Object.values(previewPaths).map(mountPreview) : []),
] satisfies RouteConfigEntry[];

function mount(wanted: string) {
	return pages.flatMap(([name, [file, frame]]) =>
		frame === wanted ? pathsOf(name).map((path) => route(path, file, { id: `${name} ${path}` })) : [],
	);
}

function mountStaff(base: string): RouteConfigEntry[] {
	const mounted = (one: StaffRoute, path: string) =>
		route(path, `staff/${one.file}`, { id: `staff:${one.name} ${base}`, caseSensitive: true });
	const inbox = staffRoutes.filter(({ name }) => name === "conversations" || name === "conversation");
	const ofInbox = inbox.map((one) => {
		const path = one.path.slice(inboxPath.length + 1);
		return path ? mounted(one, path) : index(`staff/${one.file}`, { id: `staff:conversations-list ${base}` });
	});
	const showsList = { id: `staff:conversations ${base}`, caseSensitive: true };
	return [
		...staffRoutes.filter((one) => !inbox.includes(one)).map((one) => mounted(one, base + one.path)),
		route(base + inboxPath, "staff/inbox/layout.tsx", showsList, ofInbox),
	];
}

function mountPreview(path: string) {
	return route(path, "preview/page.tsx", { id: `preview ${path}` });
}
