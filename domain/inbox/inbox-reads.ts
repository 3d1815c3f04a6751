import type { Db } from "../../db/connect.ts";
import { shareReads } from "../live/share-reads.ts";
import type { Runtime } from "../runtime.ts";
import { type AskedInbox, countInbox, countOwn, readInbox } from "./inbox-list.ts";
import { readTeamAlerts } from "./team-alerts.ts";

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
		/** Reads what the team is to hear of on every screen. */
		alerts: shareReads(() => readTeamAlerts(db, now())),
	};
}
