import { site } from "../../../content/site.ts";
import { takePostFile } from "../../../domain/blog/import-post.ts";
import { mailPost } from "../../../domain/blog/mail-post.ts";
import type { PostText } from "../../../domain/blog/post.ts";
import { isDay } from "../../../domain/blog/post-date.ts";
import { publishPost, unpublishPost } from "../../../domain/blog/publish-post.ts";
import { removePost } from "../../../domain/blog/remove-post.ts";
import { findVersionText } from "../../../domain/blog/start-edit.ts";
import { momentAt } from "../../../domain/wall-clock.ts";
import { formText } from "../../forms/text-of.ts";
import { notFound } from "../staff-request.server.ts";
import type { AskedChange } from "./asked-change.server.ts";
import { keeping, refusal, replaced, type SaveOutcome, save, saved } from "./keep-typed.server.ts";

/** What each button of the editor does. */
export const changes = {
	save: (asked) => saved(asked, async () => ({ to: `${asked.postPath}?done=save`, action: "post-saved" })),
	preview: (asked) => saved(asked, async () => ({ to: `${asked.postPath}?ver=previa#previa` })),
	json: (asked) => saved(asked, async () => ({ to: `${asked.postPath}?ver=json#json` })),
	publish: (asked) => saved(asked, (text) => published(asked, text, null)),
	schedule: async (asked) => {
		const at = momentOf(formText(asked.form, "at"), asked.runtime.now());
		if (!at) return { problem: "date" };
		// Its moment is its date.
		const typed = { ...asked.typed, date: null };
		return saved({ ...asked, typed }, (text) => published(asked, text, at));
	},
	cover: (asked) =>
		saved(asked, async () => ({ to: `${asked.postPath}?done=cover`, action: "picture-added" })),
	illustrate: (asked) =>
		saved(asked, async () => ({
			to: `${asked.postPath}?done=picture#post-content`,
			action: "picture-added",
		})),
	unpublish: async (asked) => {
		const { db, runtime, post, postPath } = asked;
		// First, whatever is wrong with what was typed.
		await db.transaction().execute((tx) => unpublishPost(tx, runtime, post.id));
		const outcome = await keeping(asked, async () => ({ to: `${postPath}?done=unpublish` }));
		return { ...outcome, action: "post-unpublished" };
	},
	restore: async (asked) => {
		const { db, post, which, form, postPath } = asked;
		const text = (await findVersionText(db, post.id, which)) ?? notFound();
		const done = { to: `${postPath}?done=restore`, action: "post-restored" };
		if (form.has("content")) return replaced(asked, text, done);
		// Looked at by itself, beside what was the newest then: nothing was typed.
		const outcome = await save(asked, text);
		return outcome.kind === "saved" ? done : refusal(asked, outcome, text);
	},
	upload: async (asked) => {
		const { db, form, author, post, postPath } = asked;
		const file = form.get("file");
		if (!(file instanceof File)) return { problem: "file" };
		const bytes = new Uint8Array(await file.arrayBuffer());
		const taken = await takePostFile(db, { name: file.name, bytes, author });
		if (taken.kind === "refused") return { problem: taken.problem };
		// A file that names no address leaves the post at its own.
		const text = { ...taken.text, slug: taken.text.slug || post.slug };
		const lost = taken.lost.map((what) => `&lost=${what}`).join("");
		return replaced(asked, text, { to: `${postPath}?done=upload${lost}`, action: "post-imported" });
	},
	"remove-cover": async (asked) => {
		const outcome = await save(asked, { ...asked.typed, cover: null });
		if (outcome.kind !== "saved") return refusal(asked, outcome, asked.typed);
		return { to: `${asked.postPath}?done=remove-cover`, action: "post-saved" };
	},
	mail: (asked) =>
		keeping(asked, async () => {
			const { db, runtime, post, postPath } = asked;
			const mailing = await mailPost(db, runtime, post.id);
			return mailing.kind === "queued"
				? { to: `${postPath}/mailing?done=mail`, action: "post-mailed" }
				: notFound();
		}),
	delete: async ({ db, post, list }) => {
		await removePost(db, post.id);
		return { to: `${list}?done=delete`, action: "post-deleted" };
	},
} satisfies Record<string, (asked: AskedChange) => Promise<SaveOutcome>>;

async function published(
	{ db, runtime, post, postPath }: AskedChange,
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
