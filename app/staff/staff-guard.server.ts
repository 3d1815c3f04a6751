import { data, type MiddlewareFunction, redirect } from "react-router";
import { languageOf } from "../../content/language.ts";
import { mustEnrol } from "../../http/accounts/must-enrol.ts";
import { servicesContext, sessionContext } from "../../http/context.ts";
import { sessionEnded } from "./session-ended.server.ts";
import { staffAddress } from "./staff-request.server.ts";
import { mayOpen, staffRouteOf } from "./staff-routes.ts";

/** An admin who must have a second factor and has none may only open the own account, to set it up. */
export const staffGuard: MiddlewareFunction<Response> = async ({
	request,
	url: { pathname },
	pattern,
	context,
}) => {
	const { accounts, settings } = context.get(servicesContext);
	const route = staffRouteOf(pattern, settings.adminPath);
	if (!route) throw data(null, { status: 404 });
	const session = await accounts.sessionOf(request);
	if (session?.account.kind !== "staff") {
		if (route.roles === "anybody") return;
		// Never sends passwords back.
		const keeps = request.method === "POST" && route.name !== "account" && route.name !== "accounts";
		if (keeps) throw await sessionEnded(request, settings);
		throw redirect(staffAddress(settings, languageOf(pathname), ""), 303);
	}
	if (!mayOpen(route, session.account.role)) throw data(null, { status: 404 });
	if (mustEnrol(session.account, settings) && route.name !== "account" && route.name !== "sign-out")
		throw redirect(staffAddress(settings, languageOf(pathname), "/account"), 303);
	context.set(sessionContext, session);
};
