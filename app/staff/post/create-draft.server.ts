import { createHash } from "node:crypto";
import type { Actor } from "../../../domain/audit-log/audit-entry.ts";
import { recordEdit } from "../../../domain/blog/editing/edit.ts";
import { createPost, type SaveResult } from "../../../domain/blog/editing/write-post.ts";
import type { PostText } from "../../../domain/blog/posts/post.ts";
import { type Language, languageOr } from "../../../shared/language.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { type StaffSubmission, submissionId } from "../form/staff-form.server.ts";
import { readPostText } from "./editor-submission.server.ts";
import type { Problem } from "./save-typed.server.ts";

type DraftOptions = {
	auto: boolean;
	/** Whether the post was deleted while this text was written: the text becomes a new draft. */
	isAnew: boolean;
};

type Created =
	| Extract<SaveResult, { kind: "saved" }>
	/** language: the chosen one. */
	| { kind: "refused"; problem: Problem; field?: string; text: PostText; language: Language };

/** Stores a form as a draft: one for each submission key, however often and with whatever text it is sent. */
export async function createDraft(form: StaffSubmission, { auto, isAnew }: DraftOptions): Promise<Created> {
	const { db, actor, services, formData, field } = form;
	const { runtime } = services;
	const text = readPostText(formData, { cover: null, image: null });
	const key = field(submissionKeyName);
	const place = {
		id: key && !isAnew ? draftId(key, actor) : submissionId(formData, runtime),
		language: languageOr(field("language"), form.language),
		twinOf: isAnew ? null : field("twin") || null,
	};
	const save = (slug: string, id = place.id) =>
		createPost(db, runtime, { text: { ...text, slug }, author: actor.name, auto }, { ...place, id });
	let saved = await save(text.slug);
	// A colleague changed the draft since: both texts stay, each in a draft of its own.
	if (saved.kind === "conflict") saved = await save(text.slug, submissionId(formData, runtime));
	// Another post may have the deleted post's address by now.
	const isRefused = saved.kind === "refused" && (saved.problem === "slug" || saved.problem === "slugTaken");
	if (isAnew && isRefused) saved = await save("");
	if (saved.kind !== "saved") {
		const refusal =
			saved.kind === "refused" ? saved : { kind: "refused" as const, problem: "conflict" as const };
		return { ...refusal, text, language: place.language };
	}
	await recordEdit(db, runtime, { actor, action: "post-saved", postId: saved.postId, title: text.title });
	return saved;
}

/** Derives the id of the draft that a person begins with a submission key. */
export function draftId(key: string, { id }: Actor): string {
	return createHash("sha256")
		.update(JSON.stringify([id, key]))
		.digest("base64url")
		.slice(0, 24);
}
