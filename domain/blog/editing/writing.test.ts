import { expect, it } from "vitest";
import { onBothDatabases } from "../../../tests/support/databases.ts";
import { overlapping } from "../../../tests/support/overlapping.ts";
import { postsOn, text } from "../../../tests/support/posts-on.ts";
import { importPost, missingOf } from "../files/import-post.ts";
import { countBlogChanges } from "../posts/change-store.ts";
import type { PostText } from "../posts/post.ts";
import { dayOf } from "../posts/post-date.ts";
import { findPost } from "../posts/post-store.ts";
import { publishInTransaction, unpublishPost } from "./publish-post.ts";
import { listVersions, newestVersion } from "./version-store.ts";
import { createPost } from "./write-post.ts";

onBothDatabases("writing", (open) => {
	const { db, runtime, create, save, publish, live } = postsOn(open);

	it("keeps a draft to itself until it is published, and takes it back", async () => {
		const id = await create();
		expect(await live("hola-senor-que-tal")).toBe("unknown");
		await publish(id);
		expect(await live("hola-senor-que-tal")).toBe("found");
		await unpublishPost(db(), runtime, id);
		expect(await live("hola-senor-que-tal")).toBe("unknown");
		expect(await countBlogChanges(db())).toBe(2);
	});

	it("shows readers what was published while somebody writes on", async () => {
		const id = await create();
		await publish(id);
		runtime.pass(3_600);
		expect(await save(id, { content: "nuevo" }, 1)).toMatchObject({ kind: "saved", number: 2 });
		expect((await findPost(db(), id))?.content).toBe(text.content);
		await publish(id);
		expect((await findPost(db(), id))?.content).toBe("nuevo");
		expect((await listVersions(db(), id, 10)).map(({ published }) => published)).toEqual([true, true]);
	});

	it("is published at its hour when it is scheduled", async () => {
		const id = await create();
		await publish(id, new Date(runtime.now().getTime() + 3_600_000).toISOString());
		expect(await live("hola-senor-que-tal")).toBe("unknown");
		runtime.pass(3_600);
		expect(await live("hola-senor-que-tal")).toBe("found");
	});

	it("takes no post from its readers to show it later, and schedules none for a moment that passed", async () => {
		const id = await create();
		expect(await publish(id, runtime.now().toISOString())).toEqual({ kind: "refused", problem: "past" });
		await publish(id);
		expect(await publish(id, "2099-01-01T00:00:00.000Z")).toEqual({ kind: "refused", problem: "live" });
		expect(await live("hola-senor-que-tal")).toBe("found");
	});

	it("is published on its date, keeps its moment on that day, and not before it", async () => {
		const id = await create({ date: "2024-02-29" });
		await publish(id);
		expect((await findPost(db(), id))?.publishedAt).toBe("2024-02-29T17:00:00.000Z");
		const today = await create();
		await publish(today);
		const { publishedAt } = (await findPost(db(), today)) ?? {};
		runtime.pass(60);
		await save(today, { date: dayOf(publishedAt ?? ""), content: "nuevo" }, 1);
		await publish(today);
		expect(await findPost(db(), today)).toMatchObject({ publishedAt, content: "nuevo" });
		await save(today, { date: "2099-01-01" }, 2);
		expect(await publish(today)).toEqual({ kind: "refused", problem: "ahead" });
		expect(await save(today, { date: "2026-02-31" }, 3)).toEqual({ kind: "refused", problem: "day" });
	});

	it("makes one post of what is sent twice", async () => {
		const send = () =>
			createPost(db(), runtime, { text, author: "Eva" }, { id: "one", language: "es", twinOf: null });
		expect(await Promise.all([send(), send()])).toEqual(
			Array(2).fill({ kind: "saved", postId: "one", number: 1 }),
		);
		expect(await listVersions(db(), "one", 10)).toHaveLength(1);
	});

	it("changes the post it made when another text is sent for it, but not what a colleague wrote since", async () => {
		const place = { id: "same", language: "es", twinOf: null } as const;
		const send = (title: string, author = "Eva") =>
			createPost(db(), runtime, { text: { ...text, title }, author }, place);
		await send("Uno");
		expect(await send("Dos")).toEqual({ kind: "saved", postId: "same", number: 2 });
		expect((await findPost(db(), "same"))?.title).toBe("Dos");
		await save("same", { title: "Tres" }, 2, "Ana");
		expect((await send("Cuatro")).kind).toBe("conflict");
		expect((await findPost(db(), "same"))?.title).toBe("Tres");
	});

	it("publishes no cover without an alt text, and no address of another site as LinkedIn's", async () => {
		const cover = { src: "/media/uno.webp", alt: "" };
		const bare = await create({ cover });
		expect(missingOf({ ...text, cover })).toEqual(["coverAlt"]);
		expect(await publish(bare)).toEqual({ kind: "refused", problem: "alt" });
		const author = { ...text.author, linkedIn: "javascript:alert(1)" };
		const elsewhere = await create({ author });
		expect((await findPost(db(), elsewhere))?.author.linkedIn).toBeNull();
		expect((await newestVersion(db(), elsewhere))?.text.author.linkedIn).toBe("javascript:alert(1)");
		expect(await publish(elsewhere)).toEqual({ kind: "refused", problem: "linkedIn" });
		const followed = await create({
			author: { ...author, linkedIn: "https://co.linkedin.com/in/ana?trk=x" },
		});
		expect((await findPost(db(), followed))?.author.linkedIn).toBe("https://co.linkedin.com/in/ana");
	});

	it("refuses what is longer than its field, however it arrives", async () => {
		const long = "x".repeat(601);
		const id = await create();
		const cases: [string, Partial<PostText>][] = [
			["title", { title: long }],
			["excerpt", { excerpt: long }],
			["category", { category: long }],
			["tags", { tags: [long] }],
			["tags", { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }],
			["author", { author: { ...text.author, name: long } }],
			["authorBio", { author: { ...text.author, bio: long } }],
			["authorLinkedIn", { author: { ...text.author, linkedIn: long } }],
		];
		for (const [field, more] of cases)
			expect(await save(id, more, 1), field).toEqual({ kind: "refused", problem: "fieldLong", field });
		const bytes = new TextEncoder().encode(`---\ntitle: ${"x".repeat(500_000)}\n---\nHola`);
		expect(await importPost(db(), runtime, { name: "x.md", bytes, author: "Eva", language: "es" })).toEqual({
			kind: "refused",
			problem: "fieldLong",
		});
	});

	it("refuses the later of two who wrote at once, and overwrites nothing", async () => {
		const id = await create();
		runtime.pass(3_600);
		expect((await save(id, { content: "de Eva" }, 1)).kind).toBe("saved");
		expect(await save(id, { content: "de Iván" }, 1, "Iván")).toMatchObject({
			kind: "conflict",
			newest: { author: "Eva", text: { content: "de Eva" } },
		});
		const both = await Promise.all([
			save(id, { content: "a" }, 2, "Eva"),
			save(id, { content: "b" }, 2, "Iván"),
		]);
		expect(both.map(({ kind }) => kind).sort()).toEqual(["conflict", "saved"]);
	});

	it("keeps a post public that was published while somebody saved it", async () => {
		const id = await create();
		const saving = () => save(id, { content: "nuevo" }, 1);
		expect(
			await overlapping(db(), (tx) => publishInTransaction(tx, runtime, id, null), saving),
		).toMatchObject({
			kind: "saved",
		});
		expect(await findPost(db(), id)).toMatchObject({
			publishedAt: runtime.now().toISOString(),
			content: text.content,
		});
		expect(await newestVersion(db(), id)).toMatchObject({ number: 2, published: false });
	});

	it("withdraws a post as it was published a moment before", async () => {
		const id = await create();
		await publish(id);
		const withdraw = () => unpublishPost(db(), runtime, id);
		await save(id, { content: "nuevo" }, 1);
		await overlapping(db(), (tx) => publishInTransaction(tx, runtime, id, null), withdraw);
		expect(await findPost(db(), id)).toMatchObject({ publishedAt: null, content: "nuevo" });
	});

	it("stores nothing of a refused save", async () => {
		const id = await create();
		const content = "> ".repeat(4_000);
		expect(await save(id, { content }, 1)).toEqual({ kind: "refused", problem: "tooDeep" });
		await publish(id);
		expect(await save(id, { content }, 1)).toEqual({ kind: "refused", problem: "tooDeep" });
		expect(await newestVersion(db(), id)).toMatchObject({ number: 1, text: { content: text.content } });
	});

	it("links the twin in the other language, once", async () => {
		const id = await create();
		const twin = { text, author: "Eva" };
		expect((await createPost(db(), runtime, twin, { language: "en", twinOf: id })).kind).toBe("saved");
		expect(await createPost(db(), runtime, twin, { language: "en", twinOf: id })).toMatchObject({
			problem: "twin",
		});
	});

	it("refuses a post of 5 MB, and publishing one without a title", async () => {
		const id = await create({ title: "" });
		expect(await save(id, { content: "x".repeat(5_000_000) }, 1)).toMatchObject({ problem: "tooLong" });
		expect(await publish(id)).toEqual({ kind: "refused", problem: "title" });
	});
});
