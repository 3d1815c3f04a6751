import type { StaffText } from "../../../content/staff/schema.ts";
import type { Db } from "../../../db/connect.ts";
import { readPhone } from "../../../domain/contact/phone.ts";
import type { Identity } from "../../../domain/privacy/identity.ts";
import { findBelongings } from "../../../domain/privacy/person-store.ts";
import { belongings } from "../../../domain/privacy/personal-data.ts";
import { findRightsRequest, unansweredOf } from "../../../domain/privacy/rights-store.ts";
import { cleanText } from "../../../http/clean-text.ts";
import type { FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/text-of.ts";

/** Whom the form of this room names: by an e-mail, and by a telephone they may have left instead. */
export type Named =
	| { kind: "named"; who: Identity; typed: Record<string, string>; requestId: string | null }
	| { kind: "refused"; form: FormState };

/** Reads the form. Addresses travel in forms alone: a room's address is kept in histories and logs. */
export async function namedPerson(db: Db, form: FormData, words: StaffText["person"]): Promise<Named> {
	const given = (name: string) => cleanText(formText(form, name)).trim();
	const typed = { email: given("email"), phone: given("phone"), request: given("request") };
	const request = typed.request ? await findRightsRequest(db, "id", typed.request) : null;
	const email = (typed.email || request?.email || "").toLowerCase();
	const phone = typed.phone ? readPhone(typed.phone) : null;
	const problems: Record<string, string> = {};
	if (!/^[^\s@]+@[^\s@]+$/.test(email)) problems.email = words.problems.email;
	if (typed.phone && !phone) problems.phone = words.problems.phone;
	if (Object.keys(problems).length > 0) return { kind: "refused", form: { typed, problems, failure: null } };
	const who = { emails: [email], phones: phone ? [phone] : [] };
	return { kind: "named", who, typed: { ...typed, email }, requestId: request?.id ?? null };
}

/** What the room shows of what is held: how much, which leads, and which requests wait. */
export async function heldOf(db: Db, who: Identity, now: string) {
	const person = await findBelongings(db, who, now);
	return {
		counts: belongings.map((name) => ({ name, count: person[name].length })),
		leads: person.leads,
		unanswered: (await unansweredOf(db, person.requests)).map(({ reference }) => reference),
	};
}
