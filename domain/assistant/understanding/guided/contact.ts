import type { DialCountry } from "../../../../content/assistant/countries.ts";
import type { Choice } from "../../../../shared/chat.ts";
import type { Language } from "../../../../shared/language.ts";
import { findEmail } from "../../../contact/find-email.ts";
import { findPhone } from "../../../contact/find-phone.ts";
import { countryOfPhone, phoneIn } from "../../../contact/phone.ts";
import { findNumberCountry } from "../../../contact/phone-country.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import { holdsPhrase, phrasesOf } from "../../../words/phrases.ts";
import { wordsIn } from "../../../words/text.ts";
import { type Command, correction, plainFact } from "../../commands.ts";
import { choiceValuesOf } from "../../dialogue/choices.ts";
import type { Awaiting } from "../../dialogue/state.ts";

const notToKeep = phrasesOf("not-to-keep");
const longestOrigin = 8;

/** The address and the telephone of a message, and how they were typed. `isAll`: the message has nothing else. */
type ContactRead = { commands: Command[]; raw: string[]; isAll: boolean };

type ContactContext = {
	language: Language;
	awaiting: Awaiting | null;
	known: Pick<LeadFacts, "email" | "phone">;
	choices: readonly Choice[];
	country: DialCountry | null;
};
type ContactMatch = { command: Command; raw: string };

/** Reads the visitor's contact data. What looks like an address or a number but cannot be one is "unreadable-contact". */
export function contactIn(text: string, context: ContactContext): ContactRead {
	const { known } = context;
	const email = emailIn(text, context);
	const withoutEmail = email ? text.replace(email.raw, ", ") : text;
	const phone = phoneFound(withoutEmail, context);
	const found = [email, phone].filter((one) => one !== null);
	const moved = phone ? null : movedPhone(withoutEmail, context);
	const commands = [...found.map(({ command }) => command), ...(moved ? [moved] : [])];
	const other = email || known.email === null ? null : findEmail(text);
	if (other && "address" in other && other.address !== known.email)
		commands.push({ kind: "name-other-address" });
	return {
		commands: holdsPhrase(text, notToKeep) ? commands.flatMap(withheld) : commands,
		raw: found.map(({ raw }) => raw),
		isAll: moved !== null,
	};
}

function withheld(command: Command): Command[] {
	return "fact" in command && command.fact ? [{ kind: "forget-fact", fact: command.fact }] : [];
}

/** Reads the country of the telephone told before, or chooses one of its readings: "It's a Texas number", "de Panamá". */
function movedPhone(text: string, { awaiting, known, choices }: ContactContext): Command | null {
	const isAsked = awaiting === "phone";
	const country = wordsIn(text).length > longestOrigin ? null : findNumberCountry(text, isAsked);
	if (!country) return null;
	const phones = isAsked ? choiceValuesOf("phone", choices) : [known.phone ?? []].flat();
	const moved =
		phones.find((one) => countryOfPhone(one) === country) ?? phones.map((one) => phoneIn(country, one))[0];
	return moved ? correction("phone", moved) : null;
}

function emailIn(text: string, { known }: ContactContext): ContactMatch | null {
	const found = findEmail(text, known.email);
	if (!found) return null;
	const { raw } = found;
	if ("address" in found) return { command: plainFact("email", found.address), raw };
	return { command: { kind: "unreadable-contact", fact: "email", guess: found.guess }, raw };
}

function phoneFound(
	text: string,
	{ language, awaiting, country, known }: ContactContext,
): ContactMatch | null {
	const isFigure = awaiting === "budget" || awaiting === "companySize";
	const hasNoContact = known.email === null && known.phone === null && !isFigure;
	const isExpected = awaiting === "phone" || awaiting === "contact" || hasNoContact;
	const found = findPhone(text, language, isExpected, country);
	if (!found) return null;
	const { raw, readings, problem } = found;
	if (found.phone) return { command: plainFact("phone", found.phone), raw };
	return {
		command: { kind: "unreadable-contact", fact: "phone", guess: null, problem, readings },
		raw,
	};
}
