import { Readable } from "node:stream";
import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { listSubscribers } from "../../../domain/blog/subscriber-store.ts";
import { csvLine } from "../leads-export/csv.ts";
import { staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";

const columns = ["email", "language", "state", "createdAt", "confirmedAt", "cancelledAt"] as const;
const perRead = 500;

/** All subscribers as a table for spreadsheets, written as it is read. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, actor } = staffRoom(request, context);
	const subject = { kind: "subscribers", id: "all" };
	await db
		.transaction()
		.execute((tx) => recordAudit(tx, services.runtime, { actor, action: "subscribers-exported", subject }));
	async function* lines() {
		// Tells spreadsheets that it is UTF-8.
		yield `\ufeff${csvLine(columns)}`;
		let before: Parameters<typeof listSubscribers>[1]["before"];
		do {
			const found = await listSubscribers(db, { limit: perRead, before });
			yield found.map((one) => csvLine(columns.map((column) => one[column]))).join("");
			const last = found.length === perRead ? found.at(-1) : undefined;
			before = last && { at: last.createdAt, id: last.id };
		} while (before);
	}
	return new Response(Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="subscribers.csv"',
			"Cache-Control": "private, no-store",
		},
	});
}
