import { type RouterContextProvider, redirect } from "react-router";
import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { recordEdit, startEdit } from "../../../domain/blog/editing/edit.ts";
import { answerIntent, redirectWith, refuse } from "../../forms/answer-intent.server.ts";
import { readStaffSubmission, type StaffSubmission } from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";
import { createDraft } from "./create-draft.server.ts";
import { baseOf, type EditorSubmission, readSubmission, typedOf } from "./editor-submission.server.ts";
import { addToAddress, readExtraFields, unusedExtraFields } from "./extra-fields.server.ts";
import { postIntents } from "./post-intents.server.ts";
import type { ConflictingSave, EditorOutcome, Problem } from "./save-typed.server.ts";

export async function changePost(request: Request, context: Readonly<RouterContextProvider>, postId: string) {
	const form = await readStaffSubmission(request, context);
	const { db, actor, services } = form;
	const start = await startEdit(db, postId, baseOf(form));
	if (!start) return form.formData.has("content") ? saveAsNewDraft(form) : notFound();
	const submission = readSubmission(form, start);
	const outcome: EditorOutcome = (await answerIntent(postIntents, submission)) ?? notFound();
	const { action } = outcome;
	const { title } = submission.typed;
	if (action) await recordEdit(db, services.runtime, { actor, action, postId, title });
	if (!("to" in outcome)) return refuseSave(submission, outcome);
	const extraFields = unusedExtraFields(submission);
	return redirect(
		addToAddress(outcome.to, { ...extraFields, languageProblem: outcome.languageProblem }),
		303,
	);
}

function refuseSave(submission: EditorSubmission, outcome: Exclude<EditorOutcome, { to: string }>) {
	const { intent, typed, postLanguage, language } = submission;
	const sentence = blogAdmin[language].editor.problems[outcome.problem];
	const field = ("field" in outcome && outcome.field) || fieldOf[outcome.problem];
	const conflict = "conflict" in outcome ? outcome.conflict : null;
	// The other writer may have changed the language too: that choice stands until this writer chooses again.
	const chosen: Record<string, string> = conflict ? {} : { language: postLanguage };
	const refused = {
		typed: { ...typedOf(outcome.text ?? typed), ...chosen, ...readExtraFields(submission) },
		fieldErrors: field ? { [field]: sentence } : {},
		formError: sentence,
	};
	return refuse<ConflictingSave>(intent, refused, {
		status: outcome.problem === "conflict" ? 409 : 400,
		shown: conflict,
	});
}

/** The post was deleted while this text was written: the text becomes a new draft. */
async function saveAsNewDraft(form: StaffSubmission) {
	const created = await createDraft(form, { auto: false, isAnew: true });
	if (created.kind === "saved")
		return redirectWith(form.to(`/blog/${encodeURIComponent(created.postId)}`), "anew");
	const formError = blogAdmin[form.language].editor.problems[created.problem];
	return refuse<ConflictingSave>(form.intent, { typed: typedOf(created.text), formError });
}

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
