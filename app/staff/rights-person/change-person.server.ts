import { data, type RouterContextProvider } from "react-router";
import { readPersonOverview } from "../../../domain/privacy/person-overview.ts";
import {
	type RevokedConsents,
	revokeAllConsentsOnRequest,
} from "../../../domain/privacy/revoke-all-consents.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { readStaffForm } from "../form/staff-form.server.ts";
import { notFound, redirectDone } from "../staff-request.server.ts";
import { readPerson } from "./read-person.server.ts";

export async function changePerson(request: Request, context: Readonly<RouterContextProvider>) {
	const { services, db, actor, to, text, formData, field, intent } = await readStaffForm(request, context);
	if (!["find", "revoke", "erase"].includes(intent)) return notFound();
	const named = await readPerson(db, formData, text.person);
	if (named.kind === "refused") return data({ form: named.form, overview: null, unsure: false }, 400);
	const { who, typed, requestId } = named;
	if (intent === "revoke") {
		const revoked = await revokeAllConsentsOnRequest(db, services, who, { actor, requestId });
		return redirectDone(to("/rights/person"), revokedParts(revoked));
	}
	if (intent === "erase" && field("sure") === "on") {
		const { id } = await services.erasures.erase({ who, actor, requestId });
		return redirectDone(to("/rights/person"), id);
	}
	const overview = await readPersonOverview(db, who, services.runtime.now().toISOString());
	return data(
		{ form: { ...emptyForm, typed }, overview, unsure: intent === "erase" },
		intent === "erase" ? 400 : 200,
	);
}

function revokedParts(revoked: RevokedConsents): string {
	const parts = Object.entries(revoked).flatMap(([part, ids]) => (ids.length > 0 ? [part] : []));
	return parts.join(".") || "nothing";
}
