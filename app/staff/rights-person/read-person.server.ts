import type { StaffText } from "../../../content/staff/schema.ts";
import type { Db } from "../../../db/connect.ts";
import { readEmail } from "../../../domain/contact/email.ts";
import { readPhone } from "../../../domain/contact/phone.ts";
import type { Identity } from "../../../domain/privacy/identity.ts";
import { readRightsRequest } from "../../../domain/privacy/rights-list.ts";
import { formText } from "../../forms/form-data.server.ts";
import type { FormState } from "../../forms/form-state.ts";

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
	const problems: Record<string, string> = {};
	if (!/^[^\s@]+@[^\s@]+$/.test(email)) problems.email = words.problems.email;
	// A second number would be searched for by nobody.
	if (phone?.kind === "unreadable" || phone?.rest) problems.phone = words.problems.phone;
	if (Object.keys(problems).length > 0) return { kind: "refused", form: { typed, problems, failure: null } };
	const who = { emails: [email], phones: phone?.kind === "read" ? [phone.phone] : [] };
	return { kind: "named", who, typed: { ...typed, email }, requestId: request?.id ?? null };
}
