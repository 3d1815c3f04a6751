import type { Db } from "../../../db/connect.ts";
import type { Language } from "../../../shared/language.ts";
import type { PostSummary } from "../posts/post.ts";
import { mostRead } from "../posts/post-list-store.ts";
import { countByCategory } from "../posts/post-overview-store.ts";

export type Sidebar = {
	categories: readonly { category: string; posts: number }[];
	mostRead: readonly PostSummary[];
};

const mostReadShown = 4;

/** Reads the categories with their counts, and the most read posts. */
export async function readSidebar(db: Db, language: Language, now: Date): Promise<Sidebar> {
	const at = now.toISOString();
	const [categories, read] = await Promise.all([
		countByCategory(db, language, at),
		mostRead(db, language, at, mostReadShown),
	]);
	return { categories, mostRead: read };
}
