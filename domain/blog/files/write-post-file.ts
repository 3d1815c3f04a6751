import { postPicture } from "../../../content/addresses.ts";
import type { Language } from "../../../shared/language.ts";
import type { PostText } from "../posts/post.ts";
import { writeMarkdownFile } from "./front-matter.ts";

/**
 * Writes a post as a file that readPostFile reads as the same. A drawn cover is named by its picture.
 * @param names twin: the slug of the story in the other language.
 */
export function writePostFile(text: PostText, names: { language: Language; twin: string | null }): string {
	const { title, slug, excerpt, category, tags, date, author, cover, content } = text;
	const fields = {
		title,
		excerpt,
		category,
		tags: tags.join(", "),
		date: date ?? "",
		author: author.name,
		coverImage: cover?.src ?? (slug && postPicture(names.language, slug)),
		coverAlt: cover?.alt ?? "",
		slug,
		language: names.language,
		twin: names.twin ?? "",
		authorBio: author.bio ?? "",
		authorImage: author.image ?? "",
		authorLinkedIn: author.linkedIn ?? "",
	};
	return writeMarkdownFile(fields, content);
}
