import { data, type RouterContextProvider, redirect } from "react-router";
import { blogRooms } from "../../../content/blog-rooms/list.ts";
import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";
import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { tellOfChange } from "../../../domain/blog/change-store.ts";
import { mailPost } from "../../../domain/blog/mail-post.ts";
import type { Cover, Post, PostText } from "../../../domain/blog/post.ts";
import { fileProblem, readPostFile } from "../../../domain/blog/post-file.ts";
import { deletePost, findPost } from "../../../domain/blog/post-store.ts";
import { putPicture } from "../../../domain/blog/put-picture.ts";
import { takePicture } from "../../../domain/blog/take-picture.ts";
import { findVersion, newestVersion } from "../../../domain/blog/version-store.ts";
import {
	publishPost,
	savePost,
	textOf as textOfPost,
	unpublishPost,
} from "../../../domain/blog/write-post.ts";
import { cleanText } from "../../../http/clean-text.ts";
import type { FormState } from "../../forms/form-state.ts";
import { textOf } from "../../forms/text-of.ts";
import { notThere, staffRoom } from "../staff-room.server.ts";
import { type Difference, differencesOf } from "./differences.server.ts";
import { readText, typedOf } from "./read-text.server.ts";

type Problem = keyof BlogRoomsText["editor"]["problems"];

/** What a refused change of a post shows again. */
export type EditorState = {
	form: FormState;
	/** What somebody else saved meanwhile. */
	theirs: { author: string; differences: Difference[] } | null;
};

type Outcome =
	| { to: string; action?: string }
	| { problem: Problem; field?: string }
	/** With the text that was not saved. */
	| { problem: "conflict"; text: PostText; theirs: NonNullable<EditorState["theirs"]> };

/** Answers the editor: each press of a button is one change, in the audit log with who made it. */
export async function changePost(request: Request, context: Readonly<RouterContextProvider>, postId: string) {
	const { services, db, actor, language, to } = staffRoom(request, context);
	const { world } = services;
	const { editor } = blogRooms[language];
	const post = (await findPost(db, postId)) ?? notThere();
	const form = await request.formData().catch(() => new FormData());
	const what = textOf(form, "what");
	const newest = await newestVersion(db, postId);
	const before = newest?.text ?? textOfPost(post);
	const kept = { cover: before.cover, image: before.author.image };
	const typed = form.has("content") ? readText(form, kept) : before;
	const base = form.has("base") ? Number(textOf(form, "base")) : (newest?.number ?? 0);
	const apart = what === "restore" || what === "upload";
	const save = (text: PostText) => savePost(db, world, postId, { text, author: actor.name, base, apart });
	const room = to(`/blog/${encodeURIComponent(postId)}`);
	const audit = (action: string) =>
		db.transaction().execute((tx) =>
			recordAudit(tx, world, {
				...{ actor, action, subject: { kind: "post", id: postId }, detail: { title: typed.title } },
			}),
		);

	/** Saves, and goes on where that went well. */
	async function saved(text: PostText, next: () => Promise<Outcome>): Promise<Outcome> {
		const outcome = await save(text);
		if (outcome.kind === "saved") return next();
		if (outcome.kind === "refused") return { problem: outcome.problem };
		const { author, text: theirs } = outcome.newest;
		return {
			problem: "conflict",
			text,
			theirs: { author, differences: differencesOf(text, theirs, language, editor) },
		};
	}

	async function published(at: string | null): Promise<Outcome> {
		const outcome = await db.transaction().execute((tx) => publishPost(tx, world, postId, at));
		if (outcome.kind === "refused") return { problem: outcome.problem };
		return { to: `${room}?done=publish`, action: "post-published" };
	}

	async function sentPicture(
		form: FormData,
		picture: string,
		says: string,
	): Promise<Cover | { problem: Problem; field?: string }> {
		const alt = altOf(form, says);
		const file = form.get(picture);
		if (!alt) return { problem: "alt", field: says };
		if (!(file instanceof File)) return { problem: "picture" };
		const taken = await takePicture(db, world, new Uint8Array(await file.arrayBuffer()));
		if (taken.kind === "taken") return { src: taken.src, alt };
		return { problem: taken.kind === "too-large" ? "pictureSize" : "picture" };
	}

	const changes: Record<string, () => Promise<Outcome>> = {
		save: () => saved(typed, async () => ({ to: `${room}?done=save`, action: "post-saved" })),
		preview: () => saved(typed, async () => ({ to: `${room}?ver=previa#previa` })),
		json: () => saved(typed, async () => ({ to: `${room}?ver=json#json` })),
		publish: () => saved(typed, () => published(null)),
		schedule: async () => {
			const at = momentOf(textOf(form, "at"));
			return at ? saved(typed, () => published(at)) : { problem: "date" };
		},
		unpublish: async () => {
			await db.transaction().execute((tx) => unpublishPost(tx, world, postId));
			return { to: `${room}?done=unpublish`, action: "post-unpublished" };
		},
		restore: async () => {
			const version = await findVersion(db, postId, Number(textOf(form, "version")));
			if (!version) notThere();
			return saved(version.text, async () => ({ to: `${room}?done=restore`, action: "post-restored" }));
		},
		upload: async () => {
			const file = form.get("file");
			if (!(file instanceof File)) return { problem: "file" };
			const read = readPostFile(file.name, new Uint8Array(await file.arrayBuffer()), actor.name);
			if (read.kind !== "read") return { problem: fileProblem(read) };
			const text = { ...read.text, slug: ownSlug(read.text, post) };
			return saved(text, async () => ({ to: `${room}?done=upload`, action: "post-imported" }));
		},
		cover: async () => {
			const sent = await sentPicture(form, "picture", "alt");
			if ("problem" in sent) return sent;
			const text = { ...before, cover: sent };
			return saved(text, async () => ({ to: `${room}?done=cover`, action: "picture-added" }));
		},
		illustrate: async () => {
			const sent = await sentPicture(form, "illustration", "illustrationAlt");
			if ("problem" in sent) return sent;
			const caret = textOf(form, "caret");
			const at = /^\d{1,7}$/.test(caret) ? Number(caret) : null;
			const text = { ...typed, content: putPicture(typed.content, { ...sent, at }) };
			return saved(text, async () => ({ to: `${room}?done=picture#post-content`, action: "picture-added" }));
		},
		"remove-cover": () =>
			saved({ ...before, cover: null }, async () => ({ to: `${room}?done=cover`, action: "post-saved" })),
		mail: async () => {
			const mailing = await mailPost(db, world, postId);
			return mailing.kind === "queued" ? { to: `${room}?done=mail`, action: "post-mailed" } : notThere();
		},
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
	if ("to" in outcome) {
		if (outcome.action) await audit(outcome.action);
		return redirect(outcome.to, 303);
	}
	const sentence = editor.problems[outcome.problem];
	const refused = "theirs" in outcome ? outcome : { text: typed, theirs: null };
	const field = ("field" in outcome && outcome.field) || fieldOf[outcome.problem];
	const state: EditorState = {
		theirs: refused.theirs,
		form: {
			typed: {
				...{ ...typedOf(refused.text), at: textOf(form, "at") },
				...{ alt: altOf(form, "alt"), illustrationAlt: altOf(form, "illustrationAlt") },
			},
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

function altOf(form: FormData, name: string): string {
	return cleanText(textOf(form, name)).replace(/\s+/g, " ").trim().slice(0, 300);
}

/** A moment in Bogotá, where the hour is the same all year, as the browser's field writes it. */
function momentOf(local: string): string | null {
	const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? new Date(`${local}:00-05:00`) : null;
	// Times are compared as text, and a year of five digits would come before all others.
	return at && at.getUTCFullYear() <= 9999 ? at.toISOString() : null;
}

/** A file that was downloaded from another post keeps this one's address. */
function ownSlug({ slug }: PostText, post: Post): string {
	return slug === "" ? post.slug : slug;
}
