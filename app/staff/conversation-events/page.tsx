import { redirect } from "react-router";
import { limits } from "../../../config/limits.ts";
import { announceTeamTyping } from "../../../domain/inbox/presence.ts";
import type { LiveEvent } from "../../../domain/live/live-events.ts";
import { eventStream } from "../../../http/live/event-stream.ts";
import type { PageEvent, TeamPageEvents } from "../../../shared/live.ts";
import { readStaffSubmission } from "../form/staff-form.server.ts";
import { alertsView } from "../frame/read-frame.server.ts";
import { privateHeaders, staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, account, language, to } = staffRequest(request, context);
	const accepted = request.headers.get("accept") ?? "";
	if (accepted.includes("application/json"))
		return Response.json(await alertsView(services, account, language), { headers: privateHeaders });
	// A person who opens the address sees the inbox, which listens.
	if (!accepted.includes("text/event-stream")) throw redirect(to("/conversations"), 303);
	return eventStream(services.live, {
		conversationId: null,
		toBrowserEvent: (event) => toTeamEvent(account.name, event),
		seconds: limits.teamStreamSeconds,
		random: services.runtime.random,
	});
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db, actor, field } = await readStaffSubmission(request, context);
	await announceTeamTyping(db, field("conversation"), actor);
	return new Response(null, { status: 204 });
}

function toTeamEvent(ownName: string, event: LiveEvent): PageEvent<TeamPageEvents> | null {
	const { conversationId: id } = event;
	if (event.kind !== "typing")
		return { name: "changed", data: { id, isMessage: event.kind === "message-stored" } };
	return event.name === ownName ? null : { name: "typing", data: { id, name: event.name ?? null } };
}
