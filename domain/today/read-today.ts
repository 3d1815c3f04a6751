import type { Db } from "../../db/connect.ts";
import { type Account, maySell, mayWrite } from "../accounts/account.ts";
import { countWaiting, listComments } from "../blog/comments/comment-store.ts";
import { listDrafts } from "../blog/posts/post-overview-store.ts";
import { listConversations } from "../conversations/conversation-list-store.ts";
import { findLastQuestion } from "../conversations/message-store.ts";
import { queueReports, withNames } from "../deliveries/delivery-overview.ts";
import { listDeliveries } from "../deliveries/delivery-report-store.ts";
import { countWaitingConversations } from "../inbox/inbox-list.ts";
import { listRevokedLeads } from "../privacy/revocation-store.ts";
import { readRightsRequests } from "../privacy/rights-list.ts";
import { listOpenedProposals } from "../proposals/opened-proposals-store.ts";
import { readUnknownQuestions } from "../unknown-questions/unknown-question-list.ts";
import { dayMs } from "../wall-clock.ts";
import { readLastWeek } from "./last-week.ts";
import { readPendingContacts } from "./pending-contacts.ts";

const waitingShown = 5;
const mostOpened = 50;
const shown = 3;
/** A proposal that was opened longer ago is no news. */
const openedWithinMs = 14 * dayMs;

/**
 * Reads what a colleague should attend to now. What their roles do not allow is null.
 * @returns of each list its first entries, and how many there are.
 */
export async function readToday(db: Db, now: Date, account: Account) {
	const [selling, writing, isAdmin] = [maySell(account), mayWrite(account), account.roles.includes("admin")];
	const [waiting, contacts, opened, deliveries, comments, drafts, questions, rights, week] =
		await Promise.all([
			selling ? readWaiting(db, now) : null,
			selling ? readPendingContacts(db, now) : null,
			selling ? readOpenedProposals(db, now) : null,
			selling ? readDeadDeliveries(db, now) : null,
			writing ? readWaitingComments(db) : null,
			writing ? listDrafts(db).then(firstOf) : null,
			readUnknownQuestions(db).then(({ questions, next }) => ({
				...firstOf(questions),
				isMore: next !== null,
			})),
			isAdmin ? readOpenRequests(db, now) : null,
			selling ? readLastWeek(db, now) : null,
		]);
	return { waiting, contacts, opened, deliveries, comments, drafts, questions, rights, week };
}

export type Today = Awaited<ReturnType<typeof readToday>>;

async function readWaiting(db: Db, now: Date) {
	const filter = { kind: "waiting", now: now.toISOString() } as const;
	const [count, { conversations }] = await Promise.all([
		countWaitingConversations(db, now),
		listConversations(db, { limit: waitingShown, filter }),
	]);
	const items = await Promise.all(
		conversations.map(async (one) => ({
			...one,
			asked: (await findLastQuestion(db, one.id))?.content ?? null,
		})),
	);
	return { count, items };
}

/** Of each lead the proposal that was opened last. */
async function readOpenedProposals(db: Db, now: Date) {
	const since = new Date(now.getTime() - openedWithinMs).toISOString();
	const found = await listOpenedProposals(db, { now: now.toISOString(), since, limit: mostOpened });
	const ids = [...new Set(found.map(({ leadId }) => leadId))];
	const revoked = await listRevokedLeads(db, ids);
	const items = ids.flatMap((id) => found.find((one) => one.leadId === id && !revoked.has(id)) ?? []);
	return { count: items.length, isMore: found.length === mostOpened, items: items.slice(0, shown) };
}

async function readDeadDeliveries(db: Db, now: Date) {
	const [queues, items] = await Promise.all([
		queueReports(db, now),
		listDeliveries(db, { state: "dead", limit: shown }),
	]);
	const count = queues.reduce((sum, { dead }) => sum + dead, 0);
	return { count, items: await withNames(db, items) };
}

async function readWaitingComments(db: Db) {
	const [count, items] = await Promise.all([
		countWaiting(db),
		listComments(db, { state: "waiting", limit: shown }),
	]);
	return { count, items };
}

async function readOpenRequests(db: Db, now: Date) {
	const requests = await readRightsRequests(db, now);
	return firstOf(requests.filter(({ answer }) => answer === null));
}

function firstOf<Entry>(all: readonly Entry[]) {
	return { count: all.length, items: all.slice(0, shown) };
}
