import { authors } from "../../../content/blog/authors.ts";
import type { Db } from "../../../db/connect.ts";
import { isUniqueViolation } from "../../../db/unique.ts";
import { isLanguage, type Language } from "../../../shared/language.ts";
import type { Runtime } from "../../runtime.ts";
import { readMarkdownFile } from "../files/front-matter.ts";
import { readPostFields } from "../files/post-file.ts";
import { makePost } from "./make-post.ts";
import { slugOf } from "./names.ts";
import { hasPosts, insertPost } from "./post-store.ts";

type PostFile = { name: string; text: string };

/**
 * Stores the supplied posts in a database without posts.
 * @returns how many posts it stored; 0 when there were posts already.
 */
export async function seedPosts(db: Db, runtime: Runtime, files: readonly PostFile[]): Promise<number> {
	if (await hasPosts(db)) return 0;
	const posts = files.map((file) => postOf(file, runtime));
	try {
		await db.transaction().execute(async (tx) => {
			for (const post of posts) await insertPost(tx, post);
		});
		return posts.length;
	} catch (error) {
		// Another process seeded the posts at the same moment.
		if (isUniqueViolation(error)) return 0;
		throw error;
	}
}

function postOf({ name, text }: PostFile, runtime: Runtime) {
	const [storyId = "", language] = name.split(".");
	if (!isLanguage(language)) throw new Error(`The post ${name} does not say its language.`);
	const file = readMarkdownFile(text);
	const written = readPostFields(file, "").text;
	const at = `${written.date}T13:00:00.000Z`;
	const author = { ...written.author, bio: bioOf(written.author.name, language) };
	const made = makePost(
		{ ...written, author, slug: written.slug || slugOf(written.title) },
		{
			id: runtime.newId(),
			storyId,
			language,
			publishedAt: at,
			createdAt: at,
			updatedAt: at,
			views: Number(file.fields.get("views")?.value ?? 0),
		},
	);
	if (made.kind !== "made") throw new Error(`The post ${name} cannot be rendered.`);
	return made.post;
}

function bioOf(name: string, language: Language): string | null {
	return authors.find((author) => author.name === name)?.bio[language] ?? null;
}
