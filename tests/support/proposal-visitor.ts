import type { ChatForm, Input } from "../../shared/chat.ts";
import type { Language } from "../../shared/language.ts";

/** The messages of a visitor who gives all facts of a proposal, asks for it and agrees to its summary. */
export const proposalWords = {
	es: {
		story: "Tenemos un hotel y perdemos reservas de noche",
		wish: "quiero la propuesta",
		agreement: "sí, dale",
	},
	en: {
		story: "We have a hotel. We lose bookings at night",
		wish: "I want the proposal",
		agreement: "yes, please",
	},
} as const satisfies Record<Language, Record<"story" | "wish" | "agreement", string>>;

/** Returns a first message with all facts that a proposal needs. */
export function wholeStory(name: string, email: string, language: Language = "es"): string {
	const { story } = proposalWords[language];
	return language === "es"
		? `Me llamo ${name}, mi correo es ${email}. ${story}`
		: `My name is ${name}, my email is ${email}. ${story}`;
}

/** A form of the chat as it is sent. */
export function filled(
	form: "contact" | "summary",
	values: Record<string, string>,
	press: "save" | "make" = "make",
): Input {
	return { kind: "form", form, values, press };
}

/** What stands in the fields of a form. */
export function valuesOf(form: ChatForm | null): Record<string, string> {
	return Object.fromEntries(form?.fields.map(({ name, value }) => [name, value]) ?? []);
}

/**
 * Asks for the proposal in a conversation with enough facts, and agrees to its summary if that is shown.
 * @returns the answer with the proposal.
 */
export async function agreedProposal<Answer extends { form: { name: string } | null }>(
	say: (message: string) => Promise<Answer>,
	language: Language = "es",
): Promise<Answer> {
	const { wish, agreement } = proposalWords[language];
	const shown = await say(wish);
	return shown.form?.name === "summary" ? say(agreement) : shown;
}
