import { blog } from "../../../content/blog/list.ts";
import { makePost } from "../../../domain/blog/posts/make-post.ts";
import type { Post, PostText } from "../../../domain/blog/posts/post.ts";
import { articleData } from "../../blog/article/article-data.server.ts";

export type Preview = NonNullable<ReturnType<typeof previewOf>>;

/** Returns a text as the readers of its post would see it; null when it cannot be rendered. */
export function previewOf(text: PostText, post: Post) {
	const made = makePost(text, post);
	if (made.kind !== "made") return null;
	return { article: articleData(made.post), text: blog[post.language], language: post.language };
}
