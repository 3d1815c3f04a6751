import type { Db } from "../../db/connect.ts";
import type { WorkKind } from "../../shared/account.ts";
import { type Account, maySell, mayWrite } from "../accounts/account.ts";
import { readAccounts } from "../accounts/read-accounts.ts";
import { listDraftsOf } from "../blog/posts/post-store.ts";
import { listConversationsOf } from "../conversations/conversation-store.ts";
import { listLeadsOf } from "../leads/lead-work-store.ts";
import { countProjectsOf } from "../portal/project-store.ts";

type HeldWork = Record<WorkKind, { count: number; mayTake: Pick<Account, "id" | "name">[] }>;

/** Counts what a colleague has, by kind, and lists who else of the team may take it. */
export async function readHeldWork(db: Db, account: Pick<Account, "id" | "name">): Promise<HeldWork> {
	const others = (await readAccounts(db)).filter(({ id }) => id !== account.id);
	const [leads, conversations, clients, posts] = await Promise.all([
		listLeadsOf(db, account.id),
		listConversationsOf(db, account.id),
		countProjectsOf(db, account.name),
		listDraftsOf(db, account.name),
	]);
	const ofKind = (kind: WorkKind, count: number) => ({
		count,
		mayTake: others.filter((other) => mayTakeWork(other, kind)).map(({ id, name }) => ({ id, name })),
	});
	return {
		leads: ofKind("leads", leads.length),
		conversations: ofKind("conversations", conversations.length),
		clients: ofKind("clients", clients),
		posts: ofKind("posts", posts.length),
	};
}

/** Whether somebody of the team may take a kind of work. */
export function mayTakeWork(account: Account, kind: WorkKind): boolean {
	return kind === "posts" ? mayWrite(account) : maySell(account);
}
