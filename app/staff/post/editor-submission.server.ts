import type { EditStart } from "../../../domain/blog/editing/start-edit.ts";
import type { PostText } from "../../../domain/blog/posts/post.ts";
import type { Runtime } from "../../../domain/runtime.ts";
import { isLanguage, type Language } from "../../../shared/language.ts";
import { formText } from "../../forms/form-data.server.ts";
import type { staffRequest } from "../staff-request.server.ts";
import { readPostText } from "./read-text.server.ts";

export type EditorRequest = ReturnType<typeof staffRequest>;

/** A submitted form of the editor, with the post that it changes. */
export type EditorSubmission = Omit<EditStart, "newest"> & {
	db: EditorRequest["db"];
	runtime: Runtime;
	/** The language of the page. */
	language: Language;
	author: string;
	publicUrl: string;
	form: FormData;
	/** The pressed button, and the version it names. */
	intent: string;
	which: string;
	typed: PostText;
	writes: Language;
	/** Addresses of the post in the editor and of the list of posts. */
	postPath: string;
	list: string;
};

/** Number of the version the writer began with; null where the form names none. */
export function baseOf(form: FormData): number | null {
	return form.has("base") ? Number(formText(form, "base")) : null;
}

export function readSubmission(
	editorRequest: EditorRequest,
	form: FormData,
	start: EditStart,
): EditorSubmission {
	const { post, newest, base, begun } = start;
	// A version's button has its id after a colon.
	const [intent = "", which = ""] = formText(form, "intent").split(":");
	const chosen = formText(form, "language");
	return {
		db: editorRequest.db,
		runtime: editorRequest.services.runtime,
		language: editorRequest.language,
		author: editorRequest.actor.name,
		publicUrl: editorRequest.services.settings.publicUrl,
		post,
		base,
		begun,
		form,
		intent,
		which,
		typed: form.has("content")
			? readPostText(form, { cover: newest.cover, image: newest.author.image })
			: newest,
		writes: isLanguage(chosen) ? chosen : post.language,
		postPath: editorRequest.to(`/blog/${encodeURIComponent(post.id)}`),
		list: editorRequest.to("/blog"),
	};
}
