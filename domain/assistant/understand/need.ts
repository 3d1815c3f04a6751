import { isObjection, isVagueWish } from "./objection.ts";
import type { Segment } from "./segments.ts";
import { soundsLikeWords } from "./text.ts";
import { isTrouble, speaksOfWork, troubleAt } from "./work-talk.ts";

/** Longest need that is kept, in characters. */
export const needLength = 1_000;

const cue =
	/^(?:just |really |also )?(?:(?:want|need|wants|needs) (?:to |some |help |an? (?!minute|second|moment|sec\b|break|proposal|quote|call\b|person|human)|more |less |fewer |better )|wanna )|\b(?:(?:yo |lo que )?(?:quiero|kiero|kisiera|nesesito|nesecito|queremos|quisiera|quisieramos|necesito|necesitamos|busco|buscamos|me gustaria|nos gustaria|me interesa|nos interesa|(?:estoy|estamos) interesad[oa]s? en|estoy buscando|estamos buscando|nos urge|me urge|requiero|requerimos)|(?:se )?(?:me|nos) (?:pierden|pierde|escapan|escapa|quedan|demoramos|demoro|cuesta|toca|falta|faltan|llegan muchos|escriben (?:de|en|a|y|por|mucho))|perdemos|pierdo|estamos perdiendo|estoy perdiendo|no (?:alcanzamos|alcanzo|damos abasto|doy abasto|logramos|respondemos|contestamos|contesto|tenemos quien|tengo quien|hay quien|hay nadie)|(?:el|nuestro|mi) (?:problema|reto|dolor) es|ayuda (?:con|para|a)|(?:de noche|los fines de semana) (?:no|nadie|perdemos|se)|nadie (?:l[aeo]s? )?(?:contesta|responde|coge|atiende|levanta|llama)|contestamos tarde|respondemos tarde|(?:i|we) (?:wanna|gotta|want|need|would like|lose|miss|struggle|can'?t|cannot|get too many|don'?t have anyone|don'?t answer|don'?t reply|take too long|spend too much)|(?:i'd|we'd) like|(?:(?:i'd|we'd|i would|we would) love to|(?:me|nos) encantaria) (?!have it|tenerlo|see|ver|know|talk|chat|hablar|hear|learn|meet|try|work|a |love)(?=\w+ )|(?:i'm|i am|we're|we are) (?:losing|missing|struggling|(?:looking (?:for|to)(?! a look)|interested in)|drowning|overwhelmed|trying to)|(?:my|our|the) (?:problem|challenge|issue|main pain) is|(?:and|but|y|pero) (?:need|want|wanna|necesit[oa]|necesitamos|quiero|queremos) (?:to |more |some |help |a way )(?=\w)|(?:i|we) (?:waste|spend (?:hours|all|half|my|our|too))|help (?:with|me|us)|trouble with|nobody (?:answers|replies)|no one (?:answers|replies)|looking (?:for|to)|would like (?:some |to get |your )?(?:help|to)|too many (?:messages|calls|emails|questions|whatsapps?|dms))\b/;
/** Wants that are about this conversation, not about the business. */
const aboutUs =
	/\b(?:(?:hablar|conversar|comunicarme|contactarme|chatear) con|(?:un|una|alguna) (?:persona|asesora?|humano)|(?:la|una|mi|otra) (?:propuesta|cotizacion)|saber|conocer|preguntar|preguntarte|entender|informacion|mas info|info|precios?|costos?|descuentos?|gratis|(?:mas|tantas) preguntas|more questions|corregir|cambiar (?:el|mi|la)|dar (?:el|mi|la|mis)|darte|dejar (?:el|mi)|compartir|seguir|terminar|salir|hablar en|que (?:me (?:des|digas|regales|llamen)|digas|repitas|ignores|finjas|actues)|(?:talk|speak|chat) (?:to|with)|(?:a|the|my|another) (?:proposal|quote|human|person|discount)|to (?:know|ask|see (?:a|the))|information|pricing|prices?|correct (?:my|the)|change (?:my|the)|give (?:my|you|it)|share (?:my|it)|keep going|continue|stop(?! \w+ing)|english|espanol|spanish|ingles|you to)\b/;
/** "Lo necesito antes de semana santa": when, and not what. */
const wantedBy =
	/\b(?:lo|la|los|las) (?:necesit|quer|quier|ocup|requer|requier)\w* (?:para|antes|despues|pa|en|desde|a mas|ya|cuanto|lo mas)\b|\b(?:need|want|wanna have) (?:it|this|that|everything)(?: (?:up|ready|done|live|running|working|set up|to be|installed|finished))*(?: (?:by|before|after|in|for|asap|on|next|this|soon|now|within)\b|$)/;
/** "Looking to spend 5k", "we'd like to start in March": how much and when, and not what. */
const howOrWhen =
	/\b(?:like|love|looking|want|wanting|hoping|plan|planning|need|trying) to (?:spend|pay|invest|(?:start|begin|launch|kick (?:it |this )?off|get started|get going|go live)(?: (?:it|this|with (?:it|this|you)))?(?= (?:in|by|before|after|on|around|next|this|early|late|soon|asap|right|sometime|within|as|once)\b|$))\b/;
const undecided = /\b(?:no se|no sabemos|no tengo claro|don't know|not sure) (?:bien )?(?:que|what)\b/;
const wish =
	/^(?:que (?:los|las|la|el|me|nos|mis|mi|mi|nuestros|no|todos?)\b|(?:poder |no )?[a-z]{3,}(?:ar|er|ir)(?:les?|los?|las?|nos|me|se)? [a-z]|(?:to|please) [a-z]{3,} [a-z]|(?:answer|reply|respond|sell|automate|reduce|recover|stop|get|have) [a-z])/;
const more = /^(?:y |and |tambien |ademas |also |para que |so that |because |porque )/;

/**
 * What the visitor wants solved, in their own words, or null.
 * `taken`: the segments that already said something else (name, budget, …), which the need does not swallow.
 */
export function hearNeed(segments: readonly Segment[], taken: (segment: Segment) => boolean): string | null {
	const start = segments.findIndex((segment) => !segment.question && tellsNeed(segment));
	const first = segments[start];
	if (!first) return null;
	const told = [first.folded.search(cue), troubleAt(first.folded)].filter((index) => index >= 0);
	const at = openingOf(first.folded, told.length > 0 ? Math.min(...told) : 0);
	// "Tengo un hotel y quiero…": the need begins where it is stated.
	const joined =
		/(?:^|\s)(?:y|e|and|pero|but|porque|because|pues)\s+$/.test(first.folded.slice(0, at)) ||
		/^(?:and|but) /.test(first.folded.slice(at));
	const before = first.folded.slice(0, at);
	// "Nos escriben en inglés y no sabemos contestar" is one trouble, told in two halves.
	const alone =
		joined && !(/\b(?:nos|us|phone|telefono|rings?|suena)\b/.test(before) || speaksOfWork(before));
	const head = alone || taken(first) ? first.text.slice(at) : first.text;
	const parts = [head.replace(/^(?:and|but|y|pero)\s+/i, "")];
	for (const segment of segments.slice(start + 1)) {
		if (segment.question || taken(segment) || isObjection(segment.folded)) break;
		if (more.test(segment.folded) || tellsNeed(segment) || /^\p{Ll}/u.test(segment.text))
			parts.push(segment.text);
		else break;
	}
	return asNeed(parts.join(", "));
}

/** "… and lots of members quit": the half sentence the cue stands in, when it opens a few words before. */
function openingOf(folded: string, cueAt: number): number {
	const words = folded.slice(0, cueAt).match(/\b(?:y|and|but|pero|porque|because) ((?:[^\s,]+ ){1,2})$/)?.[1];
	return cueAt - (words?.length ?? 0);
}

/** "Que no se pierdan mensajes", "cotizar más rápido", "to answer faster": a wish without a verb of wanting. */
export function isWish({ text, folded }: Segment): boolean {
	// "Carter Realty" ends like an infinitive and is none.
	return wish.test(folded) && !aboutUs.test(folded) && !/^\p{Lu}\S*\p{Ll} \p{Lu}/u.test(text);
}

/** A need as it is kept: trimmed, one paragraph, bounded. Null when it says nothing. */
export function asNeed(text: string): string | null {
	const said = Array.from(text.replace(/\s+/g, " ").trim())
		.slice(0, needLength)
		.join("")
		.replace(/[\s,;]+$/, "");
	return said.length >= 3 && soundsLikeWords(said) ? said : null;
}

function tellsNeed(segment: Segment): boolean {
	if (isObjection(segment.folded) || isVagueWish(segment.folded)) return false;
	return statesNeed(segment.folded) || isTrouble(segment);
}

function statesNeed(folded: string): boolean {
	const found = folded.match(cue);
	if (!found || undecided.test(folded) || wantedBy.test(folded) || howOrWhen.test(folded)) return false;
	const rest = folded.slice((found.index ?? 0) + found[0].length);
	return (
		rest.trim().length >= 3 &&
		!aboutUs.test(folded.slice(found.index ?? 0, (found.index ?? 0) + found[0].length + 40))
	);
}
