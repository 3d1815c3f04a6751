import type { FactName } from "../../../leads/lead.ts";

const opening = "^(?:(?:hola|buenas|ok|si|bueno|pues|hi|hello|hey|yes|well)[,. ]+)*";
const cutOff: readonly (readonly [FactName, RegExp])[] = [
	[
		"name",
		/(?:me llamo|mi nombre(?: completo)?(?: es)?|soy(?: yo)?|my (?:full )?name(?: is|'s)?|i'm|i am|it's me|this is)/,
	],
	[
		"email",
		/(?:mi (?:correo|e-?mail|mail)(?: electronico)?(?: es)?|my e-?mail(?: address)?(?: is)?|el correo es|the e-?mail is)/,
	],
	[
		"phone",
		/(?:mi (?:telefono|celular|cel|numero|whatsapp)(?: es)?|my (?:phone|cell|number|phone number|mobile)(?: is)?)/,
	],
	[
		"company",
		/(?:(?:mi|la|nuestra) (?:empresa|compania|marca)(?: es| se llama)|(?:mi|nuestro) negocio(?: es| se llama)|(?:my|our|the) (?:company|business)(?: is| is called|'s name is| name is))/,
	],
];
const patterns = cutOff.map(
	([fact, start]) => [fact, new RegExp(`${opening}${start.source}[ .:,…]*$`)] as const,
);

/** What a message that breaks off was going to tell: "me llamo…", "my email is". Input folded. */
export function hearCutOff(folded: string): FactName | null {
	return patterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
