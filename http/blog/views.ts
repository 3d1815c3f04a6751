import { findPage } from "../../content/addresses.ts";
import { languageOf } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { isLive } from "../../domain/blog/post.ts";
import { addView, findPostBySlug } from "../../domain/blog/post-store.ts";
import { pass } from "../../domain/flood/flood-gate.ts";
import type { World } from "../../domain/world.ts";

/** Counts who reads a post. */
export type Views = {
	/** @param reader tells one reader from another. @returns when it is counted. */
	saw(path: string, reader: string): Promise<void>;
};

const aDay = 86_400;
const most = 5_000;

/**
 * Counts each reader of a post once a day, after the page is out. No cookie: a reader is an address and a browser, of
 * which a fingerprint is kept for a day.
 */
export function createViews(db: Db, world: World, onFailure: (error: unknown) => void): Views {
	const seen = new Set<string>();
	let counting = Promise.resolve();
	const count = async (path: string, reader: string) => {
		const post = await findPostBySlug(db, languageOf(path), findPage(path)?.params.slug ?? "");
		if (!post || !isLive(post, world.now())) return;
		const gate = { name: `view ${post.id}`, most: 1, seconds: aDay };
		if ((await pass(db, world, gate, reader)).kind === "passed") await addView(db, post.id);
	};
	return {
		saw(path, reader) {
			const day = world.now().toISOString().slice(0, 10);
			const reading = `${day} ${path} ${reader}`;
			// Whoever reloads often costs the database nothing.
			if (seen.has(reading)) return counting;
			if (seen.size >= most) seen.clear();
			seen.add(reading);
			counting = counting.then(() => count(path, reader)).catch(onFailure);
			return counting;
		},
	};
}
