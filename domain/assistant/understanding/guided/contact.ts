import type { Language } from "../../../../content/language.ts";
import type { Command } from "../../commands.ts";
import type { Awaiting } from "../../dialogue/state.ts";
import { findEmail } from "./entities/email.ts";
import { findPhone } from "./entities/phone.ts";

/** The address and the telephone of a message, the message without them, and how they were typed. */
export type ContactRead = { commands: Command[]; rest: string; raw: string[] };

/** Reads how the visitor can be reached. What looks like an address or a number and cannot be one is said to be unreadable. */
export function contactIn(text: string, language: Language, awaiting: Awaiting | null): ContactRead {
	const email = findEmail(text);
	const withoutEmail = email ? text.replace(email.raw, ", ") : text;
	const phone = findPhone(withoutEmail, language, awaiting === "phone" || awaiting === "contact");
	return {
		commands: [...emailCommand(email), ...phoneCommand(phone)],
		rest: phone ? withoutEmail.replace(phone.raw, ", ") : withoutEmail,
		raw: [email?.raw ?? "", phone?.raw ?? ""].filter(Boolean),
	};
}

function emailCommand(found: ReturnType<typeof findEmail>): Command[] {
	if (!found) return [];
	if ("address" in found)
		return [{ kind: "set-slot", slot: "email", value: found.address, evidence: "plain" }];
	return [{ kind: "unreadable-contact", slot: "email", guess: found.guess }];
}

function phoneCommand(found: ReturnType<typeof findPhone>): Command[] {
	if (!found) return [];
	if (found.number) return [{ kind: "set-slot", slot: "phone", value: found.number, evidence: "plain" }];
	return [{ kind: "unreadable-contact", slot: "phone", guess: null }];
}
