import type { Db } from "../../db/connect.ts";
import { readSidebar, type Sidebar } from "../../domain/blog/reading/sidebar.ts";
import type { Runtime } from "../../domain/runtime.ts";
import type { Language } from "../../shared/language.ts";

export type Sidebars = {
	of(language: Language): Promise<Sidebar>;
	forget(): void;
};

/** Cache lifetime in milliseconds, for when nothing reports changes. */
const maxAgeMs = 5_000;

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
