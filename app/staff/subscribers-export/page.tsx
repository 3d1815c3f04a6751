import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { exportSubscribers } from "../../../domain/blog/subscribers/subscriber-list.ts";
import { csvResponse } from "../csv-response.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

const columns = ["email", "language", "state", "createdAt", "confirmedAt", "cancelledAt"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, actor, language } = staffRequest(request, context);
	const subscribers = await exportSubscribers(db, services.runtime, actor);
	const { subscribers: words, editor } = blogAdmin[language];
	return csvResponse(language, "subscribers.csv", columns, subscribers, (subscriber) => ({
		...subscriber,
		state: words.states[subscriber.state],
		language: editor.languages[subscriber.language],
	}));
}
