import { expect, it } from "vitest";
import type { Tx } from "../../../db/connect.ts";
import { onBothDatabases } from "../../../tests/support/databases.ts";
import { overlapping } from "../../../tests/support/overlapping.ts";
import { postsOn, text } from "../../../tests/support/posts-on.ts";
import { findPost } from "../posts/post-store.ts";
import { findLivePost } from "../reading/read-post.ts";
import { unpublishPost } from "./publish-post.ts";
import { createPost } from "./write-post.ts";

onBothDatabases("the address of a post", (open) => {
	const { db, runtime, create, save, publish, live } = postsOn(open);

	it("gives each of many that are made at once an address, and a story one translation", async () => {
		const ids = await Promise.all(Array.from({ length: 6 }, () => create()));
		const slugs = await Promise.all(ids.map(async (id) => (await findPost(db(), id))?.slug));
		expect(new Set(slugs).size).toBe(6);
		const place = { language: "en", twinOf: ids[0] ?? "" } as const;
		const twins = await Promise.all(
			[1, 2].map(() => createPost(db(), runtime, { text, author: "Eva" }, place)),
		);
		expect(twins.map(({ kind }) => kind).sort()).toEqual(["refused", "saved"]);
	});

	it("refuses an address that another post takes at the same moment", async () => {
		const [first, second] = [await create(), await create()];
		const taking = (tx: Tx) => tx.updateTable("posts").set({ slug: "mia" }).where("id", "=", first).execute();
		expect(await overlapping(db(), taking, () => save(second, { slug: "mia" }, 1))).toEqual({
			kind: "refused",
			problem: "slugTaken",
		});
	});

	it("gives each post an address of its own, and leads from the former one", async () => {
		const first = await create();
		const second = await create();
		expect((await findPost(db(), second))?.slug).toBe("hola-senor-que-tal-2");
		expect((await save(second, { slug: "hola-senor-que-tal" }, 1)).kind).toBe("refused");
		for (const slug of ["categoria", "Con Espacio", "раз", "../x", "a".repeat(81)])
			expect(await save(second, { slug }, 1), slug).toMatchObject({ kind: "refused", problem: "slug" });
		expect((await findPost(db(), await create({ title: "¿?" })))?.slug).toBe("articulo-1");
		await publish(first);
		await save(first, { slug: "otra" }, 1);
		await publish(first);
		expect(await findLivePost(db(), "es", "hola-senor-que-tal", runtime.now())).toEqual({
			kind: "moved",
			slug: "otra",
		});
	});

	it("has an address made from its title until somebody chooses one, or readers know it", async () => {
		const slugOfPost = async (id: string) => (await findPost(db(), id))?.slug;
		const id = await create({ title: "" });
		expect(await slugOfPost(id)).toBe("articulo-1");
		await save(id, { title: "Llegó después", slug: "articulo-1" }, 1);
		expect(await slugOfPost(id)).toBe("llego-despues");
		await save(id, { title: "Otro", slug: "llego-despues" }, 2);
		expect(await slugOfPost(id)).toBe("otro");
		await save(id, { title: "Otro", slug: "elegida" }, 3);
		await save(id, { title: "Y otro", slug: "elegida" }, 4);
		expect(await slugOfPost(id)).toBe("elegida");
		const known = await create({ title: "Conocido" });
		await publish(known);
		await save(known, { title: "Cambiado", slug: "conocido" }, 1);
		await publish(known);
		expect(await slugOfPost(known)).toBe("conocido");
	});

	it("takes the address it numbered for the post's own when it is saved again", async () => {
		const title = `${"palabra ".repeat(9)}ochoocho`;
		await create({ title });
		const second = await create({ title });
		const slug = (await findPost(db(), second))?.slug ?? "";
		expect(slug).toMatch(/-2$/);
		expect(await save(second, { title, slug }, 1)).toMatchObject({ kind: "saved" });
	});

	it("leads from the former address to one that was given while the post was withdrawn", async () => {
		const id = await create();
		const unpublish = () => unpublishPost(db(), runtime, id);
		await publish(id);
		await unpublish();
		await save(id, { slug: "corregido" }, 1);
		expect(await live("hola-senor-que-tal")).toBe("unknown");
		await publish(id);
		expect(await findLivePost(db(), "es", "hola-senor-que-tal", runtime.now())).toEqual({
			kind: "moved",
			slug: "corregido",
		});
		await unpublish();
		await save(id, { slug: "hola-senor-que-tal" }, 2);
		await publish(id);
		expect(await live("hola-senor-que-tal")).toBe("found");
		expect(await live("corregido")).toBe("moved");
	});
});
