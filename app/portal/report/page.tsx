import { data } from "react-router";
import { readClientReport } from "../../../domain/portal/client-portal.ts";
import { servicesContext } from "../../../http/context.ts";
import { pdfHeaders } from "../../../http/pdf-headers.ts";
import { clientSession } from "../portal-session.server.ts";
import type { Route } from "./+types/page";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db } = context.get(servicesContext).connection;
	const found = await readClientReport(db, clientSession(context).client.id, params.report ?? "");
	if (!found) throw data(null, { status: 404 });
	return new Response(new Uint8Array(found.pdf), { headers: pdfHeaders(found.fileName) });
}
