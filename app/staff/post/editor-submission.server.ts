import type { EditStart } from "../../../domain/blog/editing/edit.ts";
import type { PostText } from "../../../domain/blog/posts/post.ts";
import { type Language, languageOr } from "../../../shared/language.ts";
import type { StaffForm } from "../form/staff-form.server.ts";
import { readPostText } from "./read-text.server.ts";

export type EditorSubmission = StaffForm &
	Omit<EditStart, "newest"> & {
		which: string;
		typed: PostText;
		postLanguage: Language;
		postPath: string;
	};

/** Number of the version the writer began with; null where the form names none. */
export function baseOf({ formData, field }: StaffForm): number | null {
	return formData.has("base") ? Number(field("base")) : null;
}

export function readSubmission(form: StaffForm, start: EditStart): EditorSubmission {
	const { post, newest, base, begun } = start;
	// A version's button has its id after a colon.
	const [intent = "", which = ""] = form.intent.split(":");
	return {
		...form,
		post,
		base,
		begun,
		intent,
		which,
		typed: form.formData.has("content")
			? readPostText(form.formData, { cover: newest.cover, image: newest.author.image })
			: newest,
		postLanguage: languageOr(form.field("language"), post.language),
		postPath: form.to(`/blog/${encodeURIComponent(post.id)}`),
	};
}
