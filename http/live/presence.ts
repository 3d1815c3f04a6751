import type { Db } from "../../db/connect.ts";
import {
	announceAbsence,
	type OpenPage,
	putOpenPage,
	renewOpenPages,
	seenFor,
} from "../../domain/inbox/presence.ts";
import type { Runtime } from "../../domain/runtime.ts";

export type PresenceKeeper = {
	open(conversationId: string, page: OpenPage): () => void;
	stop(): void;
};

/** Below the time after which a visitor counts as gone; see domain/inbox/presence.ts. */
const everyMs = 20_000;

/** Keeps the presence of the visitors whose pages are open in this process: one statement for all of them. */
export function keepPresence(db: Db, runtime: Runtime): PresenceKeeper {
	const pages = new Map<symbol, string>();
	const leaving = new Set<NodeJS.Timeout>();
	let timer: NodeJS.Timeout | null = null;
	const renew = () => {
		// The next one tries again when the database is unavailable.
		void renewOpenPages(db, runtime, [...new Set(pages.values())]).catch(() => undefined);
	};
	const stopRenewing = () => {
		if (timer) clearInterval(timer);
		timer = null;
	};
	/** The visitor may only go on to the next page, which another process may serve. */
	const announceLater = (conversationId: string) => {
		const later = setTimeout(() => {
			leaving.delete(later);
			void announceAbsence(db, runtime, conversationId).catch(() => undefined);
		}, seenFor).unref();
		leaving.add(later);
	};
	return {
		open(conversationId, page) {
			const key = Symbol(conversationId);
			pages.set(key, conversationId);
			void putOpenPage(db, runtime, conversationId, page).catch(() => undefined);
			timer ??= setInterval(renew, everyMs).unref();
			return () => {
				pages.delete(key);
				if (pages.size === 0) stopRenewing();
				announceLater(conversationId);
			};
		},
		stop() {
			stopRenewing();
			for (const later of leaving) clearTimeout(later);
			leaving.clear();
		},
	};
}
