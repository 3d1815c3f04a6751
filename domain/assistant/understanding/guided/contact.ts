import type { DialCountry } from "../../../../content/assistant/countries.ts";
import type { Language } from "../../../../shared/language.ts";
import { findEmail } from "../../../contact/find-email.ts";
import { findPhone } from "../../../contact/find-phone.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import { type Command, plain } from "../../commands.ts";
import type { Awaiting } from "../../dialogue/state.ts";

/** The address and the telephone of a message, and how they were typed. */
export type ContactRead = { commands: Command[]; raw: string[] };

type Spoken = {
	language: Language;
	awaiting: Awaiting | null;
	known: Pick<LeadFacts, "email">;
	country: DialCountry | null;
};
type Found = { command: Command; raw: string };

/** Reads how the visitor can be reached. What looks like an address or a number and cannot be one is said to be unreadable. */
export function contactIn(text: string, spoken: Spoken): ContactRead {
	const email = emailIn(text, spoken);
	const withoutEmail = email ? text.replace(email.raw, ", ") : text;
	const phone = phoneIn(withoutEmail, spoken);
	const found = [email, phone].filter((one) => one !== null);
	return { commands: found.map(({ command }) => command), raw: found.map(({ raw }) => raw) };
}

function emailIn(text: string, { known }: Spoken): Found | null {
	const found = findEmail(text, known.email);
	if (!found) return null;
	const { raw } = found;
	if ("address" in found) return { command: plain("email", found.address), raw };
	return { command: { kind: "unreadable-contact", slot: "email", guess: found.guess }, raw };
}

function phoneIn(text: string, { language, awaiting, country }: Spoken): Found | null {
	const found = findPhone(text, language, awaiting === "phone" || awaiting === "contact", country);
	if (!found) return null;
	const { raw, readings, problem } = found;
	if (found.phone) return { command: plain("phone", found.phone), raw };
	return {
		command: { kind: "unreadable-contact", slot: "phone", guess: null, problem, readings },
		raw,
	};
}
