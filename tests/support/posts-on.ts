import { publishPost } from "../../domain/blog/editing/publish-post.ts";
import { createPost, savePost } from "../../domain/blog/editing/write-post.ts";
import type { PostText } from "../../domain/blog/posts/post.ts";
import { findLivePost } from "../../domain/blog/reading/read-post.ts";
import { freshDatabase, type TestDatabase } from "./databases.ts";
import { freshRuntime } from "./test-runtime.ts";

export const text: PostText = {
	title: "Hola, señor: ¿qué tal?",
	slug: "",
	excerpt: "Uno: dos",
	content: "# Uno\n\ntexto",
	cover: null,
	category: "estrategia",
	tags: ["IA", "PYMEs"],
	date: null,
	author: { name: "Ana Ruiz", image: null, bio: "Escribe.", linkedIn: "https://www.linkedin.com/in/ana" },
};

/** The posts of a database of each test's own, written from one text. */
export function postsOn(open: () => Promise<TestDatabase>) {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	return {
		db,
		runtime,
		/** @returns the new post's id. */
		async create(more: Partial<PostText> = {}, author = "Eva") {
			const place = { language: "es", twinOf: null } as const;
			const saved = await createPost(db(), runtime, { text: { ...text, ...more }, author }, place);
			if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
			return saved.postId;
		},
		save: (id: string, more: Partial<PostText>, base: number, author = "Eva") =>
			savePost(db(), runtime, id, { text: { ...text, ...more }, author, base }),
		publish: (id: string, at: string | null = null) => publishPost(db(), runtime, id, at),
		/** Whether readers find a post at an address. */
		live: async (slug: string) => (await findLivePost(db(), "es", slug, runtime.now())).kind,
	};
}
