import { data, type MiddlewareFunction, redirect } from "react-router";
import { mustEnrol } from "../../http/accounts/must-enrol.ts";
import { servicesContext, sessionContext } from "../../http/context.ts";
import { languageOf } from "../../shared/language.ts";
import { confirmFirst } from "./confirm-first.server.ts";
import { forbidden } from "./frame/failed-screen.tsx";
import { readFrame } from "./frame/read-frame.server.ts";
import { sessionEnded } from "./session-ended.server.ts";
import { mayOpen, staffRouteOf } from "./staff-navigation.ts";
import { staffAddress } from "./staff-request.server.ts";

/** An admin who signed in with a password alone may only confirm with a passkey or, without one, set a second factor up. */
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
	if (!mayOpen(route, session.account.roles))
		throw forbidden(await readFrame(pathname, context, session.account));
	if (mustEnrol(session, settings) && route.name !== "sign-out") {
		// Somebody who knows only the password must not add a factor of their own to an account that has one.
		const next = (await accounts.passkeysOf(session)).length > 0 ? "/confirm" : "/account";
		if (route.path !== next) throw redirect(staffAddress(settings, languageOf(pathname), next), 303);
	}
	await confirmFirst(request, context, route, session);
	context.set(sessionContext, session);
};
