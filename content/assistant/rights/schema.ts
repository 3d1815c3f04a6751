import type { LikelyRequest } from "../../../shared/conversation.ts";
import type { Ways } from "../ways.ts";

export type RightsText = {
	/** `pending`: in place of `known`, once its deletion was asked for. */
	ownData: { known: string; nothing: string; pending: string; change: string };
	withdrawn: {
		erase: { known: Ways; unknown: Ways };
		noContact: { known: Ways; unknown: Ways };
		/** How to make it formal. */
		form: string;
		/** How far it reaches, and how to reach further. */
		elsewhere: string;
		/** Something is told afterwards: it is not kept. */
		quiet: Ways;
	};
	/** To somebody who took back our leave to write and wants something that needs it. */
	permission: { needed: string; ask: string; given: Ways; refused: Ways };
	/** What has consequences is asked about where it is likely and not sure. */
	offer: Record<Exclude<LikelyRequest, "person">, { question: string; yes: string; no: string }>;
};
