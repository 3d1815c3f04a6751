import { requests } from "./acts/requests.ts";
import { withdrawals } from "./acts/withdrawals.ts";

const others =
	"(?:clientes?|huesped(?:es)?|pacientes?|usuarios?|alumnos?|estudiantes?|compradores?|prospectos|suscriptores|la gente|customers?|clients?|guests?|patients?|users?|people|leads|students|buyers|subscribers|readers)";
const saying =
	"(?:dic\\w+|dij\\w+|respond\\w+|contest\\w+|escrib\\w+|pid\\w+|reclam\\w+|say\\w*|said|tell\\w*|told|repl\\w+|ask\\w*|answer\\w*|writ\\w+|wrote|complain\\w*|unsubscrib\\w*|opt(?:s|ed|ing)? out)";
/** "My customers say 'stop writing to me'": what follows in that sentence is theirs. */
const quoted = new RegExp(
	`\\b${others}\\b(?: [^\\s.!?,;:]+){0,4} ${saying}\\b[^.!?\\n]*|\\b(?:dicen?|dijeron|escriben?|responden?|piden?) (?:\\S+ ){0,3}${others}\\b[^.!?\\n]*`,
	"g",
);

/** A message without what it says that other people say. Folded, as is what comes out. */
export function withoutQuotes(folded: string): string {
	return folded.replace(quoted, " ");
}

const boundary =
	/[,;:.!?\n]+|(?= (?:mejor|mas bien|solo|solamente|unicamente|prefiero|preferiria|preferible|sino|pero|but|only|just|rather|instead|better|i prefer|i'd rather) )/;
const times =
	/\b(?:antes del?|(?<!(?:de|desde) )hasta (?:el|la|las|los|despues|manana|que pase)|(?:por|en|de) las? (?:mananas?|tardes?|noches?|madrugadas?)|(?:a|en|durante) la hora|de (?:noche|madrugada|dia)|(?:el|los) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos)|fin(?:es)? de semana|tan (?:temprano|tarde)|temprano|(?<!(?:de|desde) )(?:hoy|manana)|est[ae] (?:semana|mes)|despues de las?|entre las?|a las? \d|durante|before (?=\w)|until|till|after (?:\d|noon|lunch|hours|work)|in the (?:morning|afternoon|evening)s?|mornings?|afternoons?|evenings?|at night|at noon|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|(?:so|too) (?:early|late)|(?<!(?:after|from|of|since) )(?:today|tomorrow|this (?:week|month))|during)\b/;
/** Never again is never again, whatever hour it names. */
const forEver =
	/\b(?:nunca mas|jamas|de ninguna (?:manera|forma)|por ningun medio|ever again|at all|in any way|any ?more)\b/;
const mail = /\b(?:correos?|e-?mails?|mails?)\b/;
const written = /\b(?:escri[bv](?:[ae]n?me|anme|ir(?:me)?)|por escrito|writ(?:e|ing))\b/;
const byNumber =
	/\b(?:whats?app|wasap|guasap|wpp|llam(?:[ae]n?me|adas?|arme)|call(?: me|s|ing)?|text(?: me|s|ing)?|phone|telefono|celular|sms|mensaje de texto)\b/;
const preferring =
	/\b(?:mejor|mas bien|solo|solamente|unicamente|prefier\w+|preferir\w+|preferible|sino|instead|rather|prefer\w*|better|best|only|just|works)\b|\b(?:escri[bv]|llam|contact)[ae]n?me\b|^ ?(?:please )?(?:e-?mail|call|text|write|whatsapp|message) (?:to )?(?:me|us)\b|^ ?(?:please |just )?(?:e-?mail|call|text|phone|whatsapp)$/;
const negated = /\b(?:no|ni|nada|nunca|tampoco|sin|not|don't|dont|never|neither|nor|without|stop)\b/;
const calls = /\b(?:no (?:me|nos) llam\w+|que (?:me|nos) llam\w+|call\w*|phone|telefono|celular)\b/;

/** How somebody would rather be reached, or null. */
export type ContactWish = {
	/** What they prefer is mail and what they will not have is calls: their number is of no use. */
	mailOnly: boolean;
};

/** Whether somebody, not somebody they quote, says not to be reached: at all, by some way or at some time. Input folded. */
export function refusesContact(folded: string): boolean {
	return withdrawals.noContact.test(withoutQuotes(folded));
}

/** "Don't call me, e-mail me instead", "not before Monday": a way or a time, and no leave taken back. Input folded. */
export function hearContactWish(folded: string): ContactWish | null {
	const own = withoutQuotes(folded);
	if (!withdrawals.noContact.test(own) || forEver.test(own)) return null;
	const clauses = own.split(boundary);
	const refused = clauses.filter((clause) => withdrawals.noContact.test(clause));
	const preferred = clauses.filter((clause) => !withdrawals.noContact.test(clause) && prefers(clause));
	const timed = refused.some((clause) => times.test(clause));
	if (preferred.length === 0) return timed ? { mailOnly: false } : null;
	const writes = preferred.some((clause) => mail.test(clause) || written.test(clause));
	const numbered = preferred.some((clause) => byNumber.test(clause));
	return {
		mailOnly: writes && !numbered && !timed && refused.some((clause) => calls.test(clause)),
	};
}

/** Whether a part of a message only says whether, how or when to be reached. Input folded. */
export function isContactTalk(folded: string): boolean {
	return refusesContact(folded) || requests.writeAgain.test(folded) || folded.split(boundary).some(prefers);
}

function prefers(clause: string): boolean {
	const way = [mail, written, byNumber, times].some((one) => one.test(clause));
	return way && preferring.test(clause) && !negated.test(clause);
}
