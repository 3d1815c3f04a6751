import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { readMailing } from "../../../domain/blog/read-editor.ts";
import { draftAnswer } from "../post/draft-answer.ts";
import { storeDraft } from "../post/store-draft.server.ts";
import { mailingProgress } from "../post-mailing/progress.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/layout";

// The parent of the blog's pages answers what the editor asks while somebody writes. Its module is there with the page,
// and its address has no parameter: a fetcher asks for no route first (/__manifest), which could fail where nothing
// catches it, and the error page would replace the editor with what was typed in it.

/** How far the newsletter has come that is asked for. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, language, searchParams } = staffRequest(request, context);
	const postId = searchParams.get("mailing");
	const read = postId === null ? null : await readMailing(db, postId);
	return read && mailingProgress(read.mailing, { language, words: blogAdmin[language].mailing });
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	if (!new URL(request.url).searchParams.has("mailing")) return null;
	// It is asked again.
	return serverLoader().catch(() => null);
}

export function action({ request, context }: Route.ActionArgs) {
	return storeDraft(request, context);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return draftAnswer(serverAction());
}
