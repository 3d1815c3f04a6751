import type { RouterContextProvider } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { staff } from "../../../content/staff/list.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { staffAddress } from "../staff-request.server.ts";
import { alertsView } from "./alerts-view.server.ts";
import { frameView } from "./frame-view.server.ts";

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
