import { beforeEach, expect, it } from "vitest";
import { makePost } from "../../../domain/blog/posts/make-post.ts";
import type { Post } from "../../../domain/blog/posts/post.ts";
import { findNeighbours, mostRead } from "../../../domain/blog/posts/post-list-store.ts";
import { countByCategory } from "../../../domain/blog/posts/post-overview-store.ts";
import { insertPost } from "../../../domain/blog/posts/post-store.ts";
import { findLivePost, readRelatedPosts } from "../../../domain/blog/reading/read-post.ts";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import { testPostText } from "../../../tests/support/test-post.ts";
import { aroundArticle, articleData } from "./article-data.server.ts";

const now = new Date("2026-11-22T12:00:00.000Z");
const at = now.toISOString();

function post(id: string, more: Partial<Post> = {}): Post {
	const made = makePost(testPostText({ title: id, slug: id }), {
		id,
		storyId: id,
		language: "es",
		views: 0,
		publishedAt: at,
		createdAt: at,
		updatedAt: at,
	});
	if (made.kind !== "made") throw new Error(made.kind);
	return { ...made.post, ...more };
}

onBothDatabases("what readers are led to from an article", (open) => {
	const database = freshDatabase(open);
	const shown = post("shown", { publishedAt: "2026-01-02T00:00:00.000Z" });
	const later = "2027-01-01T00:00:00.000Z";
	beforeEach(async () => {
		await database.connection.db.transaction().execute(async (tx) => {
			await insertPost(tx, shown);
			await insertPost(tx, post("before", { publishedAt: "2026-01-01T00:00:00.000Z" }));
			await insertPost(tx, post("scheduled", { publishedAt: later, views: 900 }));
			await insertPost(tx, post("draft", { publishedAt: null, views: 900 }));
			await insertPost(tx, post("draft-twin", { storyId: "shown", language: "en", publishedAt: null }));
			await insertPost(tx, post("later-twin", { storyId: "before", language: "en", publishedAt: later }));
		});
	});

	it("lists beside an article only other posts that are public by now", async () => {
		const { db } = database.connection;
		const neighbours = await findNeighbours(
			db,
			"es",
			{ id: "shown", publishedAt: shown.publishedAt ?? "" },
			at,
		);
		expect([neighbours.earlier?.id, neighbours.later]).toEqual(["before", null]);
		expect((await mostRead(db, "es", at, 4)).map(({ id }) => id)).toEqual(["shown", "before"]);
		expect(await countByCategory(db, "es", at)).toEqual([{ category: "estrategia", posts: 2 }]);
		const around = aroundArticle(await readRelatedPosts(db, shown, now));
		expect(around.related.map(({ title }) => title)).toEqual(["before"]);
		expect(around.paths).toEqual({ es: "/blog/shown" });
	});

	it("names no twin that readers cannot open yet", async () => {
		const { db } = database.connection;
		expect(await findLivePost(db, "en", "shown", now)).toEqual({ kind: "untranslated", language: "es" });
		expect(await findLivePost(db, "en", "before", now)).toEqual({ kind: "untranslated", language: "es" });
		expect(await findLivePost(db, "en", "before", new Date(later))).toEqual({
			kind: "moved",
			slug: "later-twin",
		});
	});
});

it("calls an article updated a day after it was public, or written where it is dated earlier", () => {
	const updated = (more: Partial<Post>) => articleData(post("x", more)).updatedAt;
	const old = { publishedAt: "2025-02-26T17:00:00.000Z" };
	expect(updated(old)).toBeNull();
	expect(updated({ ...old, createdAt: "2026-11-20T00:00:00.000Z" })).toBe(at);
	expect(updated({})).toBeNull();
});

it("gives an article without tags those every article may have", () => {
	expect(articleData(post("x")).tagNames).toEqual(["Transformación Digital", "PYMEs", "Colombia"]);
});

it("lists the parts of a text that takes five minutes, and none of a shorter one", () => {
	const html = "<h2>Hoy</h2><p>Abrimos.</p>";
	const long = articleData(post("uno", { html, readTime: 5 }));
	expect(long.contents).toEqual([{ id: "nota-hoy", title: "Hoy" }]);
	expect(long.html).toBe('<h2 id="nota-hoy">Hoy</h2><p>Abrimos.</p>');
	expect(articleData(post("dos", { html, readTime: 4 })).contents).toEqual([]);
});
