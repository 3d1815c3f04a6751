import { consentSentence } from "../../content/forms/consent-sentence.ts";
import { forms } from "../../content/forms/list.ts";
import type { Db } from "../../db/connect.ts";
import { retryOnConflict } from "../../db/unique.ts";
import { contentKey } from "../content-key.ts";
import { enqueue, hasDelivery } from "../deliveries/delivery-store.ts";
import { reserveMail } from "../mail/allowance.ts";
import { referenceOf } from "../reference.ts";
import type { Runtime } from "../runtime.ts";
import { keepText } from "./consent-store.ts";
import { dueDate, type RightsRequest } from "./rights-request.ts";
import { findRightsRequest, insertRightsRequest } from "./rights-store.ts";

export type NewRightsRequest = Omit<RightsRequest, "id" | "reference" | "createdAt" | "dueOn" | "answer">;

type RightsOutcome = { kind: "recorded" | "duplicate"; request: RightsRequest };

/**
 * Stores a person's request about their data with its due date, and queues the receipt and the notice to the company.
 * All or nothing.
 * Source: Colombian Law 1581 of 2012, articles 14 and 15.
 * @returns duplicate when the same request was sent before on the same day.
 */
export async function recordRightsRequest(
	db: Db,
	runtime: Runtime,
	newRequest: NewRightsRequest,
): Promise<RightsOutcome> {
	const now = runtime.now();
	const key = contentKey("rights", newRequest, now);
	const id = runtime.newId();
	const request: RightsRequest = {
		...newRequest,
		id,
		reference: referenceOf(id),
		createdAt: now.toISOString(),
		dueOn: dueDate(newRequest.kind, now),
		answer: null,
	};
	return retryOnConflict(db, async (tx) => {
		const previous = await findRightsRequest(tx, "form_key", key);
		if (previous) return { kind: "duplicate", request: previous };
		const { language, consentVersion: textVersion } = newRequest;
		const text = consentSentence(forms[language].consent);
		const consentTextId = await keepText(tx, runtime, { textVersion, text, language });
		await insertRightsRequest(tx, request, { contentKey: key, consentTextId });
		const payload = { requestId: id };
		await enqueue(tx, runtime, { dedupeKey: `rights-notice:${id}`, kind: "rights-notice", payload });
		// The mail may be left out: the page already shows the reference.
		if (await reserveMail(tx, runtime, { to: request.email, cause: id, kind: "rights" }))
			await enqueue(tx, runtime, { dedupeKey: receiptKey(id), kind: "rights-receipt", payload });
		return { kind: "recorded", request };
	});
}

/**
 * Finds the request with this reference, so that its page may confirm it.
 * @returns when it is answered at the latest and whether its receipt was queued; null when there is none.
 */
export async function findRecordedRequest(
	db: Db,
	reference: string,
): Promise<{ dueOn: string; isMailed: boolean } | null> {
	const request = await findRightsRequest(db, "reference", reference);
	return request && { dueOn: request.dueOn, isMailed: await hasDelivery(db, receiptKey(request.id)) };
}

function receiptKey(requestId: string): string {
	return `rights-receipt:${requestId}`;
}
