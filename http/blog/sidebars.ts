import type { Language } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { readSidebar, type Sidebar } from "../../domain/blog/sidebar.ts";
import type { World } from "../../domain/world.ts";

/** What stands beside the blog's lists: counted once until somebody says that it changed. */
export type Sidebars = {
	of(language: Language): Promise<Sidebar>;
	forget(): void;
};

/** Kept no longer than this where nobody listens for changes. */
const aWhile = 5_000;

export function createSidebars(db: Db, world: World): Sidebars {
	const kept = new Map<Language, { sidebar: Promise<Sidebar>; until: number }>();
	return {
		of(language) {
			const now = world.now();
			const known = kept.get(language);
			if (known && known.until > now.getTime()) return known.sidebar;
			const sidebar = readSidebar(db, language, now);
			kept.set(language, { sidebar, until: now.getTime() + aWhile });
			// A failure is not kept.
			sidebar.catch(() => kept.delete(language));
			return sidebar;
		},
		forget: () => kept.clear(),
	};
}
