import { expect, it } from "vitest";
import { onBothDatabases } from "../../../tests/support/databases.ts";
import { seededBlog } from "../../../tests/support/seeded-blog.ts";
import { listAllPosts } from "./post-list-store.ts";
import { countByCategory } from "./post-overview-store.ts";
import { insertPost } from "./post-store.ts";

onBothDatabases("the blog", (open) => {
	const { db, runtime, now, list, slugs, seed, add } = seededBlog(open);

	it("is searched by its writers by title, excerpt and author, in any order", async () => {
		const author = {
			name: "Íñigo Peña Quiroga",
			key: "inigo-pena-quiroga",
			image: null,
			bio: null,
			linkedIn: null,
		};
		await add({ id: "suyo", title: "Sobre muelles", excerpt: "De noche", author });
		const found = async (search: string) =>
			(await listAllPosts(db(), { limit: 9, search })).map(({ id }) => id);
		for (const search of ["Íñigo", "quiroga", "peña iñigo", "quir", "MUELLES quiroga", "noche íñigo"])
			expect(await found(search), search).toEqual(["suyo"]);
		for (const search of ["uiroga", "muelles nadie", "_", "%", "i_igo"])
			expect(await found(search), search).toEqual([]);
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

	it("uses every word of a long search", async () => {
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
		expect((await countByCategory(db(), "es", now())).length).toBe(5);
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

	it("finds posts among more than are scanned", { timeout: 60_000 }, async () => {
		const base = await seed();
		if (!base) throw new Error("No seed.");
		await db()
			.transaction()
			.execute(async (tx) => {
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
});
