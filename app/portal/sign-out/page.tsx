import { pathTo } from "../../../content/addresses.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { seeOther, seeOtherSignedOut } from "../../sign-in/see-other.server.ts";
import type { Route } from "./+types/page";

export function loader({ url }: Route.LoaderArgs) {
	return seeOther(pathTo("portal", languageOf(url.pathname)));
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const cookies = await context.get(servicesContext).accounts.signOut(request);
	return seeOtherSignedOut(pathTo("portal", languageOf(url.pathname)), cookies);
}
