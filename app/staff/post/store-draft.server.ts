import type { RouterContextProvider } from "react-router";
import { blogAdmin } from "../../../content/blog-admin/list.ts";
import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { startEdit } from "../../../domain/blog/editing/edit.ts";
import { readDraft, readOriginal } from "../../../domain/blog/editing/read-editor.ts";
import { readStaffSubmission, type StaffSubmission } from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";
import { fieldOf } from "./change-post.server.ts";
import { withPictures } from "./chosen-pictures.server.ts";
import { createDraft } from "./create-draft.server.ts";
import type { DraftOutcome } from "./draft-state.ts";
import { readView } from "./editor-data.server.ts";
import { editorLabels } from "./editor-problems.tsx";
import { baseOf, readSubmission } from "./editor-submission.server.ts";
import { previewOf } from "./preview.server.ts";
import { type Problem, save } from "./save-typed.server.ts";

type StoredDraft = { postId: string; base: number; languageProblem?: Problem };

export async function storeDraft(request: Request, context: Readonly<RouterContextProvider>) {
	const form = await readStaffSubmission(request, context);
	if (!form.formData.has("content")) notFound();
	const postId = form.field("post");
	const start = postId ? await startEdit(form.db, postId, baseOf(form)) : null;
	if (!start) return storeAsNewDraft(form, postId !== "");
	const submission = readSubmission(form, start);
	const text = await withPictures(submission, submission.typed, "");
	if ("problem" in text) return answerProblem(form, text);
	const outcome = await save(submission, text, true);
	if (outcome.kind === "conflict") return answer({ kind: "conflict" }, 409);
	if (outcome.kind === "refused") return answerProblem(form, outcome);
	return answerStored(form, {
		postId,
		base: outcome.number,
		languageProblem: outcome.languageProblem,
	});
}

/** @param isAnew whether the post was deleted while this text was written. */
async function storeAsNewDraft(form: StaffSubmission, isAnew: boolean) {
	const created = await createDraft(form, { auto: true, isAnew });
	if (created.kind === "saved") return answerStored(form, { postId: created.postId, base: created.number });
	const original = created.problem === "twin" ? await readOriginal(form.db, form.field("twin")) : null;
	return answerProblem(form, created, original?.translation ?? null);
}

async function answerStored(form: StaffSubmission, { postId, base, languageProblem }: StoredDraft) {
	const draft = (await readDraft(form.db, postId)) ?? notFound();
	return answer({
		kind: "kept",
		postId,
		path: form.to(`/blog/${encodeURIComponent(postId)}`),
		base,
		language: draft.post.language,
		languageStays: languageProblem ? blogAdmin[form.language].editor.problems[languageProblem] : null,
		preview: readView(form.field("view")) === "preview" ? previewOf(draft.text, draft.post) : null,
	});
}

function answerProblem(
	{ language, to }: StaffSubmission,
	{ problem, field = fieldOf[problem] }: { problem: Problem; field?: string },
	translation: { id: string; title: string } | null = null,
) {
	const words: BlogAdminText = blogAdmin[language];
	const sentence = words.editor.problems[problem];
	const label = field && editorLabels(words.editor)[field];
	return answer(
		{
			kind: "refused",
			reason: label ? `${label}: ${sentence}` : sentence,
			wayOn: translation && {
				label: fillBlanks(words.editor.openTwin, { title: translation.title || words.list.untitled }),
				path: to(`/blog/${encodeURIComponent(translation.id)}`),
			},
		},
		400,
	);
}

function answer(outcome: DraftOutcome, status = 200) {
	return Response.json(outcome, { status, headers: { "Cache-Control": "private, no-store" } });
}
