import { exportSignIns } from "../../../domain/accounts/sign-in/sign-in-log.ts";
import { csvResponse } from "../csv-response.server.ts";
import { signInFilter } from "../sign-ins/sign-in-filter.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

const columns = ["at", "event", "factor", "username", "name", "visitorAddress", "userAgent"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, actor, language, searchParams, text } = staffRequest(request, context);
	const entries = await exportSignIns(db, services.runtime, actor, signInFilter(searchParams));
	const { events, factors } = text.signIns;
	return csvResponse(language, "sign-ins.csv", columns, entries, ({ event, factor, account, ...entry }) => ({
		...entry,
		event: events[event],
		factor: factor && factors[factor],
		username: account?.username ?? "",
		name: account?.name ?? "",
	}));
}
