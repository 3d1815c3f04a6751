import type { Db } from "../../db/connect.ts";
import { listErasures } from "./erasure-store.ts";
import type { Identity } from "./identity.ts";
import { findBelongings } from "./person-store.ts";
import { belongings } from "./personal-data.ts";
import { findRightsRequest, listUnanswered } from "./rights-store.ts";

/** Reads how much is held of a person, which leads they are, and the references of their unanswered requests. */
export async function readPersonOverview(db: Db, who: Identity, now: Date) {
	const person = await findBelongings(db, who, now.toISOString());
	return {
		counts: belongings.map((name) => ({ name, count: person[name].length })),
		leads: person.leads,
		unanswered: (await listUnanswered(db, person.requests)).map(({ reference }) => reference),
	};
}

/**
 * Reads the person who sent a request, and how many rows an erasure deleted.
 * @returns fields that are null when the request or the erasure does not exist.
 */
export async function readPersonOfRequest(
	db: Db,
	{ requestId, erasureId, now }: { requestId: string; erasureId: string | null; now: Date },
) {
	const request = await findRightsRequest(db, "id", requestId);
	const who = request && { emails: [request.email], phones: [] };
	return {
		request: request && { id: request.id, email: request.email },
		overview: who && (await readPersonOverview(db, who, now)),
		erasedRows: erasureId && (await countErasedRows(db, erasureId)),
	};
}

async function countErasedRows(db: Db, erasureId: string): Promise<number | null> {
	const erasure = (await listErasures(db)).find(({ id }) => id === erasureId);
	return erasure ? Object.values(erasure.counts).reduce((sum, count) => sum + count, 0) : null;
}
