import { redirect } from "react-router";
import { languageOf } from "../../../content/language.ts";
import { servicesContext } from "../../../http/context.ts";
import { staffAddress } from "../staff-room.server.ts";
import type { Route } from "./+types/page";

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	return redirect(staffAddress(settings, languageOf(new URL(request.url).pathname), ""), 303);
}

export async function action({ request, context }: Route.ActionArgs) {
	const { accounts, settings } = context.get(servicesContext);
	const cookies = await accounts.signOut(request);
	return redirect(staffAddress(settings, languageOf(new URL(request.url).pathname), ""), {
		status: 303,
		headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
	});
}
