import type { Language } from "../../content/language.ts";

/** What somebody says who tells all that a proposal is made of, asks for it and agrees to its summary. */
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

/** @returns a first message that tells all that a proposal needs. */
export function wholeStory(name: string, email: string, language: Language = "es"): string {
	const { story } = proposalWords[language];
	return language === "es"
		? `Me llamo ${name}, mi correo es ${email}. ${story}`
		: `My name is ${name}, my email is ${email}. ${story}`;
}

/**
 * Asks for the proposal in a conversation that knows enough, and agrees to its summary, which may stand there already.
 * @returns the answer that hands it over.
 */
export async function agreedProposal<Said extends { form: { name: string } | null }>(
	say: (message: string) => Promise<Said>,
	language: Language = "es",
): Promise<Said> {
	const { wish, agreement } = proposalWords[language];
	const shown = await say(wish);
	return shown.form?.name === "summary" ? say(agreement) : shown;
}
