import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { findPostBySlug } from "../../domain/blog/posts/post-store.ts";
import { seedPosts } from "../../domain/blog/posts/seed-posts.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { createViews, type Views } from "../start/count-visits.ts";

const name = "ley-1581-chat.es";
const text = readFileSync(join(import.meta.dirname, `../../content/posts/${name}.md`), "utf8");
const path = "/blog/habeas-data-chat-negocio";

onBothDatabases("the views of a post", (open) => {
	const database = freshDatabase(open);
	const runtime = freshRuntime();
	let processes: Views[];
	let before: number;
	const failures: unknown[] = [];
	const views = async () => {
		const post = await findPostBySlug(database.connection.db, "es", "habeas-data-chat-negocio");
		return (post?.views ?? 0) - before;
	};
	beforeEach(async () => {
		before = 0;
		await seedPosts(database.connection.db, runtime, [{ name, text }]);
		before = await views();
		failures.length = 0;
		processes = [0, 1].map(() =>
			createViews(database.connection.db, runtime, (error) => failures.push(error)),
		);
	});

	it("are one a day for each reader, from every process", async () => {
		const [first, second] = processes;
		await first?.count(path, "a phone");
		await first?.count(path, "a phone");
		await second?.count(path, "a phone");
		expect(await views()).toBe(1);
		await second?.count(path, "a laptop");
		expect(await views()).toBe(2);
		runtime.pass(25 * 3_600);
		await first?.count(path, "a phone");
		expect(await views()).toBe(3);
		expect(failures).toEqual([]);
	});

	it("keep no address and no browser", async () => {
		await processes[0]?.count(path, "203.0.113.9 Mozilla/5.0");
		const { db } = database.connection;
		const kept = JSON.stringify(await db.selectFrom("rate_limit_counts").selectAll().execute());
		expect(kept).toContain("view ");
		expect(kept).not.toContain("203.0.113.9");
	});

	it("are none where there is no post", async () => {
		await processes[0]?.count("/blog/nada", "a phone");
		await processes[0]?.count("/blog", "a phone");
		expect(await views()).toBe(0);
		expect(failures).toEqual([]);
	});
});
