import type { RouterContextProvider } from "react-router";
import type { Settings } from "../../../config/env.ts";
import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { staff } from "../../../content/staff/list.ts";
import { type Account, maySell } from "../../../domain/accounts/account.ts";
import { servicesContext } from "../../../http/context.ts";
import type { Services } from "../../../http/services.ts";
import { type Language, languageOf } from "../../../shared/language.ts";
import { type StaffRoute, staffRoutes } from "../../route-table.ts";
import type { FrameLink } from "../../signed-in/signed-in-frame.tsx";
import { mayOpen, menuScreens, type SectionName, staffSections } from "../staff-navigation.ts";
import { staffAddress } from "../staff-request.server.ts";

export type LoadedFrame = Awaited<ReturnType<typeof readFrame>>;

/** What stands around every screen: the bar, its menu and its texts. Without an account there is only the brand. */
export async function readFrame(
	pathname: string,
	context: Readonly<RouterContextProvider>,
	account: Account | undefined,
) {
	const services = context.get(servicesContext);
	const { settings } = services;
	const language = languageOf(pathname);
	const text = staff[language];
	return {
		frame: account ? frameView({ settings, account, language }) : null,
		// The bar stands whatever fails beneath it.
		alerts: account
			? await alertsView(services, account, language).catch((error: unknown) => {
					services.log.error({ err: error }, "the alerts could not be read");
					return null;
				})
			: null,
		product: settings.brand.product,
		home: pathTo("home", language),
		text: {
			title: text.title,
			waiting: text.waiting,
			skip: text.skip,
			up: text.up,
			home: text.home,
			signOut: text.signOut,
			account: text.screens.account,
			loading: text.loading,
			failed: text.failed,
			finder: text.finder,
			failedElsewhere: text.inbox.failedElsewhere,
		},
		search: staffAddress(settings, language, "/search"),
	};
}

type Section = FrameLink & { name: SectionName; screens: FrameLink[] };

export type FrameView = {
	sections: Section[];
	menu: FrameLink[];
	signOut: string;
	name: string;
};

type FrameOptions = {
	settings: Pick<Settings, "adminPath">;
	account: Pick<Account, "name" | "roles">;
	language: Language;
};

function frameView({ settings, account, language }: FrameOptions): FrameView {
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

export type AlertsView = NonNullable<Awaited<ReturnType<typeof alertsView>>>;

export async function alertsView(
	{ settings, inbox }: Pick<Services, "settings" | "inbox">,
	account: Account,
	language: Language,
) {
	if (!maySell(account)) return null;
	const { at, waiting, alerts, changesIn } = await inbox.alerts(null);
	const text = staff[language].inbox;
	const path = staffAddress(settings, language, "/conversations");
	return {
		at,
		waiting,
		changesIn,
		events: `${path}/events`,
		alerts: alerts
			.filter(({ assigned }) => !assigned || assigned.accountId === account.id)
			.map(({ key, kind, conversationId, name, assigned }) => ({
				key,
				conversationId,
				title: fillBlanks(text.alerts[kind], { person: assigned?.by ?? "" }),
				body: name ?? text.writers.visitor,
				path: `${path}/${encodeURIComponent(conversationId)}`,
			})),
	};
}
