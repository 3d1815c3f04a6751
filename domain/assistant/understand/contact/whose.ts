/** Whose an address or a number is that stands in a message: the visitor's, somebody else's, or the firm's own. */

/** The firm's own name and contact, which a visitor may greet and ask about. */
export type Ours = { product: string; email: string; phone: string };

/** Whether it is the firm's own. @param contact an e-mail address, or a number as E.164. */
export function isOurs(contact: string, { email, phone }: Ours): boolean {
	const [ours, theirs] = [email.split("@")[1], contact.split("@")[1]];
	return theirs === undefined
		? contact.replace(/\D/g, "").endsWith(phone.replace(/\D/g, "").slice(-10))
		: theirs === ours;
}

/** Before it: a partner's, a customer's, one they no longer use, an order's. */
const others =
	/\b(?:old|former|previous|last|wrong|fake|their|his|her|your|another|customer|client|guest|partner|boss|colleague|friend|husband|wife|order|invoice|account|tracking|reference|booking|reservation|viej[oa]|anterior|antigu[oa]|equivocad[oa]|su|sus|cliente|huesped|soci[oa]|jef[ea]|colega|companer[oa]|amig[oa]|espos[oa]|contador[a]?|pedido|factura|cuenta|guia|referencia|reserva|nit|cedula)(?:'s)?(?: [a-z]+){0,3}[ :]*$/;
const heardFrom =
	/\b(?:from|desde|de parte de|cc|copy|copia|copien|copie|copiar|tambien a|also to|called|llamo|escribio|wrote|writes|wrote to|escribe)(?: (?:a|to|by|the|el|la|mi|my|us|me|nos|from|desde|in|with|con))*[ :]*$/;
const own =
	/\b(?:my|mine|me|mi|mio|it's|its|es|contact|correo|mail|e-?mail|phone|cell|mobile|number|whats ?app|cel|celular|tel|telefono|numero)(?: (?:new|own|direct|personal|work|right|correct|nuevo|nueva|propio|correcto|address|number|is|es|at|on|al|a|now|ahora|actually|really|be|should|en realidad|seria))*[:,]? *$/;

/** "My last address" is no longer theirs, "my work e-mail" is. */
const ofMine =
	/\b(?:my|mi) (?:new |work |business |personal |nuevo |nueva )?(?:e-?mail|mail|address|phone|cell|mobile|number|whats ?app|correo|celular|cel|telefono|numero)(?: (?:is|es|at|on))*[ :]*$/;

/** Whether what stands before a contact says that it is somebody else's. @param before folded. */
function isOfOthers(before: string): boolean {
	const said = before.slice(-60);
	return (others.test(said) && !ofMine.test(said)) || heardFrom.test(said);
}

const surely =
	/\b(?:customer|client|guest|patient|cliente|huesped|paciente)s?\b.{0,30}\b(?:wrote|writes|called|complained|escribio|escribieron|llamo)\b[^@]{0,30}$|\b(?:old|former|previous|viej[oa]|anterior|order|invoice|tracking|pedido|factura|guia)(?: [a-z]+){0,3}[ :]*$|\b(?:isn't|isnt|is not|it's not|its not|no es|ya no es|no era)[ :]*$/;

/** The same beyond doubt: the only contact in a conversation is the visitor's otherwise. @param before folded. */
export function isSurelyOfOthers(before: string): boolean {
	return surely.test(before.slice(-80));
}

/**
 * Whether a contact takes the place of one we know: said to be theirs, or all that the message says.
 * @param before what stands before it, folded. @param after what follows it, folded.
 */
export function replacesKnown(before: string, after: string): boolean {
	const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
	return !isOfOthers(before) && (own.test(before.slice(-60)) || words(before) + words(after) <= 5);
}
