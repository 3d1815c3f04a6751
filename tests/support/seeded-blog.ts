import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEach } from "vitest";
import type { Post } from "../../domain/blog/posts/post.ts";
import { listPosts } from "../../domain/blog/posts/post-list-store.ts";
import { findPostBySlug, insertPost } from "../../domain/blog/posts/post-store.ts";
import { seedPosts } from "../../domain/blog/posts/seed-posts.ts";
import { freshDatabase, inTransaction, type TestDatabase } from "./databases.ts";
import { freshRuntime } from "./test-runtime.ts";

const folder = join(import.meta.dirname, "../../content/posts");
const files = globSync("*.md", { cwd: folder }).map((name) => ({
	name: basename(name, ".md"),
	text: readFileSync(join(folder, name), "utf8"),
}));

/** The blog as it begins, in a database of each test's own. */
export function seededBlog(open: () => Promise<TestDatabase>) {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	beforeEach(async () => {
		await seedPosts(db(), runtime, files);
	});
	const now = () => runtime.now().toISOString();
	const list = (filter: Partial<Parameters<typeof listPosts>[1]> = {}) =>
		listPosts(db(), { language: "es", now: now(), limit: 100, ...filter });
	const seed = () => findPostBySlug(db(), "es", "ia-fase-inicial-proceso-ventas");
	return {
		db,
		runtime,
		files,
		now,
		list,
		seed,
		/** Found by the index, as in a blog of many posts. */
		slugs: async (filter: Parameters<typeof list>[0]) =>
			(await list({ few: 0, ...filter })).map(({ slug }) => slug),
		async add(post: Partial<Post> & { id: string }) {
			const base = await seed();
			if (!base) throw new Error("No seed.");
			const whole = { ...base, slug: post.id, storyId: post.id, ...post };
			await inTransaction(db(), (tx) => insertPost(tx, whole));
		},
	};
}
