import { redirect } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { languageOf } from "../../../content/language.ts";
import { servicesContext } from "../../../http/context.ts";
import type { Route } from "./+types/page";

export function loader({ request }: Route.LoaderArgs) {
	return redirect(pathTo("portal", languageOf(new URL(request.url).pathname)), 303);
}

export async function action({ request, context }: Route.ActionArgs) {
	const cookies = await context.get(servicesContext).accounts.signOut(request);
	return redirect(pathTo("portal", languageOf(new URL(request.url).pathname)), {
		status: 303,
		headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
	});
}
