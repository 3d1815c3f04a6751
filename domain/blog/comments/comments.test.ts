import { beforeEach, expect, it } from "vitest";
import { freshDatabase, inTransaction, onBothDatabases } from "../../../tests/support/databases.ts";
import { testPost } from "../../../tests/support/test-post.ts";
import { freshRuntime } from "../../../tests/support/test-runtime.ts";
import { countBlogChanges } from "../posts/change-store.ts";
import { insertPost } from "../posts/post-store.ts";
import {
	countComments,
	countThreadsBefore,
	findComment,
	listComments,
	listThreads,
	repliesTo,
	revokeCommentConsent,
} from "./comment-store.ts";
import { applyDecision } from "./moderate-comment.ts";
import { readCommentThreads } from "./read-comments.ts";
import { recordComment } from "./record-comment.ts";

const post = testPost();

onBothDatabases("comments", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	beforeEach(async () => {
		await inTransaction(db(), (tx) => insertPost(tx, post));
	});
	const deliveries = async (kind: string) =>
		(await db().selectFrom("deliveries").select("kind").where("kind", "=", kind).execute()).length;
	const comment = (text: string, parentId: string | null = null) =>
		recordComment(db(), runtime, {
			postId: "p",
			parentId,
			language: "es",
			name: "Ana",
			email: "ana@example.com",
			text,
			consentVersion: "1",
		});
	const decide = (id: string, decision: "approve" | "spam" | "delete") =>
		inTransaction(db(), (tx) => applyDecision(tx, runtime, id, decision));

	it("keeps a comment until somebody approves it, tells staff once, and its writer once", async () => {
		const { comment: first } = await comment("Hola");
		expect((await comment("Hola")).kind).toBe("duplicate");
		expect(await deliveries("comment-notice")).toBe(1);
		expect(await countComments(db(), "p")).toBe(0);
		expect(await listComments(db(), { state: "waiting", limit: 10 })).toHaveLength(1);
		await decide(first.id, "approve");
		await decide(first.id, "spam");
		await decide(first.id, "approve");
		expect(await countComments(db(), "p")).toBe(1);
		expect(await deliveries("comment-approved")).toBe(1);
		expect(await countBlogChanges(db())).toBe(3);
	});

	it("threads replies one level deep, and only below what is shown", async () => {
		const { comment: first } = await comment("Uno");
		expect((await comment("Antes", first.id)).comment.parentId).toBeNull();
		await decide(first.id, "approve");
		const { comment: reply } = await comment("Dos", first.id);
		expect(reply.parentId).toBe(first.id);
		await decide(reply.id, "approve");
		expect((await comment("Tres", reply.id)).comment.parentId).toBe(first.id);
	});

	it("keeps the replies of others when a comment is deleted, or turns out to be spam", async () => {
		const { comment: first } = await comment("Uno");
		await decide(first.id, "approve");
		const { comment: reply } = await comment("Dos", first.id);
		await decide(reply.id, "approve");
		const { comment: spam } = await comment("Compra ya", first.id);
		await decide(spam.id, "spam");
		await comment("Sin revisar", first.id);
		const shown = async () => {
			const threads = await listThreads(db(), "p", { limit: 10, offset: 0 });
			const replies = await repliesTo(
				db(),
				threads.map(({ id }) => id),
			);
			return [threads, replies].map((comments) => comments.map(({ text }) => text));
		};
		expect(await shown()).toEqual([["Uno"], ["Dos"]]);
		await decide(first.id, "spam");
		expect(await shown()).toEqual([["Dos"], []]);
		expect(await countComments(db(), "p")).toBe(1);
		await decide(first.id, "approve");
		expect(await shown()).toEqual([["Uno"], ["Dos"]]);
		await decide(first.id, "delete");
		expect(await shown()).toEqual([["Dos"], []]);
		expect(await decide(first.id, "approve")).toBe(false);
	});

	it("finds the place of a comment among the threads of its post", async () => {
		const ids: string[] = [];
		for (const text of ["Uno", "Dos", "Tres"]) {
			const { comment: one } = await comment(text);
			await decide(one.id, "approve");
			ids.push(one.id);
			runtime.pass(1);
		}
		const { comment: reply } = await comment("A dos", ids[1]);
		await decide(reply.id, "approve");
		const places = await Promise.all(
			[...ids, reply.id].map(async (id) => {
				const found = await findComment(db(), "id", id);
				return found && countThreadsBefore(db(), found);
			}),
		);
		expect(places).toEqual([0, 1, 2, 1]);
		expect(await listThreads(db(), "p", { limit: 1, offset: 2 })).toMatchObject([{ text: "Tres" }]);
	});

	it("mails no approval to an author who revoked the consent, before or after it", async () => {
		const { comment: first } = await comment("Uno");
		await inTransaction(db(), (tx) => revokeCommentConsent(tx, first.id, runtime.now().toISOString()));
		await decide(first.id, "approve");
		expect(await deliveries("comment-approved")).toBe(0);
		expect(await countComments(db(), "p")).toBe(1);
	});

	it("shows no comment that waits to somebody who follows its link or answers it", async () => {
		const { comment: one } = await comment("Uno");
		const wanted = { repliedToId: one.id, linkedId: one.id, page: 1 };
		expect(await readCommentThreads(db(), "p", wanted)).toMatchObject({ repliedTo: null, threads: [] });
		await decide(one.id, "approve");
		expect(await readCommentThreads(db(), "p", wanted)).toMatchObject({ repliedTo: { id: one.id } });
	});
});
