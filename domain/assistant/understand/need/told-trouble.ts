import { isObjection } from "../talk/objection.ts";
import type { Segment } from "../text/segments.ts";
import { isAside, isIntroduction } from "./asides.ts";

/**
 * A trouble told by who or what makes it, whatever the verb: "insurers sit on approvals for weeks". It has a subject
 * of the owner's world, and something in it goes wrong, takes long or falls on whoever tells it.
 */

/** Longer sentences are read up to here. */
export const read = 240;
const fewestWords = 5;

export const lead =
	/^(?:(?:and|but|so|honestly|frankly|basically|mainly|mostly|lately|sometimes|truth is|to be honest|y|pero|la verdad(?: es que)?|sinceramente|francamente|ultimamente|a veces|es que),? )+/;
/** The business itself, whoever runs it and their kin: what follows describes them. */
export const themselves =
	"place|shop|store|company|business|firm|agency|studio|hotel|hostel|farm|restaurant|name|owners?|boss|founder|budget|idea|plan|goal|address|number|e-?mail|town|city|first|last|only|best|wife|husband|father|mother|dad|mom|mum|sons?|daughters?|brothers?|sisters?|uncle|aunt|cousins?|friends?|neighbou?rs?|partner|kids|family|girlfriend|boyfriend|board|waves|weather|sun|sea|views?|beach|rain|snow|season|food|coffee|bread|water|olas|clima|sol|mar|vista|playa|comida|cafe|pan|agua|verdad|idea|empresa|negocio|tienda|finca|local|nombre|duen[oa]s?|jef[ea]|espos[oa]|marido|mujer|papa|mama|herman[oa]s?|hij[oa]s?|prim[oa]s?|ti[oa]s?|amig[oa]s?|vecin[oa]s?|soci[oa]s?|familia|presupuesto|correo|numero|ciudad|otr[oa]";
const determined = `(?:the|our|my|these|those|some|most|many|half (?:of )?(?:the|our|my)|all (?:the|our|my)|los|las|el|la|mis?|nuestr[oa]s?|algun[oa]s|much[oa]s|vari[oa]s) (?!(?:${themselves})\\b)[a-z'-]{3,}`;
const plural =
	"(?!(?:this|its|was|has|yes|does|thanks|always|sometimes|perhaps|ours|hers|unless|besides|greetings|regards|cheers|nowadays|sundays|mondays|news|gracias|buenas|buenos|antes|despues|entonces|tres|seis|mas|dos)\\b)(?:[a-z'-]{2,}[^s\\W]s|people|folks|staff|everyone|everybody|gente) (?!(?:and|or|of|for|in|from|with|to|at|on|near|by|since|made|y|e|o|de|del|en|para|con|desde)\\b)[a-z]";
const subject = new RegExp(`^(?:${determined}|${plural})`);

const amount =
	"(?:\\d+|one|two|three|four|five|six|ten|dos|tres|cuatro|cinco|several|a few|many|varias|varios)";
const benign =
	"love|loves|like|likes|help|helps|give|gives|support|supports|thank|thanks|pay|pays|send|sends|bring|brings|recommend|recommends|tell|tells|told|sent|gave|know|knows|trust|trusts|visit|visits|follow|follows|find|finds|found|teach|taught|sponsor|sponsors|join|joins|choose|chose|and|of|to|for|with|from|let|lets|suit|suits|about|by|like|than|at|between|hire|hires";
const wrong = new RegExp(
	[
		"\\b(?:never|nobody|no one|nothing|not|without (?:telling|paying|asking|saying|calling|warning|checking|reading|confirming|booking|canceling|cancelling|letting)|[a-z]+n't|dont|doesnt|cant|wont|isnt|arent|neither|no longer|wrong|wrongly|lost|constantly|non-?stop|forever|twice|manually|over and over|too (?:much|many|long|late|slow|busy))\\b",
		`\\b(?:and|but) (?:[a-z]+ ){0,2}(?:takes?|taking|took|loses?|losing|spends?|waits?|waiting) (?:(?:about|around|up to|almost|like|us|me) ){0,2}(?:${amount} )?(?:hours|days|weeks|months|ages|horas)\\b`,
		"\\b(?:all|whole|entire) (?:the )?(?:day|night|week|weekend|morning|time)\\b|\\btimes a (?:day|week)\\b",
		`\\b(?!(?:${benign})\\b)[a-z]{3,} (?:us|me)\\b`,
		"\\b(?!(?:looks?|smiles?|waves?|depends?|rel(?:y|ies)|counts?|calls?)\\b)[a-z]{3,} (?:at|on) (?:us|me)\\b",
		"\\b(?:people|customers|clients|guests|visitors|them|everyone|everybody|us) (?:off|away|waiting|mad|nuts|crazy|confused)\\b",
		"\\bthen (?:they|he|she|it|we|i|nobody) \\w",
		"\\b(?:nunca|nadie|nada|tampoco|(?<!por |si )no [a-z]{3,}|sin (?:que|[a-z]+(?:ar|er|ir)(?:l[oae]s?)?)|mal|tarde|equivocad[oa]s?|a cada rato|todo el (?:dia|tiempo)|toda la (?:noche|semana|manana|tarde)|constantemente|a mano|demasiad[oa]s?)\\b",
		`\\b(?:y|pero) (?:[a-z]+ ){0,2}(?:tard\\w+|demor\\w+|gast\\w+|esper\\w+|pierd\\w+|llev\\w+) (?:(?:como|casi|hasta) )?(?:${amount} )?(?:horas|dias|semanas|meses)\\b`,
		"\\b(?:nos|me) (?!(?:ayud|encant|quier|recom|compr|pag|apoy|visit|sigu|conoc|gust|llam[oa] )[a-z]*)[a-z]+[ae]n?\\b|\\b(?:luego|despues) (?:se|desaparec|no|ya)",
	].join("|"),
);
/** How they came to be, what they are, praise, hours, prices, and talk of us. */
const another = new RegExp(
	[
		"\\b(?:bought|opened|founded|started|since|years?|generations?|retired|born|inherited|moved|compramos|compro|abrimos|abrio|fundo|fundamos|desde|anos?|generacion(?:es)?|heredamos|nacio)\\b",
		"\\b(?:love|loves|loving|enjoy|happy|thank|recommend\\w*|praise|loyal|famous|proud|best|unhappy|disappoint\\w*|trusts? us|nos quieren|contentos|aman|adoran|encanta|felic\\w*|orgull\\w*|recomiend\\w*)\\b",
		"\\b(?:open|closed?|opens|closes|abre|abren|cierra|cierran|cerrad[oa]s?) (?:at|on|from|every|until|all|a|de|los|toda?)\\b|\\b(?:24/7|mondays?|christmas)\\b",
		"\\b(?:don't|dont|do not|doesn't|no) (?:need|require|charge|talk|necesit|inclu|cobr)\\w*|\\bfor nobody\\b",
		"[$€£]|\\b(?:costs?|cuestan?|valen?) |\\bfrom \\d",
		"\\b(?:you|your|yours|ustedes|usted|te|robots?|bots?|chat ?bots?|ai|ia|machines?)\\b",
		"\\b(?:would|wouldn't|approve[sd]?|agree|aprueban?|aprobaria)\\b",
		"\\b(?:called|named|se llaman?)\\b|\\bcalls? (?:me|us|it)\\b|\\b(?:told|said|says|dijo|dijeron|conto)\\b",
	].join("|"),
);
/** "Our guests are mostly German": what they are, not what they do. */
export const described =
	/^(?:[a-z'-]+ ){1,4}?(?:is|are|was|were|has|have|es|son|eran|era|estan?|tiene|tienen) (?!(?:(?:always|constantly|all|still|just|never|to) ){0,2}(?:[a-z]+ing|[a-z]+ndo|to|always|never|constantly)\b|no |not )/;

/** Where somebody's trouble begins to be told in a segment, or -1. */
export function troubleOfTheirsAt({ folded, question }: Segment): number {
	if (question || isAside(folded) || isObjection(folded)) return -1;
	// "We run a hostel and insurers …": the second half tells.
	const halves = [...folded.slice(0, read).matchAll(/ (?:and|but|y|pero) /g)];
	const starts = isIntroduction(folded) ? halves.map(({ index, 0: joint }) => index + joint.length) : [0];
	for (const start of starts) {
		const opened = folded.slice(start).match(lead)?.[0].length ?? 0;
		if (tells(folded.slice(start + opened, start + read))) return start + opened;
	}
	return -1;
}

function tells(said: string): boolean {
	return (
		said.split(" ").length >= fewestWords &&
		subject.test(said) &&
		wrong.test(said) &&
		!another.test(said) &&
		!described.test(said)
	);
}

/** "Customers enquire on Insta for a design": what a trouble begins with that comes next. Folded. */
export function hasSubjectOfTheirs(folded: string): boolean {
	const said = folded.slice(0, read);
	return said.split(" ").length >= 4 && subject.test(said) && !another.test(said) && !described.test(said);
}
