import type { Db } from "../../db/connect.ts";
import type { FindableKind } from "../../shared/search.ts";
import type { Client } from "../accounts/account.ts";
import { readClients } from "../accounts/read-accounts.ts";
import type { PostSummary } from "../blog/posts/post.ts";
import { listAllPosts } from "../blog/posts/post-list-store.ts";
import { type ListedConversation, listConversations } from "../conversations/conversation-list-store.ts";
import type { Lead } from "../leads/lead.ts";
import { listLeads } from "../leads/lead-store.ts";
import { beginsWords, typedWords } from "../search/search-words.ts";

type Findings = { leads: Lead; conversations: ListedConversation; clients: Client; posts: PostSummary };
export type FoundForTeam = {
	[Kind in FindableKind]: { items: Findings[Kind][]; isMore: boolean };
};

type SearchQuery = { text: string; kinds: readonly FindableKind[]; most: number };

/**
 * Finds what has, for each typed word, a word that begins with it, whatever the accents and capitals.
 * @param kinds those that the person may see. @param most of each kind.
 * @returns for each kind the newest first, clients by name; isMore: whether there are others. Nothing without a word.
 */
export async function findForTeam(db: Db, { text, kinds, most }: SearchQuery): Promise<FoundForTeam> {
	const isAsked = typedWords(text).length > 0;
	const find = async <Item>(kind: FindableKind, read: (limit: number) => Promise<Item[]>) => {
		const found = isAsked && kinds.includes(kind) ? await read(most + 1) : [];
		return { items: found.slice(0, most), isMore: found.length > most };
	};
	const [leads, conversations, clients, posts] = await Promise.all([
		find("leads", async (limit) => (await listLeads(db, { search: text, limit })).leads),
		find(
			"conversations",
			async (limit) => (await listConversations(db, { search: text, limit })).conversations,
		),
		find("clients", async () =>
			(await readClients(db)).filter(({ name, subdomain }) => beginsWords(`${name} ${subdomain}`, text)),
		),
		find("posts", (limit) => listAllPosts(db, { search: text, limit })),
	]);
	return { leads, conversations, clients, posts };
}
