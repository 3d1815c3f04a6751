import { tellOfChange } from "../../../domain/blog/change-store.ts";
import { mailPost } from "../../../domain/blog/mail-post.ts";
import type { PostText } from "../../../domain/blog/post.ts";
import { fileProblem, readPostFile } from "../../../domain/blog/post-file.ts";
import { deletePost } from "../../../domain/blog/post-store.ts";
import { findVersion } from "../../../domain/blog/version-store.ts";
import { publishPost, unpublishPost } from "../../../domain/blog/write-post.ts";
import { textOf } from "../../forms/text-of.ts";
import { notThere } from "../staff-room.server.ts";
import { type Asked, keeping, type Outcome, refusal, replaced, save, saved } from "./keep-typed.server.ts";

/** What each button of the editor does. */
export const changes = {
	save: (asked) => saved(asked, async () => ({ to: `${asked.room}?done=save`, action: "post-saved" })),
	preview: (asked) => saved(asked, async () => ({ to: `${asked.room}?ver=previa#previa` })),
	json: (asked) => saved(asked, async () => ({ to: `${asked.room}?ver=json#json` })),
	publish: (asked) => saved(asked, (text) => published(asked, text, null)),
	schedule: async (asked) => {
		const at = momentOf(textOf(asked.form, "at"));
		return at ? saved(asked, (text) => published(asked, text, at)) : { problem: "date" };
	},
	cover: (asked) => saved(asked, async () => ({ to: `${asked.room}?done=cover`, action: "picture-added" })),
	illustrate: (asked) =>
		saved(asked, async () => ({ to: `${asked.room}?done=picture#post-content`, action: "picture-added" })),
	unpublish: (asked) =>
		keeping(asked, async () => {
			const { db, world, post, room } = asked;
			await db.transaction().execute((tx) => unpublishPost(tx, world, post.id));
			return { to: `${room}?done=unpublish`, action: "post-unpublished" };
		}),
	restore: async (asked) => {
		const { db, post, which, room } = asked;
		const version = (await findVersion(db, post.id, Number(which))) ?? notThere();
		return replaced(asked, version.text, { to: `${room}?done=restore`, action: "post-restored" });
	},
	upload: async (asked) => {
		const { form, author, post, room } = asked;
		const file = form.get("file");
		if (!(file instanceof File)) return { problem: "file" };
		const read = readPostFile(file.name, new Uint8Array(await file.arrayBuffer()), author);
		if (read.kind !== "read") return { problem: fileProblem(read) };
		// A file that names no address leaves the post at its own.
		const text = { ...read.text, slug: read.text.slug || post.slug };
		return replaced(asked, text, { to: `${room}?done=upload`, action: "post-imported" });
	},
	"remove-cover": async (asked) => {
		const outcome = await save(asked, { ...asked.typed, cover: null });
		if (outcome.kind !== "saved") return refusal(asked, outcome, asked.typed);
		return { to: `${asked.room}?done=cover`, action: "post-saved" };
	},
	mail: (asked) =>
		keeping(asked, async () => {
			const { db, world, post, room } = asked;
			const mailing = await mailPost(db, world, post.id);
			return mailing.kind === "queued"
				? { to: `${room}/mailing?done=mail`, action: "post-mailed" }
				: notThere();
		}),
	delete: async ({ db, post, list }) => {
		await db.transaction().execute(async (tx) => {
			await deletePost(tx, post.id);
			await tellOfChange(tx);
		});
		return { to: `${list}?done=delete`, action: "post-deleted" };
	},
} satisfies Record<string, (asked: Asked) => Promise<Outcome>>;

async function published(
	{ db, world, post, room }: Asked,
	text: PostText,
	at: string | null,
): Promise<Outcome> {
	const outcome = await db.transaction().execute((tx) => publishPost(tx, world, post.id, at));
	if (outcome.kind === "refused") return { problem: outcome.problem, text };
	return { to: `${room}?done=publish`, action: "post-published" };
}

/** A moment in Bogotá, where the hour is the same all year, as the browser's field writes it. */
function momentOf(local: string): string | null {
	const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? new Date(`${local}:00-05:00`) : null;
	// Times are compared as text, and a year of five digits would come before all others.
	return at && at.getUTCFullYear() <= 9999 ? at.toISOString() : null;
}
