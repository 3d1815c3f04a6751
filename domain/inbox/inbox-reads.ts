import type { Db } from "../../db/connect.ts";
import type { TeamAlertKind } from "../../shared/conversation.ts";
import {
	type ConversationFilter,
	type ListedConversation,
	listConversations,
} from "../conversations/conversation-list-store.ts";
import { shareReads } from "../live/share-reads.ts";
import type { Runtime } from "../runtime.ts";
import { type AskedInbox, countInbox, countOwn, countWaitingConversations, readInbox } from "./inbox-list.ts";
import { nextSnoozeEndsIn } from "./snooze-until.ts";
import { assignmentsSince } from "./takeover-store.ts";

export type InboxReads = ReturnType<typeof createInboxReads>;

/** Creates the readings of the inbox that all open pages of this process share: each event makes all of them ask. */
export function createInboxReads(db: Db, { now }: Pick<Runtime, "now">) {
	const list = shareReads((asked: AskedInbox) => readInbox(db, now(), asked));
	const counts = shareReads(() => countInbox(db, now()));
	return {
		list: (asked: AskedInbox) => list(asked.filter === "mine" ? asked : { ...asked, accountId: "" }),
		/** Counts what each filter holds, up to 100. */
		counts: async (accountId: string) => {
			const [team, mine] = await Promise.all([counts(null), countOwn(db, accountId)]);
			return { ...team, mine };
		},
		alerts: shareReads(() => readTeamAlerts(db, now())),
	};
}

type TeamAlert = {
	/** Names the occurrence: the next one of the same conversation has another key. */
	key: string;
	kind: TeamAlertKind;
	conversationId: string;
	name: string | null;
	assigned?: { by: string; accountId: string };
};

const listedMost = 40;
const recentMs = 60 * 60_000;

/** changesIn: milliseconds until a snooze ends, null when none does. */
async function readTeamAlerts(db: Db, now: Date) {
	const at = now.toISOString();
	const since = new Date(now.getTime() - recentMs).toISOString();
	const list = async (filter: ConversationFilter) =>
		(await listConversations(db, { limit: listedMost, filter })).conversations;
	const [waiting, asking, awake, assignments, changesIn] = await Promise.all([
		countWaitingConversations(db, now),
		list({ kind: "waiting", now: at }),
		list({ kind: "snooze-ended", since, now: at }),
		assignmentsSince(db, since, listedMost),
		nextSnoozeEndsIn(db, now),
	]);
	const unread = asking.filter((one) => one.unread > 0);
	const alerts: TeamAlert[] = [
		...unread.map((one) => alertOf(one, "message", String(one.unread))),
		...awake.map((one) => alertOf(one, "snooze-ended", String(one.snoozedUntil))),
		...assignments.map(({ id, by, accountId, ...one }) => ({
			...one,
			key: `assigned ${id}`,
			kind: "assigned" as const,
			assigned: { by, accountId },
		})),
	];
	return { at, waiting, alerts, changesIn };
}

function alertOf({ id, lead }: ListedConversation, kind: TeamAlert["kind"], occurrence: string): TeamAlert {
	return { key: `${kind} ${id} ${occurrence}`, kind, conversationId: id, name: lead?.name ?? null };
}
