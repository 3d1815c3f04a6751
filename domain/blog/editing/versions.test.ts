import { expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import { testPostText } from "../../../tests/support/test-post.ts";
import { freshRuntime } from "../../../tests/support/test-runtime.ts";
import { importPost } from "../files/import-post.ts";
import { postText } from "../posts/post.ts";
import { findPost, findPostBySlug } from "../posts/post-store.ts";
import { seedPosts } from "../posts/seed-posts.ts";
import { publishPost, unpublishPost } from "./publish-post.ts";
import { findVersionById, listVersions, newestVersion } from "./version-store.ts";
import { createPost, savePost } from "./write-post.ts";

const text = testPostText({ content: "0", tags: ["IA"] });

onBothDatabases("versions", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	const id = "post";
	const create = (auto = false) =>
		createPost(db(), runtime, { text, author: "Eva", auto }, { id, language: "es", twinOf: null });
	const kept = async (content: string, auto: boolean, author = "Eva") => {
		const newest = await newestVersion(db(), id);
		const given = { ...(newest?.text ?? text), content };
		const saved = await savePost(db(), runtime, id, { text: given, author, auto, base: newest?.number ?? 0 });
		if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
		return saved.number;
	};
	const byItself = (content: string, author?: string) => kept(content, true, author);
	const byHand = (content: string, author?: string) => kept(content, false, author);
	const contents = async () =>
		(await listVersions(db(), id, 20)).map((version) => version.text.content + (version.auto ? "*" : ""));

	it("that are autosaved are one for each writer's ten minutes", async () => {
		await create();
		await byItself("1");
		await byItself("2");
		await byItself("3", "Iván");
		await byItself("4", "Iván");
		runtime.pass(601);
		await byItself("5", "Iván");
		expect(await contents()).toEqual(["5*", "4*", "2*", "0"]);
	});

	it("that are saved by hand each stay, whatever is autosaved before and after", async () => {
		await create(true);
		await byItself("1");
		await byHand("2");
		await byItself("3");
		await byItself("4");
		await byHand("5");
		await byHand("6");
		expect(await contents()).toEqual(["6", "5", "4*", "2", "1*", "0*"]);
	});

	it("are not made twice of the same text: an autosaved one becomes the one saved by hand", async () => {
		await create();
		await byItself("1");
		expect(await byHand("1")).toBe(2);
		expect(await byHand("1")).toBe(2);
		expect(await byItself("1")).toBe(2);
		await byItself("2");
		expect(await contents()).toEqual(["2*", "1", "0"]);
	});

	it("that readers saw are not overwritten", async () => {
		await create();
		await byItself("1");
		await publishPost(db(), runtime, id, null);
		await byItself("2");
		expect(await contents()).toEqual(["2*", "1*", "0"]);
	});

	it("bring a withdrawn post to its newest text, saved again without a change", async () => {
		await create();
		await publishPost(db(), runtime, id, null);
		await byHand("1");
		await unpublishPost(db(), runtime, id);
		expect((await findPost(db(), id))?.content).toBe("0");
		await byHand("1");
		expect((await findPost(db(), id))?.content).toBe("1");
	});

	it("are found by an id that stays while more is autosaved, and only below their own post", async () => {
		await create();
		await byItself("1");
		const version = (await newestVersion(db(), id))?.id ?? "";
		await byItself("2");
		expect(await findVersionById(db(), id, version)).toMatchObject({ number: 3, text: { content: "2" } });
		expect(await findVersionById(db(), "other", version)).toBeNull();
	});

	it("hold the text of a supplied post before its first edit, however it was edited", async () => {
		const file = "---\ntitle: De antes\nslug: de-antes\nauthor: Ana\ndate: 2025-03-04\n---\nLo de antes";
		await seedPosts(db(), runtime, [{ name: "antes.es.md", text: file }]);
		const seeded = await findPostBySlug(db(), "es", "de-antes");
		if (!seeded) throw new Error("It was not seeded.");
		const first = { number: 1, author: "Ana", published: true, auto: false, text: postText(seeded) };
		const write = (content: string, base: number, auto = false) =>
			savePost(db(), runtime, seeded.id, {
				text: { ...postText(seeded), content },
				author: "Eva",
				base,
				auto,
			});
		const history = async () => (await listVersions(db(), seeded.id, 9)).reverse();
		const deleteVersions = () => db().deleteFrom("post_versions").where("post_id", "=", seeded.id).execute();

		expect(await write("Otra cosa", 0, true)).toMatchObject({ kind: "saved", number: 2 });
		expect(await history()).toMatchObject([
			first,
			{ number: 2, published: false, text: { content: "Otra cosa" } },
		]);
		expect(await write("Lo de otro", 0)).toMatchObject({ kind: "conflict", newest: { number: 2 } });

		await deleteVersions();
		const long = { ...postText(seeded), title: "x".repeat(1_000) };
		expect(await savePost(db(), runtime, seeded.id, { text: long, author: "Eva", base: 0 })).toMatchObject({
			kind: "refused",
		});
		expect(await history()).toEqual([]);
		const bytes = new TextEncoder().encode(file.replace("Lo de antes", "Del archivo"));
		await importPost(db(), runtime, { name: "x.md", author: "Eva", language: "es", bytes });
		expect(await history()).toMatchObject([
			first,
			{ number: 2, published: false, text: { content: "Del archivo" } },
		]);

		for (const change of [publishPost, unpublishPost]) {
			await deleteVersions();
			await change(db(), runtime, seeded.id, null);
			expect(await history()).toMatchObject([first]);
		}
		await write("Retirado", 0);
		expect(await history()).toMatchObject([first, { text: { content: "Retirado" } }]);
	});
});
