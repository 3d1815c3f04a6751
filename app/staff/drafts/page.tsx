import { redirect } from "react-router";
import { storeDraft } from "../post/store-draft.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

/** A person who opens the address sees the list of posts. */
export function loader({ request, context }: Route.LoaderArgs) {
	throw redirect(staffRequest(request, context).to("/blog"), 303);
}

/** Autosaves a draft for the editor: see staff/post/use-post-draft.ts. */
export function action({ request, context }: Route.ActionArgs) {
	return storeDraft(request, context);
}
