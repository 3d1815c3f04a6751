import { site } from "../../../content/site.ts";
import { takePostFile } from "../../../domain/blog/import-post.ts";
import { mailPost } from "../../../domain/blog/mail-post.ts";
import type { PostText } from "../../../domain/blog/post.ts";
import { isDay } from "../../../domain/blog/post-date.ts";
import { publishPost, unpublishPost } from "../../../domain/blog/publish-post.ts";
import { removePost } from "../../../domain/blog/remove-post.ts";
import { findVersionText } from "../../../domain/blog/start-edit.ts";
import { momentAt } from "../../../domain/wall-clock.ts";
import { formText } from "../../forms/form-text.ts";
import { notFound } from "../staff-request.server.ts";
import type { EditorSubmission } from "./editor-submission.server.ts";
import {
	refusal,
	replaceTyped,
	type SaveOutcome,
	save,
	saveIfChangedThen,
	saveThen,
} from "./save-typed.server.ts";

/** What each button of the editor does. */
export const changes = {
	save: (submission) =>
		saveThen(submission, async () => ({ to: `${submission.postPath}?done=save`, action: "post-saved" })),
	preview: (submission) =>
		saveThen(submission, async () => ({ to: `${submission.postPath}?ver=previa#previa` })),
	json: (submission) => saveThen(submission, async () => ({ to: `${submission.postPath}?ver=json#json` })),
	publish: (submission) => saveThen(submission, (text) => publish(submission, text, null)),
	schedule: async (submission) => {
		const at = momentOf(formText(submission.form, "at"), submission.runtime.now());
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
		const { db, runtime, post, postPath } = submission;
		// First, whatever is wrong with what was typed.
		await db.transaction().execute((tx) => unpublishPost(tx, runtime, post.id));
		const outcome = await saveIfChangedThen(submission, async () => ({ to: `${postPath}?done=unpublish` }));
		return { ...outcome, action: "post-unpublished" };
	},
	restore: async (submission) => {
		const { db, post, which, form, postPath } = submission;
		const text = (await findVersionText(db, post.id, which)) ?? notFound();
		const done = { to: `${postPath}?done=restore`, action: "post-restored" };
		if (form.has("content")) return replaceTyped(submission, text, done);
		// Looked at by itself, beside what was the newest then: nothing was typed.
		const outcome = await save(submission, text);
		return outcome.kind === "saved" ? done : refusal(submission, outcome, text);
	},
	upload: async (submission) => {
		const { db, form, author, post, postPath } = submission;
		const file = form.get("file");
		if (!(file instanceof File)) return { problem: "file" };
		const bytes = new Uint8Array(await file.arrayBuffer());
		const taken = await takePostFile(db, { name: file.name, bytes, author });
		if (taken.kind === "refused") return { problem: taken.problem };
		// A file that names no address leaves the post at its own.
		const text = { ...taken.text, slug: taken.text.slug || post.slug };
		const lost = taken.lost.map((what) => `&lost=${what}`).join("");
		return replaceTyped(submission, text, { to: `${postPath}?done=upload${lost}`, action: "post-imported" });
	},
	"remove-cover": async (submission) => {
		const outcome = await save(submission, { ...submission.typed, cover: null });
		if (outcome.kind !== "saved") return refusal(submission, outcome, submission.typed);
		return { to: `${submission.postPath}?done=remove-cover`, action: "post-saved" };
	},
	mail: (submission) =>
		saveIfChangedThen(submission, async () => {
			const { db, runtime, post, postPath } = submission;
			const mailing = await mailPost(db, runtime, post.id);
			return mailing.kind === "queued"
				? { to: `${postPath}/mailing?done=mail`, action: "post-mailed" }
				: notFound();
		}),
	delete: async ({ db, post, list }) => {
		await removePost(db, post.id);
		return { to: `${list}?done=delete`, action: "post-deleted" };
	},
} satisfies Record<string, (submission: EditorSubmission) => Promise<SaveOutcome>>;

async function publish(
	{ db, runtime, post, postPath }: EditorSubmission,
	text: PostText,
	at: string | null,
): Promise<SaveOutcome> {
	const outcome = await db.transaction().execute((tx) => publishPost(tx, runtime, post.id, at));
	if (outcome.kind === "refused") return { problem: outcome.problem, text };
	return { to: `${postPath}?done=${at ? "schedule" : "publish"}`, action: "post-published" };
}

const farthestYears = 10;

/** A moment in Bogotá as the browser's field writes it; none in ten years' time. */
function momentOf(local: string, now: Date): string | null {
	const at = momentAt(local, site.timeZone);
	if (!at || !isDay(local.slice(0, 10))) return null;
	return at.getUTCFullYear() < now.getUTCFullYear() + farthestYears ? at.toISOString() : null;
}
