import { timeZone } from "../../../content/locale.ts";
import { findVersionText } from "../../../domain/blog/editing/edit.ts";
import { publishPost, removePost, unpublishPost } from "../../../domain/blog/editing/publish-post.ts";
import { readUploadedPost } from "../../../domain/blog/files/import-post.ts";
import { mailPost } from "../../../domain/blog/posts/mail-post.ts";
import type { PostText } from "../../../domain/blog/posts/post.ts";
import { isDay } from "../../../domain/blog/posts/post-date.ts";
import { momentAt } from "../../../domain/wall-clock.ts";
import type { Intents } from "../../forms/answer-intent.server.ts";
import { notFound } from "../staff-request.server.ts";
import type { EditorSubmission } from "./editor-submission.server.ts";
import { lostLinesForAddress } from "./lost-lines.server.ts";
import {
	type EditorOutcome,
	refusal,
	replaceTyped,
	save,
	saveIfChangedThen,
	saveThen,
} from "./save-typed.server.ts";

export const postIntents = {
	save: (submission) =>
		saveThen(submission, async () => ({ to: `${submission.postPath}?done=save`, action: "post-saved" })),
	preview: (submission) => show(submission, "preview"),
	json: (submission) => show(submission, "json"),
	download: (submission) => show(submission, "download"),
	close: (submission) => show(submission, "close"),
	publish: (submission) => saveThen(submission, (text) => publish(submission, text, null)),
	schedule: async (submission) => {
		const at = momentOf(submission.field("at"), submission.services.runtime.now());
		if (!at) return { problem: "date" };
		// Its moment is its date.
		const typed = { ...submission.typed, date: null };
		return saveThen({ ...submission, typed }, (text) => publish(submission, text, at));
	},
	cover: (submission) =>
		saveThen(submission, async () => ({ to: `${submission.postPath}?done=cover`, action: "picture-added" })),
	illustrate: (submission) =>
		saveThen(submission, async () => ({
			to: `${submission.postPath}?done=picture#post-content`,
			action: "picture-added",
		})),
	unpublish: async (submission) => {
		const { db, services, post, postPath } = submission;
		// Unpublishes first, so that a problem of the typed text does not prevent it.
		await unpublishPost(db, services.runtime, post.id);
		const outcome = await saveIfChangedThen(submission, async () => ({ to: `${postPath}?done=unpublish` }));
		return { ...outcome, action: "post-unpublished" };
	},
	restore: async (submission) => {
		const { db, post, which, formData, postPath } = submission;
		const text = (await findVersionText(db, post.id, which)) ?? notFound();
		const done = { to: `${postPath}?done=restore`, action: "post-restored" } as const;
		if (formData.has("content")) return replaceTyped(submission, text, done);
		// A version page has no editor: there is no typed text.
		const outcome = await save(submission, text);
		return outcome.kind === "saved" ? done : refusal(submission, outcome, text);
	},
	upload: async (submission) => {
		const { db, formData, actor, post, postPath, services } = submission;
		const { publicUrl } = services.settings;
		const file = formData.get("file");
		if (!(file instanceof File)) return { problem: "file" };
		const bytes = new Uint8Array(await file.arrayBuffer());
		const uploaded = await readUploadedPost(db, { name: file.name, bytes, author: actor.name, publicUrl });
		if (uploaded.kind === "refused") return { problem: uploaded.problem };
		// A file without an address keeps the post's address.
		const text = { ...uploaded.text, slug: uploaded.text.slug || post.slug };
		const { lines, pictures } = uploaded.lost;
		const lost = `${pictures ? "&lost=pictures" : ""}${lostLinesForAddress(lines)}`;
		return replaceTyped(submission, text, { to: `${postPath}?done=upload${lost}`, action: "post-imported" });
	},
	"remove-cover": async (submission) => {
		const outcome = await save(submission, { ...submission.typed, cover: null });
		if (outcome.kind !== "saved") return refusal(submission, outcome, submission.typed);
		return { to: `${submission.postPath}?done=remove-cover`, action: "post-saved" };
	},
	mail: (submission) =>
		saveIfChangedThen(submission, async () => {
			const { db, services, post, postPath } = submission;
			const mailing = await mailPost(db, services.runtime, post.id);
			return mailing.kind === "queued"
				? { to: `${postPath}/mailing?done=mail`, action: "post-mailed" }
				: notFound();
		}),
	delete: async ({ db, post, to }) => {
		await removePost(db, post.id);
		return { to: `${to("/blog")}?done=delete`, action: "post-deleted" };
	},
} satisfies Intents<EditorSubmission, [], EditorOutcome>;

/** What a button shows in the editor once the text is saved: what follows the post's address. */
export const shown = {
	preview: "?view=preview#preview",
	json: "?view=json#json",
	download: "?done=download",
	close: "#post-content",
} as const;

export function isShown(intent: string): intent is keyof typeof shown {
	return Object.hasOwn(shown, intent);
}

function show(submission: EditorSubmission, intent: keyof typeof shown): Promise<EditorOutcome> {
	return saveThen(submission, async () => ({ to: submission.postPath + shown[intent] }));
}

async function publish(
	{ db, services, post, postPath }: EditorSubmission,
	text: PostText,
	at: string | null,
): Promise<EditorOutcome> {
	const outcome = await publishPost(db, services.runtime, post.id, at);
	if (outcome.kind === "refused") return { problem: outcome.problem, text };
	return { to: `${postPath}?done=${at ? "schedule" : "publish"}`, action: "post-published" };
}

const farthestYears = 10;

/** Parses a moment in Bogotá from a date field; at most ten years ahead. */
function momentOf(local: string, now: Date): string | null {
	const at = momentAt(local, timeZone);
	if (!at || !isDay(local.slice(0, 10))) return null;
	return at.getUTCFullYear() < now.getUTCFullYear() + farthestYears ? at.toISOString() : null;
}
