import type { Db, Tx } from "../../db/connect.ts";
import { type WorkKind, workKinds } from "../../shared/account.ts";
import { type Account, maySell, mayWrite } from "../accounts/account.ts";
import { findAccount } from "../accounts/account-store.ts";
import { type AccountChange, disableIn } from "../accounts/change-access.ts";
import { readAccounts } from "../accounts/read-accounts.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { handOverDrafts } from "../blog/editing/hand-over-drafts.ts";
import { listDraftsByAuthor } from "../blog/posts/post-store.ts";
import { listConversationsOfColleague } from "../conversations/conversation-store.ts";
import { handOverConversations } from "../conversations/take-over.ts";
import { handOverLeads } from "../leads/hand-over-leads.ts";
import { listLeadsOfOwner } from "../leads/lead-assignment-store.ts";
import { countProjectsByResponsible, handOverProjects } from "../portal/project-store.ts";
import type { Runtime } from "../runtime.ts";

/** Who takes each kind of work: the id of an account; null: nobody. */
export type Successors = Record<WorkKind, string | null>;

/**
 * Disables a colleague and hands over what they have, all or nothing. Their sessions end at once. Where nobody takes
 * it, leads have no owner, conversations go to the assistant, and projects and drafts keep the name they have. Published
 * posts stay signed by their authors.
 * @returns unknown: no such colleague, or a successor who may not take that kind.
 */
export function leaveTeam(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	{ accountId, successors }: { accountId: string; successors: Successors },
): Promise<AccountChange> {
	return db.transaction().execute(async (tx) => {
		const account = await findAccount(tx, "id", accountId);
		if (account?.kind !== "staff" || account.disabledAt) return "unknown";
		const found = await findSuccessors(tx, account, successors);
		if (!found) return "unknown";
		const outcome = await disableIn(tx, runtime, actor, account, detailOf(found));
		if (outcome !== "done") return outcome;
		await handOverLeads(tx, runtime, actor, { from: account.id, to: found.leads ?? null });
		const by = { id: actor.id ?? "", name: actor.name };
		await handOverConversations(tx, runtime, by, { from: account.id, to: found.conversations ?? null });
		if (found.clients) await handOverProjects(tx, { from: account.name, to: found.clients.name });
		if (found.posts)
			await handOverDrafts(tx, runtime, { from: account.name, to: found.posts.name, by: actor.name });
		return outcome;
	});
}

type FoundSuccessors = Partial<Record<WorkKind, Account>>;

/** @returns null when one of those chosen may not take it. */
async function findSuccessors(
	tx: Tx,
	account: Account,
	successors: Successors,
): Promise<FoundSuccessors | null> {
	const found: FoundSuccessors = {};
	for (const kind of workKinds) {
		const id = successors[kind];
		if (!id) continue;
		const successor = await findAccount(tx, "id", id);
		if (!successor || successor.id === account.id || !mayTakeWork(successor, kind)) return null;
		found[kind] = successor;
	}
	return found;
}

/** For the audit log: who takes what. */
function detailOf(found: FoundSuccessors): Record<string, string> {
	return Object.fromEntries(Object.entries(found).map(([kind, { name }]) => [kind, name]));
}

type HeldWork = Record<WorkKind, { count: number; mayTake: Pick<Account, "id" | "name">[] }>;

/** Counts what a colleague has, by kind, and lists who else of the team may take it. */
export async function readHeldWork(db: Db, account: Pick<Account, "id" | "name">): Promise<HeldWork> {
	const others = (await readAccounts(db)).filter(({ id }) => id !== account.id);
	const [leads, conversations, clients, posts] = await Promise.all([
		listLeadsOfOwner(db, account.id),
		listConversationsOfColleague(db, account.id),
		countProjectsByResponsible(db, account.name),
		listDraftsByAuthor(db, account.name),
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

function mayTakeWork(account: Account, kind: WorkKind): boolean {
	return kind === "posts" ? mayWrite(account) : maySell(account);
}
