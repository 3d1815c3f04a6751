import { readTags } from "../../../domain/blog/files/front-matter.ts";
import type { PostText } from "../../../domain/blog/posts/post.ts";
import { formText } from "../../forms/form-data.server.ts";

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
