import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { readMailing } from "../../../domain/blog/editing/read-editor.ts";
import { mailingProgress } from "../post-mailing/progress.server.ts";
import { notFound, staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

/** Returns the progress of a newsletter as JSON, for pages that poll it: see staff/post-mailing/mailing.tsx. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db, language } = staffRequest(request, context);
	const { mailing } = (await readMailing(db, params.post)) ?? notFound();
	return Response.json(mailingProgress(mailing, { language, words: blogAdmin[language].mailing }), {
		headers: { "Cache-Control": "private, no-store" },
	});
}
