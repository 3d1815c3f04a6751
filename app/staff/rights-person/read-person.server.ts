import type { StaffText } from "../../../content/staff/schema.ts";
import type { Db } from "../../../db/connect.ts";
import { readPhone } from "../../../domain/contact/phone.ts";
import type { Identity } from "../../../domain/privacy/identity.ts";
import { readRightsRequest } from "../../../domain/privacy/rights-list.ts";
import { cleanText } from "../../../http/clean-text.ts";
import type { FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/form-text.ts";

export type PersonRead =
	| { kind: "named"; who: Identity; typed: Record<string, string>; requestId: string | null }
	| { kind: "refused"; form: FormState };

/** Addresses travel in forms only: histories and logs keep a page's address. */
export async function readPerson(db: Db, form: FormData, words: StaffText["person"]): Promise<PersonRead> {
	const given = (name: string) => cleanText(formText(form, name)).trim();
	const typed = { email: given("email"), phone: given("phone"), request: given("request") };
	const request = typed.request ? await readRightsRequest(db, typed.request) : null;
	const email = (typed.email || request?.email || "").toLowerCase();
	const phone = typed.phone ? readPhone(typed.phone) : null;
	const problems: Record<string, string> = {};
	if (!/^[^\s@]+@[^\s@]+$/.test(email)) problems.email = words.problems.email;
	if (typed.phone && !phone) problems.phone = words.problems.phone;
	if (Object.keys(problems).length > 0) return { kind: "refused", form: { typed, problems, failure: null } };
	const who = { emails: [email], phones: phone ? [phone] : [] };
	return { kind: "named", who, typed: { ...typed, email }, requestId: request?.id ?? null };
}
