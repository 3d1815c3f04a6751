import { expect, it } from "vitest";
import { up as leadNotes } from "../../db/migrations/0027-links-of-notes.ts";
import { languages } from "../../shared/language.ts";
import { onBothDatabases } from "../../tests/support/databases.ts";
import { seededBlog } from "../../tests/support/seeded-blog.ts";
import { countBlogChanges } from "./posts/change-store.ts";
import { makePost } from "./posts/make-post.ts";
import { rememberMove } from "./posts/move-store.ts";
import { findNeighbours, mostRead } from "./posts/post-list-store.ts";
import { liveMark } from "./posts/post-overview-store.ts";
import { findPostBySlug } from "./posts/post-store.ts";
import { seedPosts } from "./posts/seed-posts.ts";
import { findLivePost } from "./reading/read-post.ts";
import { readSidebar } from "./reading/sidebar.ts";

onBothDatabases("the blog", (open) => {
	const { db, files, runtime, now, list, slugs, seed, add } = seededBlog(open);

	it("begins with the post the specification names and at least eight more, each in both languages", async () => {
		expect(await seed()).toMatchObject({ category: "transformacion-digital", readTime: 9, views: 500 });
		for (const language of languages) expect((await list({ language })).length).toBeGreaterThanOrEqual(9);
		expect(new Set((await list()).map(({ storyId }) => storyId))).toEqual(
			new Set((await list({ language: "en" })).map(({ storyId }) => storyId)),
		);
		expect(await seedPosts(db(), runtime, files)).toBe(0);
	});

	it("leads to the notes of a post that was stored before its links did", async () => {
		const base = await seed();
		const made =
			base &&
			makePost(
				{ ...base, date: null, content: 'uno[^1] [otro](#fnord) `<a href="#fn-1">`\n\n[^1]: nota' },
				base,
			);
		if (made?.kind !== "made") throw new Error("No post.");
		const before = made.post.html.replaceAll("#nota-fn", "#fn");
		expect(before).not.toBe(made.post.html);
		await add({ id: "noted", html: before });
		const changes = await countBlogChanges(db());
		await leadNotes(db());
		expect((await findPostBySlug(db(), "es", "noted"))?.html).toBe(made.post.html);
		expect(await countBlogChanges(db())).toBe(changes + 1);
	});

	it("shows a scheduled post from its moment on, and tells every process", async () => {
		const at = new Date(runtime.now().getTime() + 60_000).toISOString();
		await add({ id: "later", publishedAt: at });
		const before = await liveMark(db(), now());
		expect((await findLivePost(db(), "es", "later", runtime.now())).kind).toBe("unknown");
		expect(await slugs({})).not.toContain("later");
		runtime.pass(60);
		expect((await findLivePost(db(), "es", "later", runtime.now())).kind).toBe("found");
		expect((await slugs({}))[0]).toBe("later");
		expect(await liveMark(db(), now())).not.toBe(before);
	});

	it("leads from a former address, and from the twin's, to the post", async () => {
		const post = await seed();
		if (!post) throw new Error("No seed.");
		await db()
			.transaction()
			.execute((tx) => rememberMove(tx, "es", "antes", post.id));
		expect(await findLivePost(db(), "es", "antes", runtime.now())).toEqual({
			kind: "moved",
			slug: post.slug,
		});
		expect(await findLivePost(db(), "en", post.slug, runtime.now())).toEqual({
			kind: "moved",
			slug: "ai-early-phase-sales-process",
		});
		await add({ id: "sola" });
		expect((await findLivePost(db(), "en", "sola", runtime.now())).kind).toBe("untranslated");
		expect((await findLivePost(db(), "es", "nada", runtime.now())).kind).toBe("unknown");
	});

	it("tells the posts right before and after by date, and the most read first", async () => {
		const [newest, second, third] = await list();
		if (!newest || !second || !third) throw new Error("Too few posts.");
		const around = await findNeighbours(
			db(),
			"es",
			{ id: second.id, publishedAt: second.publishedAt ?? "" },
			now(),
		);
		expect(around.later?.id).toBe(newest.id);
		expect(around.earlier?.id).toBe(third.id);
		const read = await mostRead(db(), "es", now(), 4);
		expect(read).toHaveLength(4);
		expect(read[0]?.slug).toBe("ia-fase-inicial-proceso-ventas");
		expect((await readSidebar(db(), "es", runtime.now())).mostRead).toEqual(read);
	});

	it("has no change to tell before somebody writes", async () => {
		expect(await countBlogChanges(db())).toBe(0);
	});
});

it("puts title, tags and author together as readers see them", () => {
	const made = makePost(
		{
			title: "Uno",
			slug: "uno",
			excerpt: "",
			content: "# Hola",
			category: "x",
			tags: [],
			cover: null,
			date: null,
			author: { name: "Ana Ñáñez", image: null, bio: null, linkedIn: null },
		},
		{
			id: "1",
			storyId: "1",
			language: "es",
			views: 0,
			publishedAt: null,
			createdAt: "",
			updatedAt: "",
		},
	);
	expect(made).toMatchObject({ kind: "made", post: { author: { key: "ana-nanez" }, html: "<h2>Hola</h2>" } });
});
