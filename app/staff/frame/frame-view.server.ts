import type { Settings } from "../../../config/env.ts";
import { staff } from "../../../content/staff/list.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import type { Language } from "../../../shared/language.ts";
import { type StaffRoute, staffRoutes } from "../../route-table.ts";
import type { FrameLink } from "../../signed-in/signed-in-frame.tsx";
import { mayOpen, menuScreens, type SectionName, staffSections } from "../staff-navigation.ts";
import { staffAddress } from "../staff-request.server.ts";

export type Section = FrameLink & { name: SectionName; screens: FrameLink[] };

export type FrameView = {
	sections: Section[];
	menu: FrameLink[];
	signOut: string;
	name: string;
};

type Asked = {
	settings: Pick<Settings, "adminPath">;
	account: Pick<Account, "name" | "roles">;
	language: Language;
};

export function frameView({ settings, account, language }: Asked): FrameView {
	const text = staff[language];
	const routes: readonly StaffRoute[] = staffRoutes;
	const linksTo = (screens: readonly (keyof typeof text.screens)[]) =>
		screens.flatMap((name): FrameLink[] => {
			const route = routes.find((one) => one.name === name);
			if (!route || !mayOpen(route, account.roles)) return [];
			return [{ href: staffAddress(settings, language, route.path), label: text.screens[name] }];
		});
	const sections = staffSections.flatMap(({ name, screens }) => {
		const links = linksTo(screens);
		const [first] = links;
		return first ? [{ name, label: text.sections[name], href: first.href, screens: links }] : [];
	});
	return {
		sections,
		menu: linksTo(menuScreens),
		signOut: staffAddress(settings, language, "/sign-out"),
		name: account.name,
	};
}
