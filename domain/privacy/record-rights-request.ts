import type { Db } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { formKey } from "../contact/form-key.ts";
import { referenceOf } from "../contact/reference.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import type { World } from "../world.ts";
import { dueDate } from "./due-date.ts";
import { findRightsRequest, insertRightsRequest, type RightsRequest } from "./rights-store.ts";

export type RightsReport = Omit<RightsRequest, "id" | "reference" | "createdAt" | "dueOn" | "answer">;

export type RightsOutcome = { kind: "recorded" | "duplicate"; request: RightsRequest };

/**
 * Stores a person's request about their data with the day by which it must be answered, its receipt and the notice
 * to the company, all or nothing (Colombian Law 1581 of 2012, articles 14 and 15).
 * @param timeZone where the company's days begin and end.
 * @returns duplicate when the same request was sent before on the same day.
 */
export async function recordRightsRequest(
	db: Db,
	world: World,
	report: RightsReport,
	timeZone: string,
): Promise<RightsOutcome> {
	const now = world.now();
	const key = formKey("rights", report, now);
	const before = await findRightsRequest(db, "form_key", key);
	if (before) return { kind: "duplicate", request: before };
	const id = world.newId();
	const request: RightsRequest = {
		...report,
		id,
		reference: referenceOf(id),
		createdAt: now.toISOString(),
		dueOn: dueDate(report.kind, now, timeZone),
		answer: null,
	};
	try {
		await db.transaction().execute(async (tx) => {
			await insertRightsRequest(tx, request, key);
			for (const kind of ["rights-receipt", "rights-notice"] as const)
				await enqueue(tx, world, { key: `${kind}:${id}`, kind, payload: { requestId: id } });
		});
		return { kind: "recorded", request };
	} catch (error) {
		const twin = isUniqueViolation(error) ? await findRightsRequest(db, "form_key", key) : null;
		if (!twin) throw error;
		return { kind: "duplicate", request: twin };
	}
}
