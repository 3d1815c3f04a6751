import type { RouterContextProvider } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { Db } from "../../../db/connect.ts";
import { readEmail } from "../../../domain/contact/email.ts";
import { readPhone } from "../../../domain/contact/phone.ts";
import type { Identity } from "../../../domain/privacy/identity.ts";
import { readPersonOverview } from "../../../domain/privacy/person-overview.ts";
import {
	type RevokedConsents,
	revokeAllConsentsOnRequest,
} from "../../../domain/privacy/revoke-all-consents.ts";
import { readRightsRequest } from "../../../domain/privacy/rights-list.ts";
import { redirectWith, refuse, show } from "../../forms/answer-intent.server.ts";
import type { FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/read-form.server.ts";
import { readStaffSubmission } from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";

type Overview = Awaited<ReturnType<typeof readPersonOverview>>;

/** A search is answered with what is held: no address may name a person. */
export async function answerPersonForm(request: Request, context: Readonly<RouterContextProvider>) {
	const { services, db, actor, to, text, formData, field, intent } = await readStaffSubmission(
		request,
		context,
	);
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
	const overview = await readPersonOverview(db, who, services.runtime.now());
	return intent === "find"
		? show<Overview>(overview, typed)
		: refuse<Overview>(intent, { typed, formError: text.person.problems.sure }, { shown: overview });
}

function revokedParts(revoked: RevokedConsents): string {
	const parts = Object.entries(revoked).flatMap(([part, ids]) => (ids.length > 0 ? [part] : []));
	return parts.join(".") || "nothing";
}

type PersonRead =
	| { kind: "named"; who: Identity; typed: Record<string, string>; requestId: string | null }
	| { kind: "refused"; form: FormState };

/** Addresses travel in forms only: histories and logs keep a page's address. */
export async function readPerson(db: Db, form: FormData, words: StaffText["person"]): Promise<PersonRead> {
	const textOf = (name: string) => formText(form, name).trim();
	const typed = { email: textOf("email"), phone: textOf("phone"), request: textOf("request") };
	const request = typed.request ? await readRightsRequest(db, typed.request) : null;
	const given = typed.email || request?.email || "";
	const read = readEmail(given);
	// What an earlier release stored is found as it is.
	const email = read.kind === "read" ? read.email : given.toLowerCase();
	const phone = typed.phone ? readPhone(typed.phone, ["CO"]) : null;
	const fieldErrors: Record<string, string> = {};
	if (!/^[^\s@]+@[^\s@]+$/.test(email)) fieldErrors.email = words.problems.email;
	// A second number would be searched for by nobody.
	if (phone?.kind === "unreadable" || phone?.rest) fieldErrors.phone = words.problems.phone;
	if (Object.keys(fieldErrors).length > 0)
		return { kind: "refused", form: { typed, fieldErrors, formError: null } };
	const who = { emails: [email], phones: phone?.kind === "read" ? [phone.phone] : [] };
	return { kind: "named", who, typed: { ...typed, email }, requestId: request?.id ?? null };
}
