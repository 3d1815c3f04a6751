import { data, type RouterContextProvider, redirect } from "react-router";
import { blogRooms } from "../../../content/blog-rooms/list.ts";
import { isLanguage } from "../../../content/language.ts";
import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { findPost } from "../../../domain/blog/post-store.ts";
import { postText as textOfPost } from "../../../domain/blog/post-text.ts";
import { findVersion, newestVersion } from "../../../domain/blog/version-store.ts";
import { createPost } from "../../../domain/blog/write-post.ts";
import type { Runtime } from "../../../domain/runtime.ts";
import type { FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/text-of.ts";
import { notThere, staffRoom } from "../staff-room.server.ts";
import { takenAlong, typedAside, unusedOf } from "./aside.server.ts";
import { type ConflictingSave, keptByItself, type Problem, type SaveOutcome } from "./keep-typed.server.ts";
import { changes } from "./post-changes.server.ts";
import { readPostText, typedOf } from "./read-text.server.ts";

/** What a refused change of a post shows again. */
export type EditorState = { form: FormState; theirs: ConflictingSave | null };

/** How a press of a button may end, as the room's address says it. */
export const postEnds = [
	...(["save", "anew", "publish", "schedule", "unpublish", "restore"] as const),
	...(["upload", "cover", "remove-cover", "picture"] as const),
];

/** Answers the editor: each press of a button is one change, in the audit log with who made it. */
export async function changePost(request: Request, context: Readonly<RouterContextProvider>, postId: string) {
	const { services, db, actor, language, to } = staffRoom(request, context);
	const { runtime } = services;
	const { editor } = blogRooms[language];
	const form = await request.formData().catch(() => new FormData());
	const found = await findPost(db, postId);
	if (!found && form.has("content")) return writtenAnew(form, { db, runtime, actor, language, to });
	const post = found ?? notThere();
	// A version's button names it behind a colon.
	const [what = "", which = ""] = formText(form, "what").split(":");
	const change = Object.hasOwn(changes, what) ? changes[what as keyof typeof changes] : notThere();
	const newest = await newestVersion(db, postId);
	const before = newest?.text ?? textOfPost(post);
	const kept = { cover: before.cover, image: before.author.image };
	const typed = form.has("content") ? readPostText(form, kept) : before;
	const asked = formText(form, "language");
	const writes = isLanguage(asked) ? asked : post.language;
	const base = form.has("base") ? Number(formText(form, "base")) : (newest?.number ?? 0);
	const begun = base === (newest?.number ?? 0) ? before : (await findVersion(db, postId, base || 1))?.text;
	const outcome: SaveOutcome = await change({
		...{ db, runtime, language, author: actor.name, post, form, what, which, typed, writes, base, begun },
		room: to(`/blog/${encodeURIComponent(postId)}`),
		list: to("/blog"),
	});
	const { action } = outcome;
	const subject = { kind: "post", id: postId };
	const detail = { title: typed.title };
	if (action)
		await db.transaction().execute((tx) => recordAudit(tx, runtime, { actor, action, subject, detail }));
	if ("to" in outcome)
		return redirect(
			takenAlong(outcome.to, { ...unusedOf(form, what, typed.cover !== null), stays: outcome.stays }),
			303,
		);
	const sentence = editor.problems[outcome.problem];
	const field = ("field" in outcome && outcome.field) || fieldOf[outcome.problem];
	const theirs = "theirs" in outcome ? outcome.theirs : null;
	// Somebody else may have changed the language too: theirs stands until it is chosen anew.
	const chosen: Record<string, string> = theirs ? {} : { language: writes };
	const state: EditorState = {
		theirs,
		form: {
			typed: { ...typedOf(outcome.text ?? typed), ...chosen, ...typedAside(form) },
			problems: field ? { [field]: sentence } : {},
			failure: sentence,
		},
	};
	return data(state, outcome.problem === "conflict" ? 409 : 400);
}

type Room = Pick<ReturnType<typeof staffRoom>, "db" | "actor" | "language" | "to"> & { runtime: Runtime };

/** Somebody deleted the post while this was written: it is a draft of its own then. */
async function writtenAnew(form: FormData, { db, runtime, actor, language, to }: Room) {
	const text = readPostText(form, { cover: null, image: null });
	const auto = formText(form, "what") === keptByItself;
	const written = formText(form, "language");
	const place = { language: isLanguage(written) ? written : language, twinOf: null };
	const save = (slug: string) =>
		createPost(db, runtime, { text: { ...text, slug }, author: actor.name, auto }, place);
	const saved = await save(text.slug);
	const kept = saved.kind === "refused" && saved.problem.startsWith("slug") ? await save("") : saved;
	if (kept.kind !== "saved") {
		const failure = blogRooms[language].editor.problems[kept.kind === "refused" ? kept.problem : "conflict"];
		const state: EditorState = { theirs: null, form: { typed: typedOf(text), problems: {}, failure } };
		return data(state, 400);
	}
	const subject = { kind: "post", id: kept.postId };
	const detail = { title: text.title };
	await db
		.transaction()
		.execute((tx) => recordAudit(tx, runtime, { actor, action: "post-saved", subject, detail }));
	return redirect(`${to(`/blog/${encodeURIComponent(kept.postId)}`)}?done=anew`, 303);
}

const fieldOf: Partial<Record<Problem, string>> = {
	...{ slug: "slug", slugTaken: "slug", title: "title", tooLong: "content", tooDeep: "content" },
	...{ date: "at", past: "at", live: "at", day: "date", ahead: "date" },
	...{ alt: "alt", linkedIn: "authorLinkedIn" },
};
