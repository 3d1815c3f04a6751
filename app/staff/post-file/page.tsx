import { exportPost } from "../../../domain/blog/files/import-post.ts";
import { notFound, staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

/** Downloads the newest version of a post as a Markdown file. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db } = staffRequest(request, context);
	const { name, content } = (await exportPost(db, params.post)) ?? notFound();
	return new Response(content, {
		headers: {
			"Content-Type": "text/markdown; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}"`,
			"Cache-Control": "private, no-store",
		},
	});
}
