import { data, type RouterContextProvider } from "react-router";
import { blogRooms } from "../../../content/blog-rooms/list.ts";
import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";
import { readDraft, readOriginal } from "../../../domain/blog/read-editor.ts";
import { startEdit } from "../../../domain/blog/start-edit.ts";
import { formText } from "../../forms/text-of.ts";
import { notThere, staffRoom } from "../staff-room.server.ts";
import { askedChange, baseOf, type EditorRoom } from "./asked-change.server.ts";
import { fieldOf } from "./change-post.server.ts";
import { withPictures } from "./chosen-pictures.server.ts";
import { createDraft } from "./create-draft.server.ts";
import type { DraftOutcome } from "./draft-outcome.ts";
import { editorLabels } from "./editor-labels.ts";
import { type Problem, save } from "./keep-typed.server.ts";
import { previewOf } from "./preview.server.ts";

type Kept = { postId: string; base: number; stays?: Problem };

/** Keeps what is being written, though nobody pressed anything: in its post, or in a new one. */
export async function keepDraft(request: Request, context: Readonly<RouterContextProvider>) {
	const room = staffRoom(request, context);
	const form = await request.formData().catch(() => new FormData());
	if (!form.has("content")) notThere();
	const postId = formText(form, "post");
	const start = postId ? await startEdit(room.db, postId, baseOf(form)) : null;
	if (!start) return keepAsNew(room, form, postId !== "");
	const asked = askedChange(room, form, start);
	const text = await withPictures(asked.db, asked.runtime, asked.typed, { form, asked: "" });
	if ("problem" in text) return refused(room, text);
	const outcome = await save(asked, text, true);
	if (outcome.kind === "conflict") return answer({ kind: "conflict" }, 409);
	if (outcome.kind === "refused") return refused(room, outcome);
	return kept(room, form, { postId, base: outcome.number, stays: outcome.stays });
}

/** @param isAnew whether somebody deleted the post while this was written. */
async function keepAsNew(room: EditorRoom, form: FormData, isAnew: boolean) {
	const created = await createDraft(room, form, { auto: true, isAnew });
	if (created.kind === "saved") return kept(room, form, { postId: created.postId, base: created.number });
	const original = created.problem === "twin" ? await readOriginal(room.db, formText(form, "twin")) : null;
	return refused(room, created, original?.translation ?? null);
}

async function kept(room: EditorRoom, form: FormData, { postId, base, stays }: Kept) {
	const draft = (await readDraft(room.db, postId)) ?? notThere();
	return answer({
		kind: "kept",
		postId,
		path: room.to(`/blog/${encodeURIComponent(postId)}`),
		base,
		language: draft.post.language,
		languageStays: stays ? blogRooms[room.language].editor.problems[stays] : null,
		preview: formText(form, "view") === "previa" ? previewOf(draft.text, draft.post) : null,
	});
}

function refused(
	{ language, to }: EditorRoom,
	{ problem, field = fieldOf[problem] }: { problem: Problem; field?: string },
	translation: { id: string; title: string } | null = null,
) {
	const words: BlogRoomsText = blogRooms[language];
	const sentence = words.editor.problems[problem];
	const label = field && editorLabels(words.editor)[field];
	return answer(
		{
			kind: "refused",
			reason: label ? `${label}: ${sentence}` : sentence,
			wayOn: translation && {
				label: words.editor.openTwin.replace("{title}", () => translation.title || words.list.untitled),
				path: to(`/blog/${encodeURIComponent(translation.id)}`),
			},
		},
		400,
	);
}

function answer(outcome: DraftOutcome, status = 200) {
	return data(outcome, status);
}
