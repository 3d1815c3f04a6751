import type { Db } from "../../db/connect.ts";
import { isOverdue } from "./rights-request.ts";
import { findRightsRequest, listRightsRequests } from "./rights-store.ts";

/**
 * Reads every request about personal data: the open ones by due date, then the answered ones.
 * @returns late: whether an open request is past its due date.
 */
export async function readRightsRequests(db: Db, now: Date) {
	const requests = await listRightsRequests(db);
	return requests.map((request) => ({
		...request,
		late: request.answer === null && isOverdue(request.dueOn, now),
	}));
}

/** Reads one request. @returns null when there is none. */
export function readRightsRequest(db: Db, id: string) {
	return findRightsRequest(db, "id", id);
}
