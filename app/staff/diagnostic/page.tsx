import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { presentId } from "../../../domain/conversations/conversation-store.ts";
import { toldByLead, toldInConversation } from "../../../domain/proposals/make-diagnostic.ts";
import { pdfHeaders } from "../../../http/pdf-headers.ts";
import { seeOther } from "../../sign-in/see-other.server.ts";
import { notThere, staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";

/** Whose diagnostic: a lead's, or that of a conversation that may have none. */
type Of = { lead?: string; conversation?: string };

const roomOf = ({ lead, conversation }: Of) =>
	lead ? `/leads/${encodeURIComponent(lead)}` : `/conversations/${encodeURIComponent(conversation ?? "")}`;

/** There is nothing to look at here: its form stands in the room it is of. */
export function loader({ params, request, context }: Route.LoaderArgs) {
	return seeOther(staffRoom(request, context).to(roomOf(params)));
}

/** Draws the diagnostic from what is known now, and hands it over as a file. */
export async function action({ params, request, context }: Route.ActionArgs) {
	const { services, db, actor } = staffRoom(request, context);
	const { lead }: Of = params;
	const conversation = (await presentId(db, params.conversation ?? "")) ?? "";
	const told = lead ? await toldByLead(db, lead) : await toldInConversation(db, conversation);
	if (!told) return notThere();
	const { fileName, pdf } = await services.makeDiagnostic(told);
	const subject = lead ? { kind: "lead", id: lead } : { kind: "conversation", id: conversation };
	await db
		.transaction()
		.execute((tx) => recordAudit(tx, services.runtime, { actor, action: "diagnostic-made", subject }));
	return new Response(new Uint8Array(pdf), { headers: pdfHeaders(fileName) });
}
