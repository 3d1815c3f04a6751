import { expect, it } from "vitest";
import type { Language } from "../../../shared/language.ts";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import { testPostText } from "../../../tests/support/test-post.ts";
import { testRuntime } from "../../../tests/support/test-runtime.ts";
import { publishPost, unpublishPost } from "../editing/publish-post.ts";
import { listVersions } from "../editing/version-store.ts";
import { createPost, savePost } from "../editing/write-post.ts";
import type { PostText } from "./post.ts";
import { languageProblem } from "./post-language.ts";
import { listPosts } from "./post-list-store.ts";
import { findPost } from "./post-store.ts";

const text = testPostText({ title: "Lean", content: "x[^1]\n\n[^1]: y", tags: ["IA"] });

onBothDatabases("a post’s language", (open) => {
	const { db } = freshDatabase(open);
	const runtime = testRuntime();
	const create = async (language: Language, more: Partial<PostText> = {}, twinOf: string | null = null) => {
		const saved = await createPost(
			db(),
			runtime,
			{ text: { ...text, ...more }, author: "Eva" },
			{ language, twinOf },
		);
		if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
		return saved.postId;
	};
	const change = (id: string, language: Language, base: number, more: Partial<PostText> = {}) =>
		savePost(db(), runtime, id, { text: { ...text, ...more }, author: "Eva", base, language });
	const publish = (id: string) => publishPost(db(), runtime, id, null);
	const problemOf = async (id: string) => {
		const post = await findPost(db(), id);
		return post && languageProblem(db(), post);
	};

	it("is another one as long as it is a draft that stands alone, in all that follows from it", async () => {
		const id = await create("es", { slug: "lean" });
		expect(await problemOf(id)).toBeNull();
		expect(await change(id, "en", 1, { slug: "lean" })).toMatchObject({ kind: "saved", number: 2 });
		const post = await findPost(db(), id);
		expect(post).toMatchObject({ language: "en", slug: "lean", tags: ["IA"] });
		expect(post?.html).toContain("Notes");
		await publish(id);
		const now = runtime.now().toISOString();
		const found = (language: Language) => listPosts(db(), { language, now, limit: 9, search: "lean" });
		expect(await found("en")).toHaveLength(1);
		expect(await found("es")).toHaveLength(0);
		expect(await listPosts(db(), { language: "en", now, limit: 9, tag: "ia" })).toHaveLength(1);
	});

	it("leaves it an address of its own: one that was made is made anew, one that was chosen is refused", async () => {
		await create("en", { slug: "lean" });
		const made = await create("es");
		expect((await findPost(db(), made))?.slug).toBe("lean");
		await change(made, "en", 1, { slug: "lean" });
		expect((await findPost(db(), made))?.slug).toBe("lean-2");
		await create("en", { slug: "elegida" });
		const chosen = await create("es", { slug: "elegida" });
		expect(await change(chosen, "en", 1, { slug: "elegida" })).toEqual({
			kind: "refused",
			problem: "slugTaken",
		});
		expect((await findPost(db(), chosen))?.language).toBe("es");
		const unnamed = await create("es", { title: "" });
		await change(unnamed, "en", 1, { title: "", slug: "articulo-1" });
		expect((await findPost(db(), unnamed))?.slug).toBe("article-1");
	});

	it("stays once it has a twin, and what was written is kept", async () => {
		const id = await create("es");
		const twin = await create("en", {}, id);
		for (const [one, other] of [
			[id, "en"],
			[twin, "es"],
		] as const) {
			expect(await problemOf(one)).toBe("hasTwin");
			expect(await change(one, other, 1, { content: "Sigue" })).toMatchObject({
				kind: "saved",
				languageProblem: "hasTwin",
			});
			expect(await findPost(db(), one)).toMatchObject({ content: "Sigue" });
			expect((await findPost(db(), one))?.language).not.toBe(other);
		}
	});

	it("stays once it was published, also where it was taken back", async () => {
		const id = await create("es");
		await publish(id);
		expect(await change(id, "en", 1)).toMatchObject({ kind: "saved", languageProblem: "wasPublic" });
		await unpublishPost(db(), runtime, id);
		expect(await problemOf(id)).toBe("wasPublic");
		expect(await change(id, "en", 1)).toMatchObject({ kind: "saved", languageProblem: "wasPublic" });
		expect(await findPost(db(), id)).toMatchObject({ language: "es" });
	});

	it("is a change like any other to whoever began before it", async () => {
		const id = await create("es", { slug: "lean" });
		await change(id, "en", 1, { slug: "lean" });
		expect(await change(id, "es", 1, { slug: "lean" })).toMatchObject({ kind: "conflict" });
		expect(await listVersions(db(), id, 9)).toHaveLength(2);
		expect((await findPost(db(), id))?.language).toBe("en");
	});
});
