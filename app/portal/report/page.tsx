import { data } from "react-router";
import { readClientReport } from "../../../domain/portal/client-portal.ts";
import { servicesContext } from "../../../http/context.ts";
import { pdfHeaders } from "../../../http/pdf-headers.ts";
import { clientSession } from "../portal-session.server.ts";
import type { Route } from "./+types/page";

const sendReport: Route.MiddlewareFunction = async ({ params, context }, next) => {
	const { db } = context.get(servicesContext).connection;
	const found = await readClientReport(db, clientSession(context).client.id, params.report ?? "");
	return found ? new Response(new Uint8Array(found.pdf), { headers: pdfHeaders(found.fileName) }) : next();
};

export const middleware = [sendReport];

export function loader(): never {
	throw data(null, { status: 404 });
}

/** A route without a component would show the error of an unknown report as JSON. */
export default function UnknownReport() {
	return null;
}
