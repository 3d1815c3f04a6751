import { readTags } from "../../../domain/blog/front-matter.ts";
import type { PostText } from "../../../domain/blog/post.ts";
import { linkedInOf } from "../../../domain/blog/post-file.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { textOf } from "../../forms/text-of.ts";

/** What the editor sent, as a post's text. @param kept what its form has no field for. */
export function readText(form: FormData, kept: Pick<PostText, "cover"> & { image: string | null }): PostText {
	const given = (name: string, longest: number) => cleanText(textOf(form, name)).slice(0, longest);
	const line = (name: string, longest: number) => given(name, longest).replace(/\s+/g, " ").trim();
	const lines = (name: string, longest: number) => given(name, longest).replace(/\r\n?/g, "\n").trim();
	return {
		title: line("title", 200),
		slug: line("slug", 120).toLowerCase(),
		excerpt: line("excerpt", 600),
		// One longer than a post may be is refused, not cut.
		content: lines("content", 5_000_000),
		category: line("category", 60),
		tags: readTags(line("tags", 500)).slice(0, 20),
		author: {
			name: line("author", 80),
			image: kept.image,
			bio: line("authorBio", 400) || null,
			linkedIn: linkedInOf(line("authorLinkedIn", 300)),
		},
		cover: kept.cover,
	};
}

/** A text as the editor's fields show it. */
export function typedOf(text: PostText): Record<string, string> {
	const { title, slug, excerpt, content, category, tags, author } = text;
	return {
		...{ title, slug, excerpt, content, category, tags: tags.join(", "), author: author.name },
		authorBio: author.bio ?? "",
		authorLinkedIn: author.linkedIn ?? "",
	};
}
