import { makeDiagnosticOf } from "../../../domain/proposals/diagnostic.ts";
import { pdfHeaders } from "../../../http/pdf-headers.ts";
import { seeOther } from "../../sign-in/see-other.server.ts";
import { notFound, staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

type Subject = { lead: string } | { conversation: string };

function subjectOf({ lead, conversation = "" }: { lead?: string; conversation?: string }): Subject {
	return lead ? { lead } : { conversation };
}

/** This address shows nothing: its form is on the page of the lead or the conversation. */
export function loader({ params, request, context }: Route.LoaderArgs) {
	const of = subjectOf(params);
	const path =
		"lead" in of
			? `/leads/${encodeURIComponent(of.lead)}`
			: `/conversations/${encodeURIComponent(of.conversation)}`;
	return seeOther(staffRequest(request, context).to(path));
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const { services, db, actor } = staffRequest(request, context);
	const { fileName, pdf } = (await makeDiagnosticOf(db, services, actor, subjectOf(params))) ?? notFound();
	return new Response(new Uint8Array(pdf), { headers: pdfHeaders(fileName) });
}
