import { beforeEach, expect, it } from "vitest";
import { insertComment } from "../../../domain/blog/comments/comment-store.ts";
import { findPostBySlug } from "../../../domain/blog/posts/post-store.ts";
import { seedPosts } from "../../../domain/blog/posts/seed-posts.ts";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import { testRuntime } from "../../../tests/support/test-runtime.ts";
import { commentsData } from "./comments-data.server.ts";

onBothDatabases("comments below a post", (open) => {
	const database = freshDatabase(open);
	beforeEach(async () => {
		const text = "---\ntitle: Uno\ndate: 2026-01-01\nauthor: Ana\n---\nHola";
		await seedPosts(database.connection.db, testRuntime(), [{ name: "uno.es.md", text }]);
	});

	it("shows all comments, page by page, and opens the page of the one that is looked for", async () => {
		const { db } = database.connection;
		const post = await findPostBySlug(db, "es", "uno");
		if (!post) throw new Error("No post.");
		await db.transaction().execute(async (tx) => {
			for (let number = 0; number < 121; number++) {
				const id = `c${number}`;
				const createdAt = new Date(Date.UTC(2026, 1, 1, 0, number)).toISOString();
				await insertComment(
					tx,
					{
						id,
						reference: id,
						postId: post.id,
						parentId: null,
						language: "es",
						createdAt,
						name: "Ana",
						email: "ana@brisa.example",
						text: id,
						state: "approved",
						consentVersion: "1",
						consentRevokedAt: null,
					},
					id,
				);
			}
		});
		const page = (query = "") => commentsData(db, post, new URL(`https://x.example/blog/uno${query}`), null);
		const seen: string[] = [];
		let next: string | null = "";
		while (next !== null) {
			const { threads, later, count }: Awaited<ReturnType<typeof page>> = await page(
				next.replace("/blog/uno", ""),
			);
			expect(count).toBe(121);
			seen.push(...threads.map(({ id }) => id));
			next = later;
		}
		expect(seen).toEqual(Array.from({ length: 121 }, (_, number) => `c${number}`));
		const around = await page("?comentario=c60");
		expect(around.threads.map(({ id }) => id)).toContain("c60");
		expect(around.earlier).toBe("/blog/uno#comments");
		expect(around.later).toBe("/blog/uno?comentarios=3#comments");
		expect((await page("?comentarios=3")).beyond).toBeNull();
		for (const beyond of ["4", "99", "999999"])
			expect((await page(`?comentarios=${beyond}`)).beyond).toBe("/blog/uno?comentarios=3#comments");
		expect((await page("?comentarios=x")).threads[0]?.id).toBe("c0");
	});

	it("leads from a page beyond the last to the post when it has no comments", async () => {
		const { db } = database.connection;
		const post = await findPostBySlug(db, "es", "uno");
		if (!post) throw new Error("No post.");
		const at = (query: string) => new URL(`https://x.example/blog/uno${query}`);
		expect((await commentsData(db, post, at("?comentarios=99"), null)).beyond).toBe("/blog/uno#comments");
		expect((await commentsData(db, post, at(""), null)).beyond).toBeNull();
	});
});
