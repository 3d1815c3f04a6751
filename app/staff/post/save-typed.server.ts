import { isDeepStrictEqual } from "node:util";
import { blogAdmin } from "../../../content/blog-admin/list.ts";
import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { type SaveResult, savePost } from "../../../domain/blog/editing/write-post.ts";
import type { PostText } from "../../../domain/blog/posts/post.ts";
import type { AuditAction } from "../../../shared/audit-action.ts";
import type { LanguageProblem } from "../../../shared/blog.ts";
import { withPictures } from "./chosen-pictures.server.ts";
import type { EditorSubmission } from "./editor-submission.server.ts";
import { type Difference, differencesOf } from "./version-data.server.ts";

export type Problem = keyof BlogAdminText["editor"]["problems"];

export type ConflictingSave = { author: string; differences: Difference[] };

export type EditorOutcome =
	/** languageProblem: why the language chosen for the post could not be set. */
	(
		| { to: string; languageProblem?: LanguageProblem }
		/** text: the unsaved text, if it differs from the typed one. */
		| { problem: Problem; field?: string; text?: PostText }
		| { problem: "conflict"; text: PostText; conflict: ConflictingSave }
	) & {
		/** The action for the audit log; a problem may have one too. */
		action?: AuditAction;
	};

/** Saves the typed text with its chosen pictures, then runs the next step if that succeeded. */
export async function saveThen(
	submission: EditorSubmission,
	next: (text: PostText) => Promise<EditorOutcome>,
): Promise<EditorOutcome> {
	const text = await withPictures(submission, submission.typed, submission.intent);
	if ("problem" in text) return text;
	const outcome = await save(submission, text);
	return outcome.kind === "saved"
		? withLanguageProblem(outcome, await next(text))
		: refusal(submission, outcome, text);
}

/** Saves the typed text as a version if the writer changed it, then runs the next step. */
export async function saveIfChangedThen(
	submission: EditorSubmission,
	next: (base: number) => Promise<EditorOutcome>,
): Promise<EditorOutcome> {
	const { typed, initialText, base, postLanguage, post } = submission;
	if (isDeepStrictEqual(typed, initialText) && postLanguage === post.language) return next(base);
	const outcome = await save(submission, typed);
	if (outcome.kind !== "saved") return refusal(submission, outcome, typed);
	return withLanguageProblem(outcome, await next(outcome.number));
}

function withLanguageProblem(
	{ languageProblem }: Extract<SaveResult, { kind: "saved" }>,
	outcome: EditorOutcome,
): EditorOutcome {
	return languageProblem && "to" in outcome ? { ...outcome, languageProblem } : outcome;
}

/** Saves another text over the typed one, which stays as a version. */
export function replaceTyped(
	submission: EditorSubmission,
	text: PostText,
	done: Extract<EditorOutcome, { to: string }>,
): Promise<EditorOutcome> {
	return saveIfChangedThen(submission, async (base) => {
		const outcome = await save({ ...submission, base }, text);
		return outcome.kind === "saved" ? done : refusal(submission, outcome, submission.typed);
	});
}

/** @param auto whether the editor saves by itself, without a press. */
export function save(
	{ db, services, post, actor, base, postLanguage }: EditorSubmission,
	text: PostText,
	auto = false,
): Promise<SaveResult> {
	const saving = { text, author: actor.name, base, auto, language: postLanguage };
	return savePost(db, services.runtime, post.id, saving);
}

/** @param typed the text that the writer sees again, beside what another writer saved. */
export function refusal(
	{ language, post, postLanguage }: EditorSubmission,
	outcome: Exclude<SaveResult, { kind: "saved" }>,
	typed: PostText,
): EditorOutcome {
	if (outcome.kind === "refused") return { problem: outcome.problem, field: outcome.field, text: typed };
	const { author, text } = outcome.newest;
	const { editor } = blogAdmin[language];
	const differences = differencesOf(typed, text, language, editor);
	const { language: label, languages } = editor;
	if (postLanguage !== post.language)
		differences.push({ name: "language", label, value: languages[post.language], picture: null });
	return { problem: "conflict", text: typed, conflict: { author, differences } };
}
