import type { Db } from "../../db/connect.ts";
import { shareReads } from "../live/share-reads.ts";
import type { Runtime } from "../runtime.ts";
import { type AskedInbox, countInbox, countOwn, countWaitingConversations, readInbox } from "./inbox-list.ts";

export type InboxReads = ReturnType<typeof createInboxReads>;

/** Creates the readings of the inbox that all open pages of this process share: each event makes all of them ask. */
export function createInboxReads(db: Db, { now }: Pick<Runtime, "now">) {
	const list = shareReads((asked: AskedInbox) => readInbox(db, now(), asked));
	const counts = shareReads(() => countInbox(db, now()));
	return {
		/** Reads a page of the inbox. */
		list: (asked: AskedInbox) => list(asked.filter === "mine" ? asked : { ...asked, accountId: "" }),
		/** Counts what each filter holds, up to 100. */
		counts: async (accountId: string) => {
			const [team, mine] = await Promise.all([counts(null), countOwn(db, accountId)]);
			return { ...team, mine };
		},
		/** Counts the conversations that wait for a person, up to 100. */
		countWaiting: shareReads(() => countWaitingConversations(db, now())),
	};
}
