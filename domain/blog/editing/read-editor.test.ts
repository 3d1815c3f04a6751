import { beforeEach, expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import { testPostText } from "../../../tests/support/test-post.ts";
import { testRuntime } from "../../../tests/support/test-runtime.ts";
import { listAuditLog } from "../../audit-log/audit-store.ts";
import { exportPost } from "../files/import-post.ts";
import { findVersionText, recordEdit, startEdit } from "./edit.ts";
import { removePost } from "./publish-post.ts";
import { readDraft, readEditor, readMailing, readOriginal, readVersion } from "./read-editor.ts";
import { createPost, savePost } from "./write-post.ts";

const text = testPostText({ content: "Uno", tags: ["IA"] });

onBothDatabases("what the editor reads", (open) => {
	const { db } = freshDatabase(open);
	const runtime = testRuntime();
	const create = (id: string, twinOf: string | null = null) =>
		createPost(db(), runtime, { text, author: "Eva" }, { id, language: twinOf ? "en" : "es", twinOf });
	beforeEach(async () => {
		await create("post");
		await savePost(db(), runtime, "post", { text: { ...text, content: "Dos" }, author: "Eva", base: 1 });
	});

	it("is the newest text, its versions, and where the post stands", async () => {
		await create("twin", "post");
		const content = await readEditor(db(), "post", { now: runtime.now(), versionsShown: 1 });
		expect(content).toMatchObject({ base: 2, isLive: false, isChanged: false, mayChangeLanguage: false });
		expect(content?.text.content).toBe("Dos");
		expect(content?.versions.map(({ number }) => number)).toEqual([2]);
		expect(content?.twin).toMatchObject({ id: "twin" });
		expect((await readOriginal(db(), "post"))?.translation?.id).toBe("twin");
		expect((await readDraft(db(), "post"))?.text.content).toBe("Dos");
		expect((await readMailing(db(), "post"))?.post.id).toBe("post");
	});

	it("is null for an unknown post", async () => {
		expect(await readEditor(db(), "nada", { now: runtime.now(), versionsShown: 1 })).toBeNull();
		for (const read of [readDraft, readMailing, readOriginal, exportPost])
			expect(await read(db(), "nada")).toBeNull();
		expect(await startEdit(db(), "nada", null)).toBeNull();
	});

	it("is one version beside the newest", async () => {
		const content = await readEditor(db(), "post", { now: runtime.now(), versionsShown: 2 });
		const first = content?.versions.at(-1)?.id ?? "";
		const read = await readVersion(db(), "post", first);
		expect(read?.version.text.content).toBe("Uno");
		expect(read?.passages?.map(({ kind }) => kind)).toEqual(["removed", "added"]);
		expect(await readVersion(db(), "post", "nada")).toBeNull();
		expect((await findVersionText(db(), "post", first))?.content).toBe("Uno");
		expect(await findVersionText(db(), "post", "nada")).toBeNull();
	});

	it("is the file of the newest text, by its address", async () => {
		const file = await exportPost(db(), "post");
		expect(file?.name).toBe("titulo.md");
		expect(file?.content).toContain("Dos");
	});

	it("starts a change from the version its writer began with", async () => {
		const from = async (base: number | null) => {
			const start = await startEdit(db(), "post", base);
			return [start?.base, start?.initialText?.content, start?.newest.content];
		};
		expect(await from(null)).toEqual([2, "Dos", "Dos"]);
		expect(await from(2)).toEqual([2, "Dos", "Dos"]);
		expect(await from(1)).toEqual([1, "Uno", "Dos"]);
		// An editor that opened before the first version existed shows that version.
		expect(await from(0)).toEqual([0, "Uno", "Dos"]);
		expect(await from(7)).toEqual([7, undefined, "Dos"]);
	});

	it("is gone once the post is removed, and in the log", async () => {
		await removePost(db(), "post");
		expect(await readDraft(db(), "post")).toBeNull();
		const actor = { id: "eva", name: "Eva" };
		await recordEdit(db(), runtime, { actor, action: "post-deleted", postId: "post", title: "Título" });
		expect(await listAuditLog(db(), { limit: 1 })).toMatchObject([
			{ actor, action: "post-deleted", subject: { kind: "post", id: "post" }, detail: { title: "Título" } },
		]);
	});
});
