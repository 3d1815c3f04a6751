import { Readable } from "node:stream";
import { recordAudit, searchedLeads } from "../../../domain/accounts/audit-store.ts";
import { isStatus, leadSources } from "../../../domain/leads/lead.ts";
import { listLeads } from "../../../domain/leads/lead-store.ts";
import { givenOut } from "../../../domain/privacy/given-out.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";
import { csvLine } from "./csv.ts";

const columns = [
	...(["reference", "createdAt", "status", "score", "source", "language", "name", "email", "phone"] as const),
	...(["company", "industry", "need", "companySize", "budget", "timing", "message"] as const),
	"consentWithdrawnAt" as const,
];
const perRead = 500;

/** The leads the list shows, all of them, without what may not be used any more, as a table for spreadsheets, written as it is read. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, actor, searchParams } = staffRoom(request, context);
	const given = (name: string) => cleanText(searchParams.get(name) ?? "").trim();
	const status = given("status");
	const filter = {
		limit: perRead,
		search: given("q").slice(0, 100),
		status: isStatus(status) ? status : undefined,
		source: leadSources.find((known) => known === given("source")),
	};
	const subject = searchedLeads(filter.search);
	await db
		.transaction()
		.execute((tx) => recordAudit(tx, services.runtime, { actor, action: "leads-exported", subject }));
	async function* lines() {
		// Tells spreadsheets that it is UTF-8.
		yield `\ufeff${csvLine(columns)}`;
		let after: Parameters<typeof listLeads>[1]["after"];
		do {
			const { leads, next } = await listLeads(db, { ...filter, after });
			yield (await givenOut(db, leads))
				.map((lead) => csvLine(columns.map((column) => lead[column])))
				.join("");
			after = next ?? undefined;
		} while (after);
	}
	return new Response(Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="leads.csv"',
			"Cache-Control": "private, no-store",
		},
	});
}
