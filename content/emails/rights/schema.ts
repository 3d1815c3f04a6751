import type { RightsResult } from "../../../shared/rights.ts";

export type RightsEmails = {
	rightsReceipt: {
		subject: string;
		title: string;
		greeting: string;
		body: string;
		reference: string;
		dueOn: string;
		kind: string;
		reply: string;
	};
	rightsAnswer: {
		subject: string;
		title: string;
		/** What was done of what was asked. */
		results: Record<RightsResult, string>;
		answeredOn: string;
		/** Where to turn who does not agree (Law 1581 of 2012, article 16). */
		reply: string;
	};
	rightsNotice: {
		subject: string;
		title: string;
		intro: string;
		facts: { kind: string; name: string; document: string; email: string; detail: string; dueOn: string };
	};
};
