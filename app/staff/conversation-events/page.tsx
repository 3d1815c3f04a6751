import { redirect } from "react-router";
import { announceTeamTyping } from "../../../domain/inbox/announce-typing.ts";
import type { LiveEvent } from "../../../domain/live/live-event.ts";
import { eventStream } from "../../../http/live/event-stream.ts";
import { formText } from "../../forms/form-text.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export function loader({ request, context }: Route.LoaderArgs) {
	const { services, account, to } = staffRequest(request, context);
	// A person who opens the address sees the inbox, which listens.
	if (!request.headers.get("accept")?.includes("text/event-stream"))
		throw redirect(to("/conversations"), 303);
	return eventStream(services.live, { conversationId: null, shown: (event) => shownTo(account.name, event) });
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db, account } = staffRequest(request, context);
	const form = await request.formData().catch(() => new FormData());
	await announceTeamTyping(db, formText(form, "conversation"), { id: account.id, name: account.name });
	return new Response(null, { status: 204 });
}

function shownTo(ownName: string, event: LiveEvent) {
	const { conversationId: id } = event;
	if (event.kind !== "typing") return { name: "changed", data: { id, isMessage: event.kind === "line" } };
	return event.name === ownName ? null : { name: "typing", data: { id, name: event.name ?? null } };
}
