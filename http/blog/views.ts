import { isbot } from "isbot";
import { findPage } from "../../content/addresses.ts";
import { languageOf } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { isLive } from "../../domain/blog/post.ts";
import { addView, findPostBySlug } from "../../domain/blog/post-store.ts";
import { pass } from "../../domain/flood/flood-gate.ts";
import type { World } from "../../domain/world.ts";

/** One page that was given out. */
export type Given = {
	method: string;
	path: string;
	header(name: string): string | undefined;
	visitor: string;
};

/** Counts who reads a post. */
export type Views = { saw(given: Given): void };

const aDay = 86_400;
const most = 5_000;

/**
 * Counts each reader of a post once a day, after the page is out. No cookie: a reader is an address and a browser, of
 * which a fingerprint is kept for a day. Programs, prefetches and reloads are no readers.
 */
export function createViews(db: Db, world: World, onFailure: (error: unknown) => void): Views {
	const seen = new Set<string>();
	let counting = Promise.resolve();
	const count = async (path: string, slug: string, visitor: string) => {
		const post = await findPostBySlug(db, languageOf(path), slug);
		if (!post || !isLive(post, world.now())) return;
		const gate = { name: `view ${post.id}`, most: 1, seconds: aDay };
		if ((await pass(db, world, gate, visitor)).kind === "passed") await addView(db, post.id);
	};
	return {
		saw({ method, path, header, visitor }) {
			const agent = header("user-agent") ?? "";
			if (method !== "GET" || !agent || isbot(agent) || isNoVisit(header)) return;
			const found = findPage(path);
			if (found?.page !== "post") return;
			const who = `${visitor} ${agent}`;
			const day = world.now().toISOString().slice(0, 10);
			const reading = `${day} ${path} ${who}`;
			// Whoever reloads often costs the database nothing.
			if (seen.has(reading)) return;
			if (seen.size >= most) seen.clear();
			seen.add(reading);
			counting = counting.then(() => count(path, found.params.slug ?? "", who)).catch(onFailure);
		},
	};
}

function isNoVisit(header: Given["header"]): boolean {
	const purpose = `${header("sec-purpose") ?? ""} ${header("purpose") ?? ""}`;
	const destination = header("sec-fetch-dest");
	return /prefetch|prerender/i.test(purpose) || (destination !== undefined && destination !== "document");
}
