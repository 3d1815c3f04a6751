import { data, type RouterContextProvider, redirect } from "react-router";
import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { recordEdit } from "../../../domain/blog/editing/record-edit.ts";
import { startEdit } from "../../../domain/blog/editing/start-edit.ts";
import { readFormData } from "../../forms/form-data.server.ts";
import type { FormState } from "../../forms/form-state.ts";
import { notFound, staffRequest } from "../staff-request.server.ts";
import { createDraft } from "./create-draft.server.ts";
import {
	baseOf,
	type EditorRequest,
	type EditorSubmission,
	readSubmission,
} from "./editor-submission.server.ts";
import { addToAddress, readExtraFields, unusedExtraFields } from "./extra-fields.server.ts";
import { changes } from "./post-changes.server.ts";
import { typedOf } from "./read-text.server.ts";
import type { ConflictingSave, Problem, SaveOutcome } from "./save-typed.server.ts";

/** The values that a refused change shows again. */
export type EditorState = { form: FormState; conflict: ConflictingSave | null };

/** The outcomes of a button, as they appear in the editor's address. */
export const postOutcomes = [
	"save",
	"download",
	"anew",
	"publish",
	"schedule",
	"unpublish",
	"restore",
	"upload",
	"cover",
	"remove-cover",
	"picture",
] as const;

/** Applies the change of one button, and records it in the audit log. */
export async function changePost(request: Request, context: Readonly<RouterContextProvider>, postId: string) {
	const editorRequest = staffRequest(request, context);
	const { db, actor } = editorRequest;
	const form = await readFormData(request);
	const start = await startEdit(db, postId, baseOf(form));
	if (!start) return form.has("content") ? saveAsNewDraft(editorRequest, form) : notFound();
	const submission = readSubmission(editorRequest, form, start);
	const { intent, typed } = submission;
	const change = Object.hasOwn(changes, intent) ? changes[intent as keyof typeof changes] : notFound();
	const outcome: SaveOutcome = await change(submission);
	if (outcome.action)
		await recordEdit(db, submission.runtime, { actor, action: outcome.action, postId, title: typed.title });
	if (!("to" in outcome)) return showProblem(submission, outcome);
	const extraFields = unusedExtraFields(form, intent, typed.cover !== null);
	return redirect(
		addToAddress(outcome.to, { ...extraFields, languageProblem: outcome.languageProblem }),
		303,
	);
}

function showProblem(
	{ form, typed, writes, language }: EditorSubmission,
	outcome: Exclude<SaveOutcome, { to: string }>,
) {
	const sentence = blogAdmin[language].editor.problems[outcome.problem];
	const field = ("field" in outcome && outcome.field) || fieldOf[outcome.problem];
	const conflict = "conflict" in outcome ? outcome.conflict : null;
	// The other writer may have changed the language too: that choice stands until this writer chooses again.
	const chosen: Record<string, string> = conflict ? {} : { language: writes };
	const state: EditorState = {
		conflict,
		form: {
			typed: { ...typedOf(outcome.text ?? typed), ...chosen, ...readExtraFields(form) },
			problems: field ? { [field]: sentence } : {},
			failure: sentence,
		},
	};
	return data(state, outcome.problem === "conflict" ? 409 : 400);
}

/** The post was deleted while this text was written: the text becomes a new draft. */
async function saveAsNewDraft(editorRequest: EditorRequest, form: FormData) {
	const created = await createDraft(editorRequest, form, { auto: false, isAnew: true });
	if (created.kind === "saved")
		return redirect(`${editorRequest.to(`/blog/${encodeURIComponent(created.postId)}`)}?done=anew`, 303);
	const failure = blogAdmin[editorRequest.language].editor.problems[created.problem];
	const state: EditorState = {
		conflict: null,
		form: { typed: typedOf(created.text), problems: {}, failure },
	};
	return data(state, 400);
}

/** The field that a problem is about, if any. */
export const fieldOf: Partial<Record<Problem, string>> = {
	slug: "slug",
	slugTaken: "slug",
	title: "title",
	tooLong: "content",
	tooDeep: "content",
	date: "at",
	past: "at",
	live: "at",
	day: "date",
	ahead: "date",
	alt: "alt",
	linkedIn: "authorLinkedIn",
};
