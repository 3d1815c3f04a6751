import { findPage } from "../../content/addresses.ts";
import { languageOf } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { isLive } from "../../domain/blog/post.ts";
import { addView, findPostBySlug } from "../../domain/blog/post-store.ts";
import { checkRateLimit } from "../../domain/rate-limit/check-rate-limit.ts";
import type { Runtime } from "../../domain/runtime.ts";

export type Views = {
	saw(path: string, reader: string): Promise<void>;
};

const dayInSeconds = 86_400;
const maxSeen = 5_000;

/** A hash of address and browser identifies the reader for a day, so no cookie is needed. */
export function createViews(db: Db, runtime: Runtime, onFailure: (error: unknown) => void): Views {
	const seen = new Set<string>();
	let counting = Promise.resolve();
	const count = async (path: string, reader: string) => {
		const post = await findPostBySlug(db, languageOf(path), findPage(path)?.params.slug ?? "");
		if (!post || !isLive(post, runtime.now())) return;
		const gate = { name: `view ${post.id}`, most: 1, seconds: dayInSeconds };
		if ((await checkRateLimit(db, runtime, gate, reader)).kind === "passed") await addView(db, post.id);
	};
	return {
		saw(path, reader) {
			const day = runtime.now().toISOString().slice(0, 10);
			const readingKey = `${day} ${path} ${reader}`;
			// A reload costs no query.
			if (seen.has(readingKey)) return counting;
			if (seen.size >= maxSeen) seen.clear();
			seen.add(readingKey);
			counting = counting.then(() => count(path, reader)).catch(onFailure);
			return counting;
		},
	};
}
