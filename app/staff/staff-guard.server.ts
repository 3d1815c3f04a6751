import { data, type MiddlewareFunction, redirect } from "react-router";
import { languageOf } from "../../content/language.ts";
import { mustEnrol } from "../../http/accounts/must-enrol.ts";
import { servicesContext, sessionContext } from "../../http/context.ts";
import { mayEnter, roomOf } from "./rooms.ts";
import { sessionEnded } from "./session-ended.server.ts";
import { staffAddress } from "./staff-room.server.ts";

/**
 * Lets staff into their rooms, each by role; what is not theirs is an address that is not there. Who sends a form after
 * their session ended gets it back, to be sent again. An admin who must
 * have a second factor and has none is let into their own account alone, to turn it on.
 */
export const staffGuard: MiddlewareFunction<Response> = async ({ request, context }) => {
	const { accounts, settings } = context.get(servicesContext);
	const { pathname } = new URL(request.url);
	const room = roomOf(pathname);
	if (!room) throw data(null, { status: 404 });
	const session = await accounts.sessionOf(request);
	if (session?.account.kind !== "staff") {
		if (room.roles === "anybody") return;
		// Passwords are sent back to nobody.
		const keeps = request.method === "POST" && room.name !== "account" && room.name !== "accounts";
		if (keeps) throw await sessionEnded(request, settings);
		throw redirect(staffAddress(settings, languageOf(pathname), ""), 303);
	}
	if (!mayEnter(room, session.account.role)) throw data(null, { status: 404 });
	if (mustEnrol(session.account, settings) && room.name !== "account" && room.name !== "sign-out")
		throw redirect(staffAddress(settings, languageOf(pathname), "/account"), 303);
	context.set(sessionContext, session);
};
