import type { Settings } from "../../../config/env.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { staff } from "../../../content/staff/list.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import { type Language, otherLanguage } from "../../../shared/language.ts";
import { type StaffRoute, staffRoutes } from "../../route-table.ts";
import type { FrameLink } from "../../signed-in/signed-in-frame.tsx";
import { mayOpen, menuScreens, type SectionName, staffSections } from "../staff-navigation.ts";
import { staffAddress } from "../staff-request.server.ts";

export type Section = FrameLink & { name: SectionName; screens: FrameLink[] };

export type FrameView = {
	sections: Section[];
	menu: FrameLink[];
	/** The screen above an open page that has no screens beside it, such as a client's. */
	up: FrameLink | null;
	signOut: string;
	name: string;
};

type Asked = {
	settings: Pick<Settings, "adminPath">;
	account: Pick<Account, "name" | "roles">;
	language: Language;
	inner: string;
};

export function frameView({ settings, account, language, inner }: Asked): FrameView {
	const text = staff[language];
	const routes: readonly StaffRoute[] = staffRoutes;
	const linksTo = (screens: readonly (keyof typeof text.screens)[]) =>
		screens.flatMap((name): FrameLink[] => {
			const route = routes.find((one) => one.name === name);
			if (!route || !mayOpen(route, account.roles)) return [];
			const current = inner === route.path || inner.startsWith(`${route.path}/`);
			return [{ href: staffAddress(settings, language, route.path), label: text.screens[name], current }];
		});
	const sections = staffSections.flatMap(({ name, screens }) => {
		const links = linksTo(screens);
		const [first] = links;
		if (!first) return [];
		const current = links.some((link) => link.current);
		return [{ name, label: text.sections[name], href: first.href, current, screens: links }];
	});
	const menu = linksTo(menuScreens);
	const alone = sections.filter(({ name, screens }) => name !== "conversations" && screens.length === 1);
	const above = [...alone, ...menu].find(({ current }) => current);
	const isOpen = above?.href === staffAddress(settings, language, inner);
	return {
		sections,
		menu,
		up: above && !isOpen ? { ...above, label: fillBlanks(text.up, { screen: above.label }) } : null,
		signOut: staffAddress(settings, language, "/sign-out"),
		name: account.name,
	};
}

export function twinOf(settings: Pick<Settings, "adminPath">, language: Language, inner: string) {
	const other = otherLanguage(language);
	return { language: other, href: staffAddress(settings, other, inner) };
}
