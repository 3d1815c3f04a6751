import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { up as leadNotes } from "../../db/migrations/0027-links-of-notes.ts";
import { languages } from "../../shared/language.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { countBlogChanges } from "./posts/change-store.ts";
import { makePost } from "./posts/make-post.ts";
import { rememberMove } from "./posts/move-store.ts";
import type { Post } from "./posts/post.ts";
import { listAllPosts, listPosts, mostRead, neighboursOf } from "./posts/post-list-store.ts";
import { countByCategory, liveMark } from "./posts/post-overview-store.ts";
import { findPostBySlug, insertPost } from "./posts/post-store.ts";
import { seedPosts } from "./posts/seed-posts.ts";
import { findLivePost } from "./reading/find-post.ts";
import { readSidebar } from "./reading/sidebar.ts";

const folder = join(import.meta.dirname, "../../content/posts");
const files = globSync("*.md", { cwd: folder }).map((name) => ({
	name: basename(name, ".md"),
	text: readFileSync(join(folder, name), "utf8"),
}));

onBothDatabases("the blog", (open) => {
	const database = freshDatabase(open);
	const runtime = freshRuntime();
	beforeEach(async () => {
		await seedPosts(database.connection.db, runtime, files);
	});
	const now = () => runtime.now().toISOString();
	const list = (filter: Partial<Parameters<typeof listPosts>[1]> = {}) =>
		listPosts(database.connection.db, { language: "es", now: now(), limit: 100, ...filter });
	// By the index, as in a blog of many posts.
	const slugs = async (filter: Parameters<typeof list>[0]) =>
		(await list({ few: 0, ...filter })).map(({ slug }) => slug);
	const seed = () => findPostBySlug(database.connection.db, "es", "ia-fase-inicial-proceso-ventas");
	const add = async (post: Partial<Post> & { id: string }) => {
		const base = await seed();
		if (!base) throw new Error("No seed.");
		const whole = { ...base, slug: post.id, storyId: post.id, ...post };
		await database.connection.db.transaction().execute((tx) => insertPost(tx, whole));
	};

	it("begins with the post the specification names and at least eight more, each in both languages", async () => {
		expect(await seed()).toMatchObject({ category: "transformacion-digital", readTime: 9, views: 500 });
		for (const language of languages) expect((await list({ language })).length).toBeGreaterThanOrEqual(9);
		expect(new Set((await list()).map(({ storyId }) => storyId))).toEqual(
			new Set((await list({ language: "en" })).map(({ storyId }) => storyId)),
		);
		expect(await seedPosts(database.connection.db, runtime, files)).toBe(0);
	});

	it("is searched by its writers by title, excerpt and who wrote a post, in any order", async () => {
		const author = {
			name: "Íñigo Peña Quiroga",
			key: "inigo-pena-quiroga",
			image: null,
			bio: null,
			linkedIn: null,
		};
		await add({ id: "suyo", title: "Sobre muelles", excerpt: "De noche", author });
		const found = async (search: string) =>
			(await listAllPosts(database.connection.db, { limit: 9, search })).map(({ id }) => id);
		for (const search of ["Íñigo", "quiroga", "peña iñigo", "quir", "MUELLES quiroga", "noche íñigo"])
			expect(await found(search), search).toEqual(["suyo"]);
		for (const search of ["uiroga", "muelles nadie", "_", "%", "i_igo"])
			expect(await found(search), search).toEqual([]);
	});

	it("leads to the notes of a post that was stored before its links did", async () => {
		const { db } = database.connection;
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
		const changes = await countBlogChanges(db);
		await leadNotes(db);
		expect((await findPostBySlug(db, "es", "noted"))?.html).toBe(made.post.html);
		expect(await countBlogChanges(db)).toBe(changes + 1);
	});

	it("finds in a blog of few posts whatever their title or excerpt has, also inside a word and as signs", async () => {
		await add({ id: "n1", title: "Un 30 % más de yaguaretés 🙂", excerpt: "Ñandú", publishedAt: now() });
		await add({ id: "n2", title: "Un 30 por ciento menos", excerpt: "", publishedAt: now() });
		for (const search of ["aguar", "%", "🙂", "30 %", "ÑAND", "nan más un de yag % 30 aretes rete mas m a"])
			expect(await slugs({ search, few: 200 }), search).toEqual(["n1"]);
		expect(await slugs({ search: "30", category: "no", few: 200 })).toEqual([]);
		expect(await slugs({ search: "aguar", few: 5 })).toEqual([]);
		for (const search of ["%", "🙂", "---"]) expect(await slugs({ search }), search).toEqual([]);
	});

	it("goes by every word of a long search", async () => {
		await add({ id: "n1", title: "uno dos tres cuatro cinco seis siete", publishedAt: now() });
		expect(await slugs({ search: "uno dos tres cuatro cinco seis siete" })).toEqual(["n1"]);
		expect(await slugs({ search: "uno dos tres cuatro cinco seis ocho" })).toEqual([]);
	});

	it("finds by the beginnings of words of title and excerpt, without case or accents", async () => {
		expect(await slugs({ search: "HABEAS" })).toEqual(["habeas-data-chat-negocio"]);
		expect(await slugs({ search: "cálc asist" })).toEqual(["calcular-retorno-asistente-ia"]);
		expect(await slugs({ search: "CALC ASIST" })).toEqual(["calcular-retorno-asistente-ia"]);
		expect(await slugs({ search: "%' or 1=1 --" })).toEqual([]);
		expect(await slugs({ search: "zzz" })).toEqual([]);
		expect((await slugs({ search: "que" })).length).toBeGreaterThan(3);
	});

	it("filters by category, tag and author", async () => {
		expect(await slugs({ category: "casos-exito" })).toEqual(["caso-hotel-domingos"]);
		expect((await slugs({ tag: "chatgpt" })).length).toBe(1);
		expect((await slugs({ author: "sara-nieto" })).length).toBe(3);
		expect(await slugs({ tag: "chatgpt", category: "estrategia" })).toEqual([]);
		expect((await countByCategory(database.connection.db, "es", now())).length).toBe(5);
	});

	it("finds the same posts page by page, whatever they are narrowed by together", async () => {
		for (let number = 0; number < 30; number++) {
			const at = new Date(runtime.now().getTime() - number * 60_000).toISOString();
			const alike = number < 4 ? "farolito faroles farolero faroleando" : "";
			const title = `Faro${number} ${number % 2 ? "muelle" : "barco"} farola ${alike}`;
			await add({ id: `n${number}`, title, tags: number % 3 ? ["Mar"] : ["Río"], publishedAt: at });
		}
		const all = await list({ limit: 200 });
		const expected = (numbers: (number: number) => boolean) =>
			all.flatMap(({ slug }) => (/^n\d+$/.test(slug) && numbers(Number(slug.slice(1))) ? [slug] : []));
		const narrowed: [Parameters<typeof list>[0], (number: number) => boolean][] = [
			[{ tag: "mar" }, (number) => number % 3 > 0],
			[{ search: "faro" }, () => true],
			[{ search: "farol" }, () => true],
			[{ search: "far muell" }, (number) => number % 2 > 0],
			[{ search: "farola", tag: "mar" }, (number) => number % 3 > 0],
			[{ tag: "mar", search: "faro barco" }, (number) => number % 3 > 0 && number % 2 === 0],
			[{ tag: "mar", category: "transformacion-digital" }, (number) => number % 3 > 0],
			[{ tag: "mar", except: ["n1", "n2"] }, (number) => number % 3 > 0 && number > 2],
			[{ search: "faro", except: ["n0"] }, (number) => number > 0],
			[{ tag: "mar", category: "estrategia" }, () => false],
			[{ tag: "nada", search: "faro" }, () => false],
		];
		for (const [filter, numbers] of narrowed) {
			const found = expected(numbers);
			expect(await slugs(filter), JSON.stringify(filter)).toEqual(found);
			expect(await slugs({ ...filter, limit: 4, offset: 5 })).toEqual(found.slice(5, 9));
		}
	});

	it("finds what more posts have than are looked at one by one", { timeout: 60_000 }, async () => {
		const base = await seed();
		if (!base) throw new Error("No seed.");
		await database.connection.db.transaction().execute(async (tx) => {
			for (let number = 0; number < 3_010; number++) {
				const publishedAt = new Date(runtime.now().getTime() - number * 60_000).toISOString();
				const id = `n${number}`;
				const title = number < 5 ? "Faro" : number < 2_000 ? "Faro muelle" : "Faro hondo";
				const names = { id, slug: id, storyId: id, title, excerpt: `b${number}` };
				await insertPost(tx, { ...base, ...names, tags: number < 3 ? ["Río"] : ["Mar"], publishedAt });
			}
		});
		const page = { limit: 2 };
		expect(await slugs({ ...page, tag: "mar", search: "faro" })).toEqual(["n3", "n4"]);
		expect(await slugs({ ...page, tag: "mar", search: "faro muel" })).toEqual(["n5", "n6"]);
		expect(await slugs({ ...page, search: "faro muel" })).toEqual(["n5", "n6"]);
		expect(await slugs({ ...page, tag: "rio", search: "faro" })).toEqual(["n0", "n1"]);
		expect(await slugs({ ...page, tag: "mar", offset: 3_000 })).toEqual(["n3003", "n3004"]);
		expect(await slugs({ ...page, search: "faro hond" })).toEqual(["n2000", "n2001"]);
		expect(await slugs({ ...page, search: "faro b299", offset: 1 })).toEqual(["n2990", "n2991"]);
		expect(await slugs({ ...page, search: "b20", offset: 1 })).toEqual(["n200", "n201"]);
		expect(await slugs({ ...page, search: "b", offset: 3_000 })).toEqual(["n3000", "n3001"]);
	});

	it("shows a scheduled post from its moment on, and tells every process", async () => {
		const { db } = database.connection;
		const at = new Date(runtime.now().getTime() + 60_000).toISOString();
		await add({ id: "later", publishedAt: at });
		const before = await liveMark(db, now());
		expect((await findLivePost(db, "es", "later", runtime.now())).kind).toBe("unknown");
		expect(await slugs({})).not.toContain("later");
		runtime.pass(60);
		expect((await findLivePost(db, "es", "later", runtime.now())).kind).toBe("found");
		expect((await slugs({}))[0]).toBe("later");
		expect(await liveMark(db, now())).not.toBe(before);
	});

	it("leads from a former address, and from the twin's, to the post", async () => {
		const { db } = database.connection;
		const post = await seed();
		if (!post) throw new Error("No seed.");
		await db.transaction().execute((tx) => rememberMove(tx, "es", "antes", post.id));
		expect(await findLivePost(db, "es", "antes", runtime.now())).toEqual({ kind: "moved", slug: post.slug });
		expect(await findLivePost(db, "en", post.slug, runtime.now())).toEqual({
			kind: "moved",
			slug: "ai-early-phase-sales-process",
		});
		await add({ id: "sola" });
		expect((await findLivePost(db, "en", "sola", runtime.now())).kind).toBe("untranslated");
		expect((await findLivePost(db, "es", "nada", runtime.now())).kind).toBe("unknown");
	});

	it("tells the posts right before and after by date, and the most read first", async () => {
		const { db } = database.connection;
		const [newest, second, third] = await list();
		if (!newest || !second || !third) throw new Error("Too few posts.");
		const around = await neighboursOf(
			db,
			"es",
			{ id: second.id, publishedAt: second.publishedAt ?? "" },
			now(),
		);
		expect(around.later?.id).toBe(newest.id);
		expect(around.earlier?.id).toBe(third.id);
		const read = await mostRead(db, "es", now(), 4);
		expect(read).toHaveLength(4);
		expect(read[0]?.slug).toBe("ia-fase-inicial-proceso-ventas");
		expect((await readSidebar(db, "es", runtime.now())).mostRead).toEqual(read);
	});

	it("has no change to tell before somebody writes", async () => {
		expect(await countBlogChanges(database.connection.db)).toBe(0);
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
