import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { Tx } from "../../../db/connect.ts";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import { overlapping } from "../../../tests/support/overlapping.ts";
import { freshRuntime } from "../../../tests/support/test-runtime.ts";
import { exportedText, importPost, missingOf, readUploadedPost } from "../files/import-post.ts";
import { readPostFile, writePostFile } from "../files/post-file.ts";
import { findPicture, pictureId } from "../pictures/picture-store.ts";
import { storeUploadedPicture } from "../pictures/upload-picture.ts";
import { countBlogChanges } from "../posts/change-store.ts";
import type { PostText } from "../posts/post.ts";
import { dayOf } from "../posts/post-date.ts";
import { findPost } from "../posts/post-store.ts";
import { findLivePost } from "../reading/find-post.ts";
import { publishInTransaction, publishPost, unpublishPost } from "./publish-post.ts";
import { listVersions, newestVersion } from "./version-store.ts";
import { createPost, savePost } from "./write-post.ts";

const text: PostText = {
	title: "Hola, señor: ¿qué tal?",
	slug: "",
	excerpt: "Uno: dos",
	content: "# Uno\n\ntexto",
	cover: null,
	category: "estrategia",
	tags: ["IA", "PYMEs"],
	date: null,
	author: { name: "Ana Ruiz", image: null, bio: "Escribe.", linkedIn: "https://www.linkedin.com/in/ana" },
};

onBothDatabases("writing", (open) => {
	const database = freshDatabase(open);
	const { db } = database;
	const runtime = freshRuntime();
	const create = async (more: Partial<PostText> = {}, author = "Eva") => {
		const place = { language: "es", twinOf: null } as const;
		const saved = await createPost(db(), runtime, { text: { ...text, ...more }, author }, place);
		if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
		return saved.postId;
	};
	const save = (id: string, more: Partial<PostText>, base: number, author = "Eva") =>
		savePost(db(), runtime, id, { text: { ...text, ...more }, author, base });
	const publish = (id: string, at: string | null = null) => publishPost(db(), runtime, id, at);
	const live = async (slug: string) => (await findLivePost(db(), "es", slug, runtime.now())).kind;

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

	it("comes out at its hour when it is scheduled", async () => {
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

	it("comes out on the day it is dated, keeps its moment on that day, and is not published ahead of it", async () => {
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

	it("makes one post of what is sent twice", async () => {
		const send = () =>
			createPost(db(), runtime, { text, author: "Eva" }, { id: "one", language: "es", twinOf: null });
		expect(await Promise.all([send(), send()])).toEqual(
			Array(2).fill({ kind: "saved", postId: "one", number: 1 }),
		);
		expect(await listVersions(db(), "one", 10)).toHaveLength(1);
	});

	it("changes the post it made when another text is sent for it, but not what a colleague wrote since", async () => {
		const send = (title: string, author = "Eva") =>
			createPost(db(), runtime, { text: { ...text, title }, author }, { ...place, id: "same" });
		const place = { language: "es", twinOf: null } as const;
		await send("Uno");
		expect(await send("Dos")).toEqual({ kind: "saved", postId: "same", number: 2 });
		expect((await findPost(db(), "same"))?.title).toBe("Dos");
		await save("same", { title: "Tres" }, 2, "Ana");
		expect((await send("Cuatro")).kind).toBe("conflict");
		expect((await findPost(db(), "same"))?.title).toBe("Tres");
	});

	it("publishes no cover without a word of what it shows, and no address that is none of LinkedIn's", async () => {
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

	it("turns a photograph the right way up", async () => {
		const photo = await sharp({ create: { width: 20, height: 10, channels: 3, background: "red" } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		const upload = await storeUploadedPicture(db(), runtime, new Uint8Array(photo));
		const bytes = upload.kind === "stored" ? await findPicture(db(), pictureId(upload.src) ?? "") : null;
		expect(await sharp(Buffer.from(bytes ?? [])).metadata()).toMatchObject({ width: 10, height: 20 });
	});

	it("refuses what is longer than its field, whoever brings it", async () => {
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

	it("has an address made for its title until somebody chooses one, or readers know it", async () => {
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

	it("keeps nothing of a save it refuses", async () => {
		const id = await create();
		const content = "> ".repeat(4_000);
		expect(await save(id, { content }, 1)).toEqual({ kind: "refused", problem: "tooDeep" });
		await publish(id);
		expect(await save(id, { content }, 1)).toEqual({ kind: "refused", problem: "tooDeep" });
		expect(await newestVersion(db(), id)).toMatchObject({ number: 1, text: { content: text.content } });
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

	it("exports a post that is the same post when it is imported again", async () => {
		const id = await create();
		const stored = (await newestVersion(db(), id))?.text;
		if (!stored) throw new Error("No version.");
		const file = { name: "x.md", author: "Otro", language: "en" } as const;
		await publish(id);
		const translation = { text: { ...text, slug: "hello" }, author: "Eva" };
		const twin = await createPost(db(), runtime, translation, { language: "en", twinOf: id });
		const exported = async (postId: string, other: string) => {
			const post = await findPost(db(), postId);
			if (!post) throw new Error("It is not there.");
			const dated = exportedText(post, await newestVersion(db(), postId));
			return new TextEncoder().encode(writePostFile(dated, { language: post.language, twin: other }));
		};
		const bytes = await exported(id, "hello");
		expect(await importPost(db(), runtime, { ...file, bytes })).toMatchObject({ kind: "same", postId: id });
		const other = await open();
		const there = await importPost(other.connection.db, runtime, { ...file, bytes });
		if (there.kind !== "imported") throw new Error("It was not imported.");
		const copy = await findPost(other.connection.db, there.postId);
		const date = dayOf(runtime.now().toISOString());
		expect((await newestVersion(other.connection.db, there.postId))?.text).toEqual({ ...stored, date });
		expect(copy?.language).toBe("es");
		const english = await exported(twin.kind === "saved" ? twin.postId : "", "hola-senor-que-tal");
		const come = await importPost(other.connection.db, runtime, { ...file, bytes: english });
		const translated = await findPost(other.connection.db, come.kind === "imported" ? come.postId : "");
		expect(translated).toMatchObject({ language: "en", storyId: copy?.storyId });
		await other.remove();
	});

	it("takes a file that names no address once", async () => {
		const bytes = (words: string) => new TextEncoder().encode(`---\ntitle: Sin dirección\n---\n${words}`);
		const bring = (words: string) =>
			importPost(db(), runtime, { name: "x.md", author: "Eva", language: "es", bytes: bytes(words) });
		const first = await bring("Hola");
		expect(await bring("Hola")).toMatchObject({
			kind: "same",
			postId: "postId" in first ? first.postId : "",
		});
		expect(await bring("Otra cosa")).toMatchObject({ kind: "imported" });
	});

	it("takes back what it exported of an empty draft, and says what it lacks", async () => {
		const author = { name: "", image: null, bio: null, linkedIn: null };
		const nothing = { title: "", slug: "", excerpt: "", content: "", category: "" };
		const empty = { ...nothing, tags: [], date: null, author };
		const id = await create(empty);
		const stored = (await newestVersion(db(), id))?.text;
		expect(stored).toMatchObject({ slug: "articulo-1", author: { name: "Eva" } });
		if (!stored) return;
		const bytes = new TextEncoder().encode(writePostFile(stored, { language: "es", twin: null }));
		const file = { name: "x.md", author: "Otro", language: "en", bytes } as const;
		const lacks = ["title", "content"];
		expect(await importPost(db(), runtime, file)).toMatchObject({ kind: "same", postId: id, missing: lacks });
		const other = await open();
		const there = await importPost(other.connection.db, runtime, file);
		if (there.kind !== "imported") throw new Error("It was not imported.");
		expect(there.missing).toEqual(lacks);
		expect((await newestVersion(other.connection.db, there.postId))?.text).toEqual(stored);
		await other.remove();
	});

	it("keeps no picture of a file that is not here, and says so", async () => {
		const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
			.png()
			.toBuffer();
		const upload = await storeUploadedPicture(db(), runtime, new Uint8Array(photo));
		if (upload.kind !== "stored") throw new Error(upload.kind);
		const file = (cover: string, body: string) =>
			readUploadedPost(db(), {
				name: "x.md",
				author: "Eva",
				bytes: new TextEncoder().encode(
					`---\ntitle: T\ncoverImage: ${cover}\ncoverAlt: Uno\nauthorImage: ${cover}\n---\n${body}`,
				),
			});
		const here = { src: upload.src, alt: "Uno" };
		expect(await file(upload.src, `![a](${upload.src})`)).toMatchObject({
			lost: { lines: [], pictures: false },
			text: { cover: here, author: { image: upload.src } },
		});
		expect(await file("/media/nadie.webp", "Hola")).toMatchObject({
			lost: { pictures: true },
			text: { cover: null, author: { image: null } },
		});
		expect(await file(upload.src, "![a](/media/nadie.webp)")).toMatchObject({
			lost: { pictures: true },
			text: { cover: here },
		});
	});

	it("encodes a picture anew and drops where it was taken", async () => {
		const photo = await sharp({ create: { width: 2_000, height: 100, channels: 3, background: "red" } })
			.withExif({ IFD0: { Copyright: "SECRET-PLACE" } })
			.jpeg()
			.toBuffer();
		expect(photo.includes("SECRET-PLACE")).toBe(true);
		const upload = await storeUploadedPicture(db(), runtime, new Uint8Array(photo));
		if (upload.kind !== "stored") throw new Error(upload.kind);
		const bytes = await findPicture(db(), pictureId(upload.src) ?? "");
		const kept = Buffer.from(bytes ?? []);
		expect(kept.includes("SECRET-PLACE")).toBe(false);
		expect(await sharp(kept).metadata()).toMatchObject({ format: "webp", width: 1_600 });
	});

	it("blames no picture for a database that is away", async () => {
		const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
			.png()
			.toBuffer();
		const away = new Error("Connection terminated unexpectedly");
		const insertInto = () => {
			throw away;
		};
		const broken = new Proxy(db(), {
			get: (it, name) => (name === "insertInto" ? insertInto : Reflect.get(it, name)),
		});
		await expect(storeUploadedPicture(broken, runtime, new Uint8Array(photo))).rejects.toBe(away);
	});

	it("takes no drawing with programs, no text, and nothing enormous for a picture", async () => {
		const bytes = (content: string) => new TextEncoder().encode(content);
		for (const content of [
			'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
			"<html><script>alert(1)</script></html>",
			"GIF89a/*<script>alert(1)</script>*/",
			"",
		])
			expect(await storeUploadedPicture(db(), runtime, bytes(content)), content).toEqual({
				kind: "not-a-picture",
			});
		expect((await storeUploadedPicture(db(), runtime, new Uint8Array(5_000_001))).kind).toBe("too-large");
		expect(await storeUploadedPicture(db(), runtime, enormousPng())).toEqual({ kind: "too-large" });
	});
});

it("takes only text in .md files, and no address of elsewhere for a cover", () => {
	const bytes = (content: string) => new TextEncoder().encode(content);
	const read = (name: string, content: Uint8Array) => readPostFile(name, content, "Equipo");
	expect(read("x.txt", bytes("# Hola")).kind).toBe("not-markdown");
	expect(read("x.md", bytes("<!doctype html><p>x")).kind).toBe("not-markdown");
	expect(read("x.md", enormousPng()).kind).toBe("not-markdown");
	for (const page of [
		"<!-- hecho aquí -->\n<html><body>x</body></html>",
		"---\ntitle: x\n---\n<!DOCTYPE html>\n<p>x",
		"<div class=x>\n<p>Hola</p>\n\n<p>Adiós</p>\n</div>",
		"<script>alert(1)</script>",
		"<svg/onload=alert(1)>",
	])
		expect(read("x.md", bytes(page)).kind, page).toBe("not-markdown");
	for (const text of [
		"<https://rumbo.example> dice que no",
		"<b>Hola</b>, dijo <i>Ana</i>",
		"<p align=center>Uno</p>\n\nY ahora el texto.\n\n<p>Fin</p>",
		"<!-- nota -->\n# Hola",
	])
		expect(read("x.md", bytes(text)).kind, text).toBe("read");
	const older = (encoding: BufferEncoding) => new Uint8Array(Buffer.from("\uFEFFcañón", encoding));
	expect(read("x.md", older("utf16le")).kind).toBe("not-utf-8");
	expect(read("x.md", new Uint8Array(Buffer.from("cañón", "latin1"))).kind).toBe("not-utf-8");
	for (const empty of ["", " \n\n", "---\nnada: x\ntitle:\n---\n"])
		expect(read("x.md", bytes(empty)).kind, empty).toBe("empty");
	expect(read("x.md", bytes("---\ntitle: Solo título\n---\n"))).toMatchObject({
		text: { title: "Solo título", content: "" },
	});
	expect(read("x.md", bytes("a\0b")).kind).toBe("not-markdown");
	expect(read("x.md", bytes("x".repeat(5_000_000))).kind).toBe("too-large");
	for (const cover of ["http://169.254.169.254/latest", "http://localhost/x.png", "file:///etc/passwd"])
		expect(read("x.md", bytes(`---\ncoverImage: ${cover}\n---\nx`))).toMatchObject({ text: { cover: null } });
	expect(read("x.md", bytes("---\ntitle: x\n---\nx"))).toMatchObject({
		text: { author: { name: "Equipo", linkedIn: null }, category: "transformacion-digital", cover: null },
	});
	expect(read("x.md", bytes("---\ndate: 26 feb 2025\n---\nx"))).toMatchObject({
		leftOut: [],
		text: { date: "2025-02-26" },
	});
	expect(read("x.md", bytes("---\ndate: 2026-02-31\n---\nx"))).toMatchObject({
		leftOut: [{ line: 2, text: "date: 2026-02-31" }],
		text: { date: null },
	});
});

/** A PNG that says it has 20,000 by 20,000 pixels, in a few bytes. */
function enormousPng(): Uint8Array {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(20_000, 0);
	head.writeUInt32BE(20_000, 4);
	head.set([8, 2, 0, 0, 0], 8);
	const chunk = (name: string, content: Uint8Array) => {
		const named = Buffer.concat([Buffer.from(name), content]);
		const around = Buffer.alloc(8);
		around.writeUInt32BE(content.length, 0);
		around.writeUInt32BE(crc32(named), 4);
		return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
	};
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	const pixels = deflateSync(Buffer.alloc(1_000));
	return new Uint8Array(
		Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]),
	);
}
