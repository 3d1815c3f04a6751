import type { SignInEntry } from "../../../domain/accounts/sign-in-event.ts";
import { exportSignIns } from "../../../domain/accounts/sign-in-log.ts";
import { csvResponse } from "../csv-response.server.ts";
import { signInFilter } from "../sign-ins/sign-in-filter.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

const columns = ["at", "event", "factor", "username", "name", "visitorAddress", "userAgent"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, actor, language, searchParams } = staffRequest(request, context);
	const entries = await exportSignIns(db, services.runtime, actor, signInFilter(searchParams));
	return csvResponse(language, "sign-ins.csv", columns, rowsOf(entries));
}

async function* rowsOf(parts: AsyncIterable<readonly SignInEntry[]>) {
	for await (const entries of parts)
		yield entries.map(({ account, ...entry }) => ({
			...entry,
			username: account?.username ?? "",
			name: account?.name ?? "",
		}));
}
