import { pathTo } from "../../content/addresses.ts";
import { type Language, languages } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { isLive, type Post } from "../blog/post.ts";
import { liveVersions, postsOf } from "../blog/post-overview-store.ts";
import type { World } from "../world.ts";
import { type SearchedPost, searchPosts } from "./knowledge.ts";
import { groundPosts } from "./model/guard/grounding/site-index.ts";

/** The public posts among what this process searches. */
export type SearchedPosts = {
	/** Takes over what was published, changed or withdrawn since. Calls while one is under way become one more. */
	refresh(): Promise<void>;
};

/** The newest of each language. A blog of more has said it again. */
const mostPosts = 2_000;
/** Read and indexed together; the process answers others in between. */
const atOnce = 20;

/** @param db where the posts are read. A failed refresh rejects, and the next one makes up for it. */
export function createSearchedPosts(db: Db, world: World): SearchedPosts {
	const known = new Map<Language, Map<string, string>>(languages.map((language) => [language, new Map()]));
	let running: Promise<void> = Promise.resolve();
	let next: Promise<void> | null = null;

	async function take(language: Language, versions: Map<string, string>): Promise<void> {
		const live = new Map(await liveVersions(db, language, world.now().toISOString(), mostPosts));
		const gone = [...versions.keys()].filter((id) => !live.has(id));
		searchPosts(language, { gone });
		groundPosts(language, { gone });
		for (const id of gone) versions.delete(id);
		const changed = [...live].filter(([id, version]) => versions.get(id) !== version).map(([id]) => id);
		for (let from = 0; from < changed.length; from += atOnce) {
			const ids = changed.slice(from, from + atOnce);
			const posts = (await postsOf(db, ids)).filter((post) => isLive(post, world.now()));
			searchPosts(language, { gone: ids, posts: posts.map(searched) });
			groundPosts(language, {
				gone: ids,
				posts: posts.map(({ id, title, excerpt }) => ({ id, texts: [title, excerpt] })),
			});
			for (const id of ids) versions.set(id, live.get(id) ?? "");
			await new Promise(setImmediate);
		}
	}

	return {
		refresh() {
			next ??= running
				.catch(() => undefined)
				.then(async () => {
					next = null;
					for (const [language, versions] of known) await take(language, versions);
				});
			running = next;
			return next;
		},
	};
}

function searched({ id, language, slug, title, excerpt, html }: Post): SearchedPost {
	const text = html.replace(/<[^>]*>/g, " ").replace(/&[a-z]+;|&#\w+;/gi, " ");
	return { id, title, url: pathTo("post", language, { slug }), summary: excerpt, text };
}
