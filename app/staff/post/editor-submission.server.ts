import type { EditStart } from "../../../domain/blog/editing/edit.ts";
import { readTags } from "../../../domain/blog/files/front-matter.ts";
import type { PostText } from "../../../domain/blog/posts/post.ts";
import { type Language, languageOr } from "../../../shared/language.ts";
import { formText } from "../../forms/read-form.server.ts";
import type { StaffSubmission } from "../form/staff-form.server.ts";

export type EditorSubmission = StaffSubmission &
	Omit<EditStart, "newest"> & {
		which: string;
		typed: PostText;
		postLanguage: Language;
		postPath: string;
	};

/** Number of the version the writer began with; null where the form names none. */
export function baseOf({ formData, field }: StaffSubmission): number | null {
	return formData.has("base") ? Number(field("base")) : null;
}

export function readSubmission(form: StaffSubmission, start: EditStart): EditorSubmission {
	const { post, newest, base, initialText } = start;
	// A version's button has its id after a colon.
	const [intent = "", which = ""] = form.intent.split(":");
	return {
		...form,
		post,
		base,
		initialText,
		intent,
		which,
		typed: form.formData.has("content")
			? readPostText(form.formData, { cover: newest.cover, image: newest.author.image })
			: newest,
		postLanguage: languageOr(form.field("language"), post.language),
		postPath: form.to(`/blog/${encodeURIComponent(post.id)}`),
	};
}

/** Reads a post's text from the editor's form. @param kept the values that the form has no field for. */
export function readPostText(
	form: FormData,
	kept: Pick<PostText, "cover"> & { image: string | null },
): PostText {
	const given = (name: string) => formText(form, name);
	// Saving refuses a text that is too long; nothing is cut here.
	const line = (name: string) => given(name).replace(/\s+/g, " ").trim();
	return {
		title: line("title"),
		slug: line("slug").toLowerCase(),
		excerpt: line("excerpt"),
		content: given("content").replace(/\r\n?/g, "\n").trim(),
		category: line("category"),
		tags: readTags(line("tags")),
		date: line("date") || null,
		author: {
			name: line("author"),
			image: kept.image,
			bio: line("authorBio") || null,
			linkedIn: line("authorLinkedIn") || null,
		},
		cover: kept.cover,
	};
}

export function typedOf(text: PostText): Record<string, string> {
	const { title, slug, excerpt, content, category, tags, date, author } = text;
	return {
		title,
		slug,
		excerpt,
		content,
		category,
		tags: tags.join(", "),
		author: author.name,
		date: date ?? "",
		authorBio: author.bio ?? "",
		authorLinkedIn: author.linkedIn ?? "",
	};
}
