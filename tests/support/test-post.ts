import type { Post, PostText } from "../../domain/blog/posts/post.ts";

/** What a writer typed: a test names what it is about. */
export function testPostText(more: Partial<PostText> = {}): PostText {
	return {
		title: "Título",
		slug: "",
		excerpt: "",
		content: "Hola",
		category: "estrategia",
		tags: [],
		date: null,
		cover: null,
		author: { name: "Ana", image: null, bio: null, linkedIn: null },
		...more,
	};
}

/** A public post, as it is stored. */
export function testPost(more: Partial<Post> = {}): Post {
	const at = "2026-01-01T00:00:00.000Z";
	return {
		id: "p",
		storyId: "p",
		language: "es",
		slug: "p",
		title: "P",
		excerpt: "",
		content: "",
		html: "",
		category: "estrategia",
		tags: [],
		cover: null,
		readTime: 1,
		views: 0,
		author: { name: "Ana", key: "ana", image: null, bio: null, linkedIn: null },
		publishedAt: at,
		createdAt: at,
		updatedAt: at,
		...more,
	};
}
