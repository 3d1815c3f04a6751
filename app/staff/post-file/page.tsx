import { writePostFile } from "../../../domain/blog/post-file.ts";
import { findPost } from "../../../domain/blog/post-store.ts";
import { newestVersion } from "../../../domain/blog/version-store.ts";
import { textOf } from "../../../domain/blog/write-post.ts";
import { notThere, staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";

/** A post as it is being written, as a Markdown file. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db } = staffRoom(request, context);
	const post = (await findPost(db, params.post)) ?? notThere();
	const newest = await newestVersion(db, post.id);
	const date = post.publishedAt?.slice(0, 10) ?? null;
	const text = newest?.text ?? textOf(post);
	return new Response(writePostFile(text, post.language, date), {
		headers: {
			"Content-Type": "text/markdown; charset=utf-8",
			"Content-Disposition": `attachment; filename="${text.slug || post.id}.md"`,
			"Cache-Control": "private, no-store",
		},
	});
}
