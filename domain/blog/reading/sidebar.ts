import type { Db } from "../../../db/connect.ts";
import type { Language } from "../../../shared/language.ts";
import type { Runtime } from "../../runtime.ts";
import type { PostSummary } from "../posts/post.ts";
import { mostRead } from "../posts/post-list-store.ts";
import { countByCategory } from "../posts/post-overview-store.ts";

type Sidebar = {
	categories: readonly { category: string; posts: number }[];
	mostRead: readonly PostSummary[];
};

export type Sidebars = {
	of(language: Language): Promise<Sidebar>;
	forget(): void;
};

const mostReadShown = 4;
const maxAgeMs = 5_000;

/** Reads the categories with their counts, and the most read posts. */
export async function readSidebar(db: Db, language: Language, now: Date): Promise<Sidebar> {
	const at = now.toISOString();
	const [categories, read] = await Promise.all([
		countByCategory(db, language, at),
		mostRead(db, language, at, mostReadShown),
	]);
	return { categories, mostRead: read };
}

/** Keeps the sidebar of each language for some seconds, for when nothing reports changes. */
export function createSidebars(db: Db, runtime: Runtime): Sidebars {
	const cache = new Map<Language, { sidebar: Promise<Sidebar>; until: number }>();
	return {
		of(language) {
			const now = runtime.now();
			const cached = cache.get(language);
			if (cached && cached.until > now.getTime()) return cached.sidebar;
			const sidebar = readSidebar(db, language, now);
			cache.set(language, { sidebar, until: now.getTime() + maxAgeMs });
			sidebar.catch(() => cache.delete(language));
			return sidebar;
		},
		forget: () => cache.clear(),
	};
}
