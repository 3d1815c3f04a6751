import { isDeepStrictEqual } from "node:util";
import { data, type RouterContextProvider, redirect } from "react-router";
import { blogRooms } from "../../../content/blog-rooms/list.ts";
import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";
import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { tellOfChange } from "../../../domain/blog/change-store.ts";
import { mailPost } from "../../../domain/blog/mail-post.ts";
import type { Post, PostText } from "../../../domain/blog/post.ts";
import { fileProblem, readPostFile } from "../../../domain/blog/post-file.ts";
import { deletePost, findPost } from "../../../domain/blog/post-store.ts";
import { findVersion, newestVersion } from "../../../domain/blog/version-store.ts";
import {
	publishPost,
	type Saved,
	savePost,
	textOf as textOfPost,
	unpublishPost,
} from "../../../domain/blog/write-post.ts";
import type { FormState } from "../../forms/form-state.ts";
import { textOf } from "../../forms/text-of.ts";
import { notThere, staffRoom } from "../staff-room.server.ts";
import { takenAlong, typedAside, unusedOf } from "./aside.server.ts";
import { withPictures } from "./chosen-pictures.server.ts";
import { type Difference, differencesOf } from "./differences.server.ts";
import { readText, typedOf } from "./read-text.server.ts";

type Problem = keyof BlogRoomsText["editor"]["problems"];

/** What a refused change of a post shows again. */
export type EditorState = {
	form: FormState;
	/** What somebody else saved meanwhile. */
	theirs: { author: string; differences: Difference[] } | null;
};

/** How a press of a button may end, as the room's address says it. */
export const postEnds = ["save", "publish", "unpublish", "restore", "upload", "cover", "picture", "mail"];

type Outcome =
	| { to: string; action?: string }
	/** With the text that was not saved, where it is not as it was typed. */
	| { problem: Problem; field?: string; text?: PostText }
	| { problem: "conflict"; text: PostText; theirs: NonNullable<EditorState["theirs"]> };

/** Answers the editor: each press of a button is one change, in the audit log with who made it. */
export async function changePost(request: Request, context: Readonly<RouterContextProvider>, postId: string) {
	const { services, db, actor, language, to } = staffRoom(request, context);
	const { world } = services;
	const { editor } = blogRooms[language];
	const post = (await findPost(db, postId)) ?? notThere();
	const form = await request.formData().catch(() => new FormData());
	// A version's button names it behind a colon.
	const [what = "", which = ""] = textOf(form, "what").split(":");
	const newest = await newestVersion(db, postId);
	const before = newest?.text ?? textOfPost(post);
	const kept = { cover: before.cover, image: before.author.image };
	const typed = form.has("content") ? readText(form, kept) : before;
	const base = form.has("base") ? Number(textOf(form, "base")) : (newest?.number ?? 0);
	const begun = base === (newest?.number ?? 0) ? before : (await findVersion(db, postId, base))?.text;
	const save = (text: PostText, base: number, apart = false) =>
		savePost(db, world, postId, { text, author: actor.name, base, apart });
	const room = to(`/blog/${encodeURIComponent(postId)}`);
	const audit = (action: string) =>
		db.transaction().execute((tx) =>
			recordAudit(tx, world, {
				...{ actor, action, subject: { kind: "post", id: postId }, detail: { title: typed.title } },
			}),
		);

	/** @param own what the writer sees again beside what somebody else saved. */
	function refusal(outcome: Exclude<Saved, { kind: "saved" }>, own: PostText): Outcome {
		if (outcome.kind === "refused") return { problem: outcome.problem, text: own };
		const { author, text } = outcome.newest;
		return {
			problem: "conflict",
			text: own,
			theirs: { author, differences: differencesOf(own, text, language, editor) },
		};
	}

	/** Saves what was typed, with the pictures chosen for it, and goes on where that went well. */
	async function saved(next: (text: PostText) => Promise<Outcome>): Promise<Outcome> {
		const text = await withPictures(db, world, typed, { form, asked: what });
		if ("problem" in text) return text;
		const outcome = await save(text, base);
		return outcome.kind === "saved" ? next(text) : refusal(outcome, text);
	}

	/** Goes on from what was typed: as a version of its own, where it is not what the writer began with. */
	async function keeping(next: (base: number) => Promise<Outcome>): Promise<Outcome> {
		if (isDeepStrictEqual(typed, begun)) return next(base);
		const outcome = await save(typed, base);
		return outcome.kind === "saved" ? next(outcome.number) : refusal(outcome, typed);
	}

	/** Puts another text in the place of what was typed, which stays a version. */
	function replaced(text: PostText, done: Extract<Outcome, { to: string }>): Promise<Outcome> {
		return keeping(async (base) => {
			const outcome = await save(text, base, true);
			return outcome.kind === "saved" ? done : refusal(outcome, typed);
		});
	}

	async function published(text: PostText, at: string | null): Promise<Outcome> {
		const outcome = await db.transaction().execute((tx) => publishPost(tx, world, postId, at));
		if (outcome.kind === "refused") return { problem: outcome.problem, text };
		return { to: `${room}?done=publish`, action: "post-published" };
	}

	const changes: Record<string, () => Promise<Outcome>> = {
		save: () => saved(async () => ({ to: `${room}?done=save`, action: "post-saved" })),
		preview: () => saved(async () => ({ to: `${room}?ver=previa#previa` })),
		json: () => saved(async () => ({ to: `${room}?ver=json#json` })),
		publish: () => saved((text) => published(text, null)),
		schedule: async () => {
			const at = momentOf(textOf(form, "at"));
			return at ? saved((text) => published(text, at)) : { problem: "date" };
		},
		cover: () => saved(async () => ({ to: `${room}?done=cover`, action: "picture-added" })),
		illustrate: () =>
			saved(async () => ({ to: `${room}?done=picture#post-content`, action: "picture-added" })),
		unpublish: () =>
			keeping(async () => {
				await db.transaction().execute((tx) => unpublishPost(tx, world, postId));
				return { to: `${room}?done=unpublish`, action: "post-unpublished" };
			}),
		restore: async () => {
			const version = await findVersion(db, postId, Number(which));
			if (!version) notThere();
			return replaced(version.text, { to: `${room}?done=restore`, action: "post-restored" });
		},
		upload: async () => {
			const file = form.get("file");
			if (!(file instanceof File)) return { problem: "file" };
			const read = readPostFile(file.name, new Uint8Array(await file.arrayBuffer()), actor.name);
			if (read.kind !== "read") return { problem: fileProblem(read) };
			const text = { ...read.text, slug: ownSlug(read.text, post) };
			return replaced(text, { to: `${room}?done=upload`, action: "post-imported" });
		},
		"remove-cover": async () => {
			const outcome = await save({ ...typed, cover: null }, base);
			if (outcome.kind !== "saved") return refusal(outcome, typed);
			return { to: `${room}?done=cover`, action: "post-saved" };
		},
		mail: () =>
			keeping(async () => {
				const mailing = await mailPost(db, world, postId);
				return mailing.kind === "queued"
					? { to: `${room}/mailing?done=mail`, action: "post-mailed" }
					: notThere();
			}),
		delete: async () => {
			await db.transaction().execute(async (tx) => {
				await deletePost(tx, postId);
				await tellOfChange(tx);
			});
			return { to: `${to("/blog")}?done=delete`, action: "post-deleted" };
		},
	};
	const change = Object.hasOwn(changes, what) ? changes[what] : undefined;
	if (!change) return notThere();
	const outcome = await change();
	const aside = typedAside(form);
	if ("to" in outcome) {
		if (outcome.action) await audit(outcome.action);
		return redirect(takenAlong(outcome.to, unusedOf(form, what)), 303);
	}
	const sentence = editor.problems[outcome.problem];
	const field = ("field" in outcome && outcome.field) || fieldOf[outcome.problem];
	const state: EditorState = {
		theirs: "theirs" in outcome ? outcome.theirs : null,
		form: {
			typed: { ...typedOf(outcome.text ?? typed), ...aside },
			problems: field ? { [field]: sentence } : {},
			failure: sentence,
		},
	};
	return data(state, outcome.problem === "conflict" ? 409 : 400);
}

const fieldOf: Partial<Record<Problem, string>> = {
	...{ slug: "slug", slugTaken: "slug", title: "title", tooLong: "content", tooDeep: "content" },
	date: "at",
};

/** A moment in Bogotá, where the hour is the same all year, as the browser's field writes it. */
function momentOf(local: string): string | null {
	const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? new Date(`${local}:00-05:00`) : null;
	// Times are compared as text, and a year of five digits would come before all others.
	return at && at.getUTCFullYear() <= 9999 ? at.toISOString() : null;
}

/** A file that names no address leaves the post at its own. */
function ownSlug({ slug }: PostText, post: Post): string {
	return slug === "" ? post.slug : slug;
}
