import type { Senders } from "../../deliveries/deliver.ts";
import { NothingToSend } from "../../deliveries/failure.ts";
import { findRightsRequest } from "../../privacy/rights-store.ts";
import type { MailContext } from "../mail-context.ts";
import { rightsAnswer, rightsNotice, rightsReceipt } from "../messages/rights.ts";

/** Sends the mails about a request under data protection law, to the person and to the company. */
export function rightsSenders({ db, mailer, brand, publicUrl, staffLanguage }: MailContext) {
	return {
		"rights-receipt": async ({ id, payload }) => {
			const request = await findRightsRequest(db, "id", payload.requestId ?? "");
			if (!request) throw new NothingToSend("EGONE");
			await mailer.send(await rightsReceipt({ id, brand, publicUrl, request }));
		},
		"rights-notice": async ({ id, payload }) => {
			const request = await findRightsRequest(db, "id", payload.requestId ?? "");
			if (!request) throw new NothingToSend("EGONE");
			await mailer.send(await rightsNotice({ id, brand, request, language: staffLanguage }));
		},
		"rights-answer": async ({ id, payload }) => {
			const request = await findRightsRequest(db, "id", payload.requestId ?? "");
			if (!request?.answer) throw new NothingToSend("EGONE");
			await mailer.send(await rightsAnswer({ id, brand, publicUrl, request, answer: request.answer }));
		},
	} satisfies Senders;
}
