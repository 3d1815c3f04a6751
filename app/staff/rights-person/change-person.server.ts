import { data, type RouterContextProvider } from "react-router";
import type { Identity } from "../../../domain/privacy/identity.ts";
import { findRightsRequest } from "../../../domain/privacy/rights-store.ts";
import { withdrawPerson } from "../../../domain/privacy/withdraw-person.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { formText } from "../../forms/text-of.ts";
import { doneAt, notThere, staffRoom } from "../staff-room.server.ts";
import { heldOf, namedPerson } from "./person-of.server.ts";

type Answering = { request: Request; context: Readonly<RouterContextProvider> };

/** Answers the forms of a person's room: find, take the consent back, erase. Each that changes is in the audit log. */
export async function changePerson(request: Request, context: Readonly<RouterContextProvider>) {
	const { services, db, to, text } = staffRoom(request, context);
	const form = await request.formData().catch(() => new FormData());
	const what = formText(form, "what");
	if (!["find", "revoke", "erase"].includes(what)) return notThere();
	const named = await namedPerson(db, form, text.person);
	if (named.kind === "refused") return data({ form: named.form, held: null, unsure: false }, 400);
	const { who, typed, requestId } = named;
	const answering = { request, context };
	if (what === "revoke") return doneAt(to("/rights/person"), await revoke(answering, who, requestId));
	if (what === "erase" && formText(form, "sure") === "on") {
		const { actor } = staffRoom(request, context);
		const { id } = await services.erasures.erase({ who, actor, requestId });
		return doneAt(to("/rights/person"), id);
	}
	const held = await heldOf(db, who, services.runtime.now().toISOString());
	return data(
		{ form: { ...emptyForm, typed }, held, unsure: what === "erase" },
		what === "erase" ? 400 : 200,
	);
}

/** @returns what was taken back, as the room's address says it. */
async function revoke({ request, context }: Answering, who: Identity, requestId: string | null) {
	const { services, db, actor } = staffRoom(request, context);
	const asked = requestId ? await findRightsRequest(db, "id", requestId) : null;
	const requestReference = asked?.reference ?? null;
	const withdrawn = await db
		.transaction()
		.execute((tx) => withdrawPerson(tx, services, who, { actor, requestReference }));
	const parts = Object.entries(withdrawn).flatMap(([part, ids]) => (ids.length > 0 ? [part] : []));
	return parts.join(".") || "nothing";
}
