import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { seeOther, seeOtherSignedOut } from "../../sign-in/see-other.server.ts";
import { staffAddress } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export function loader({ url, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	return seeOther(staffAddress(settings, languageOf(url.pathname), ""));
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { accounts, settings } = context.get(servicesContext);
	const cookies = await accounts.signOut(request);
	return seeOtherSignedOut(staffAddress(settings, languageOf(url.pathname), ""), cookies);
}
