import type { FactName } from "../../../leads/lead.ts";

const mentions: readonly (readonly [FactName, RegExp])[] = [
	["email", /\b(?:correo|e-?mail|mail)\b/],
	["phone", /\b(?:telefono|celular|cel|movil|numero|whatsapp|phone|cell|mobile|number)\b/],
	["budget", /\b(?:presupuesto|plata|dinero|budget|money)\b/],
	["company", /\b(?:empresa|compania|company|business name)\b/],
	["name", /\b(?:nombre|name)\b/],
	["companySize", /\b(?:tamano|cuantos somos|empleados|headcount|size|employees)\b/],
	["timing", /\b(?:fecha|plazo|cuando|date|timeline|timing|deadline)\b/],
	["industry", /\b(?:industria|sector|industry)\b/],
	["need", /\b(?:necesidad|need)\b/],
];
const refusing =
	/\b(?:(?:seguir|seguimos|sigamos) sin|(?:go on|continue|proceed) without|tampoco|ni (?:el|la|mi)|nor (?:my|the)|not my|prefiero no|preferiria no|no (?:quiero|quisiera|deseo|voy a|pienso|puedo|me gusta|te voy a|le voy a) (?:dar|dejar|decir|compartir|poner|darte|darlo|darla|decirlo|decirte|compartirlo|entregar|dejarlo)|no (?:te|le|les) (?:doy|dejo|digo)|no (?:doy|dejo|comparto)|no (?:tengo|uso|hay|manejo)|sin (?:telefono|celular|correo|presupuesto|email)|me (?:lo )?reservo|no es necesario|(?:i'd |i would )?(?:rather|prefer) not|(?:i )?(?:don't|do not|dont|won't|will not) (?:want to |wanna |like to |feel comfortable )?(?:give|share|giving|sharing|say|tell|leave|have|disclose)|not (?:giving|sharing|comfortable|telling)|no (?:phone|budget|email|number|company|name|e-mail)\b|(?:es|it's|that's) (?:privado|confidencial|private|confidential)|none of your business|que te importa)\b/;
const unsettled =
	/\b(?:no (?:set|fixed|firm|real|specific|exact|hard) (?:budget|date|deadline|timeline)|haven't (?:decided|defined|set)|not decided|no (?:lo )?hemos (?:definido|decidido)|no (?:se|sabemos|tenemos claro|esta definido) (?:el|la|aun el|todavia el))\b/;
const ownWords =
	/\b(?:(?:doy|damos|dan) abasto|no (?:tengo|hay) (?:tiempo|quien|nadie|como|mas)|don't have (?:time|anyone|enough))\b/;
const undecided = /\b(?:todavia|aun|definid[oa]|definitivo|yet|decid)/;

/** The facts a part of a message declines to give. `asked`: what was asked, for a refusal that names nothing. */
export function hearRefusals(folded: string, asked: FactName | null): FactName[] {
	const lost = /\bno (?:se|uso|manejo|entiendo)\b/.test(folded) && /\b(?:correo|e-?mail)\b/.test(folded);
	const open = lost || unsettled.test(folded);
	if (!(open || refusing.test(folded)) || ownWords.test(folded)) return [];
	const named = factsNamed(folded);
	if (named.length > 0 || open) return named;
	const bare =
		/\b(?:prefiero no|rather not|prefer not|no (?:quiero|te voy a|voy a) (?:dar|decir)|private|privado|confidencial|confidential|no (?:te )?(?:doy|digo)|won't|not comfortable|none of your business|que te importa)/.test(
			folded,
		);
	return asked && (bare || undecided.test(folded) || folded.split(" ").length <= 3) ? [asked] : [];
}

const takingBack =
	/\b(?:(?:no|mejor no) (?:me |lo |la |nos )?(?:guard|anot|us|registr|teng|tom|pong|conserv)[aeéi]\w*|borr[ae]\w*|elimin[ae]\w*|quit[ae]\w*|saqu\w+|olvid[ae]\w*|descart\w+|remove|delete|erase|forget|drop|take(?: (?:off|out|away))?(?= my| the)|(?:don't|dont|do not|not) (?:save|keep|store|use|record)|leave out)\b(?: \w+){0,2}? (?:mi|mis|el|la|los|ese|esa|my|the|that|out my|out the)\b(.{3,30})/;

/** The facts somebody takes back: "better not keep my phone number". */
export function hearForgotten(folded: string): FactName[] {
	const object = folded.match(takingBack)?.[1];
	return object === undefined
		? []
		: factsNamed(object.split(/\b(?:de mis|de los|del|of my|of the)\b/)[0] ?? "");
}

/** The facts named in a text, for "my e-mail is wrong". */
export function factsNamed(folded: string): FactName[] {
	return mentions.filter(([, pattern]) => pattern.test(folded)).map(([fact]) => fact);
}
