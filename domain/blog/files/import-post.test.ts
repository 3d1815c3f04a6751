import sharp from "sharp";
import { expect, it } from "vitest";
import { onBothDatabases } from "../../../tests/support/databases.ts";
import { postsOn, text } from "../../../tests/support/posts-on.ts";
import { newestVersion } from "../editing/version-store.ts";
import { createPost } from "../editing/write-post.ts";
import { storeUploadedPicture } from "../pictures/upload-picture.ts";
import { dayOf } from "../posts/post-date.ts";
import { findPost } from "../posts/post-store.ts";
import { exportedText, importPost, readUploadedPost } from "./import-post.ts";
import { writePostFile } from "./write-post-file.ts";

onBothDatabases("a file of a post", (open) => {
	const { db, runtime, create, publish } = postsOn(open);

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
});
