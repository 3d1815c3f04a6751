import type { RouterContextProvider } from "react-router";
import { readPersonOverview } from "../../../domain/privacy/person-overview.ts";
import {
	type RevokedConsents,
	revokeAllConsentsOnRequest,
} from "../../../domain/privacy/revoke-all-consents.ts";
import { redirectWith, refuse, show } from "../../forms/answer-intent.server.ts";
import { readStaffForm } from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";
import { readPerson } from "./read-person.server.ts";

type Overview = Awaited<ReturnType<typeof readPersonOverview>>;

/** A search is answered with what is held: no address may name a person. */
export async function answerPersonForm(request: Request, context: Readonly<RouterContextProvider>) {
	const { services, db, actor, to, text, formData, field, intent } = await readStaffForm(request, context);
	if (!["find", "revoke", "erase"].includes(intent)) return notFound();
	const person = await readPerson(db, formData, text.person);
	if (person.kind === "refused") return refuse<Overview>(intent, person.form);
	const { who, typed, requestId } = person;
	if (intent === "revoke") {
		const revoked = await revokeAllConsentsOnRequest(db, services, who, { actor, requestId });
		return redirectWith(to("/rights/person"), revokedParts(revoked));
	}
	if (intent === "erase" && field("sure") === "on") {
		const { id } = await services.erasures.erase({ who, actor, requestId });
		return redirectWith(to("/rights/person"), id);
	}
	const overview = await readPersonOverview(db, who, services.runtime.now().toISOString());
	return intent === "find"
		? show<Overview>(overview, typed)
		: refuse<Overview>(intent, { typed, failure: text.person.problems.sure }, { shown: overview });
}

function revokedParts(revoked: RevokedConsents): string {
	const parts = Object.entries(revoked).flatMap(([part, ids]) => (ids.length > 0 ? [part] : []));
	return parts.join(".") || "nothing";
}
