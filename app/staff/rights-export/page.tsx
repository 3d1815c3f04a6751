import { redirect } from "react-router";
import { exportPersonOnRequest } from "../../../domain/privacy/export-person.ts";
import { readStaffSubmission } from "../form/staff-form.server.ts";
import { readPerson } from "../rights-person/answer-person-form.server.ts";
import { notFound, staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

/** Only the form exports data: opening the address leads to that form. */
export function loader({ request, context }: Route.LoaderArgs) {
	return redirect(staffRequest(request, context).to("/rights/person"), 303);
}

/** The audit log records the export by its request, never by the person. */
export async function action({ request, context }: Route.ActionArgs) {
	const { services, db, actor, text, formData } = await readStaffSubmission(request, context);
	const named = await readPerson(db, formData, text.person);
	if (named.kind === "refused") return notFound();
	const whole = await exportPersonOnRequest(db, services.runtime, actor, named);
	return new Response(JSON.stringify(whole, null, 2), {
		headers: {
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": `attachment; filename="datos-${whole.exportedAt.slice(0, 10)}.json"`,
			"Cache-Control": "private, no-store",
		},
	});
}
