import { otherLanguage } from "../../../content/language.ts";
import { asExported } from "../../../domain/blog/import-post.ts";
import { writePostFile } from "../../../domain/blog/post-file.ts";
import { findPost, findTwin } from "../../../domain/blog/post-store.ts";
import { newestVersion } from "../../../domain/blog/version-store.ts";
import { notThere, staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";

/** A post as it is being written, as a Markdown file. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db } = staffRoom(request, context);
	const post = (await findPost(db, params.post)) ?? notThere();
	const text = asExported(post, await newestVersion(db, post.id));
	const twin = await findTwin(db, post.storyId, otherLanguage(post.language));
	return new Response(writePostFile(text, { language: post.language, twin: twin?.slug ?? null }), {
		headers: {
			"Content-Type": "text/markdown; charset=utf-8",
			"Content-Disposition": `attachment; filename="${text.slug || post.id}.md"`,
			"Cache-Control": "private, no-store",
		},
	});
}
