import { isObjection, isVagueWish } from "../talk/objection.ts";
import type { Segment } from "../text/segments.ts";
import { soundsLikeWords } from "../text/text.ts";
import { isAside } from "./asides.ts";
import { hasSubjectOfTheirs } from "./told-trouble.ts";
import { wants } from "./wants.ts";
import { namesTrouble, opensScene, sceneAt } from "./work-scenes.ts";
import { isTrouble, speaksOfWork, troubleAt } from "./work-talk.ts";

/** Longest need that is kept, in characters. */
export const needLength = 1_000;

const cue =
	/^(?:just |really |also )?(?:(?:want|need|wants|needs) (?:to |some |help |an? (?!minute|second|moment|sec\b|break|proposal|quote|call\b|person|human)|more |less |fewer |better )|wanna )|\b(?:(?:yo |lo que )?(?:quiero|kiero|kisiera|nesesito|nesecito|queremos|quisiera|quisieramos|necesito|necesitamos|busco|buscamos|me gustaria|nos gustaria|me interesa|nos interesa|(?:estoy|estamos) interesad[oa]s? en|estoy buscando|estamos buscando|nos urge|me urge|requiero|requerimos)|(?:se )?(?:me|nos) (?:pierden|pierde|escapan|escapa|quedan|demoramos|demoro|cuesta|toca|falta|faltan|llegan muchos|escriben (?:de|en|a|y|por|mucho))|perdemos|pierdo|estamos perdiendo|estoy perdiendo|no (?:alcanzamos|alcanzo|damos abasto|doy abasto|logramos|respondemos|contestamos|contesto|tenemos quien|tengo quien|hay quien|hay nadie)|(?:el|nuestro|mi) (?:problema|reto|dolor) es|ayuda(?:r|rme|rnos)? (?:con|para|a)|(?:de noche|los fines de semana) (?:no|nadie|perdemos|se)|nadie (?:l[aeo]s? )?(?:contesta|responde|coge|atiende|levanta|llama)|contestamos tarde|respondemos tarde|(?:i|we) (?:wanna|gotta|want|need|would like|lose|miss|struggle|can'?t|cannot|get too many|don'?t have anyone|don'?t answer|don'?t reply|take too long|spend too much)|(?:i'd|we'd) like|(?:(?:i'd|we'd|i would|we would) love to|(?:me|nos) encantaria) (?!have it|tenerlo|see|ver|know|talk|chat|hablar|hear|learn|meet|try|work|a |love)(?=\w+ )|(?:i'm|i am|we're|we are) (?:losing|missing|struggling|(?:looking (?:for|to)(?! a look)|interested in)|drowning|overwhelmed|trying to)|(?:my|our|the) (?:(?:biggest|main|real|only|big|number one|worst|daily) )?(?:problem|challenge|issue|main pain|pain|headache|nightmare|struggle|bottleneck|bugbear|pain point|weak spot) (?:is|are)(?! (?:the |your |our )?(?:price|cost|budget|money|you)\b)|(?:mi|nuestro) (?:mayor |peor |gran )?dolor de cabeza (?:es|son)|(?:and|but|y|pero) (?:need|want|wanna|necesit[oa]|necesitamos|quiero|queremos) (?:to |more |some |help |a way )(?=\w)|(?:i|we) (?:waste|spend (?:hours|all|half|my|our|too))|help (?:with|me|us)|trouble with|nobody (?:answers|replies)|no one (?:answers|replies)|looking (?:for|to)|would like (?:some |to get |your )?(?:help|to)|too many (?:messages|calls|emails|questions|whatsapps?|dms))\b/;
const everyCue = new RegExp(cue, "g");
const everyWant = new RegExp(wants, "g");
/** Wants that are about this conversation, not about the business. */
const aboutUs =
	/\b(?:(?:hablar|conversar|comunicarme|contactarme|chatear) con|(?:un|una|alguna) (?:persona|asesora?|humano)|(?:la|una|mi|otra) (?:propuesta|cotizacion)|saber(?! (?:que|quien|cual|cuales|cuanto|cuando|como) (?:me |se |nos |de |mis |los |las )*(?:clientes?|productos?|vende|venden|vendo|compran?|van|deben?|pasa con))|conocer|preguntar|preguntarte|entender|informacion(?! (?:de (?:la )?(?:obra|los? (?:clientes?|pedidos?|proyectos?))|llega|se pierde))|mas info|info|precios?|costos?|descuentos?|gratis|(?:mas|tantas) preguntas|more questions|corregir|cambiar (?:el|mi|la)|dar (?:el|mi|la|mis)|darte|dejar (?:el|mi)|compartir|seguir|terminar|salir|hablar en|que (?:me (?:des|digas|regales|llamen)|digas|repitas|ignores|finjas|actues)|(?:talk|speak|chat) (?:to|with)|(?:a|the|my|another) (?:proposal|quote|human|person|discount)|to (?:know(?! (?:which|who|how many|why|when|where) (?:(?:of )?(?:my|our)|ads?|customers?|clients?|guests?|people|products?|patients?|students?|orders?))|ask(?! (?:(?:my|our|the|every|each|all) )*(?:past |happy |new )?(?:customers?|clients?|guests?|patients?|parents|people|buyers|members|everyone|everybody|them|for (?:a )?(?:reviews?|feedback|deposits?))\b)|see (?:a|an|the|your) (?:[a-z]+ )?(?:demos?|proposals?|prices?|pricing|quotes?|examples?|pdf|video|brochure|catalog(?:ue)?|document|form|page|website|site|results?|samples?|cases?|plans?|options?|product|tool|bot|chatbot|person|human|menu|link|map))|information|pricing|prices?|correct (?:my|the)|change (?:my|the)|give (?:my|you|it)|share (?:my|it)|keep going|continue|stop(?! [\w-]+ing)|(?:someone|somebody|a person) to (?:call|contact|phone|ring|text|write|email|explain|help|visit|meet|show|advise)(?: it| this| that)?(?: to)? (?:me|us)|alguien que (?:me|nos) (?:llame|contacte|escriba|explique|ayude|asesore|atienda)|find (?:the|your) (?:[a-z]+ )?(?:form|page|link|button|chat|file|pdf)|(?:a|some|any) (?:new )?(?:job|work|internship|vacancy)(?! [a-z])|(?:un )?(?:trabajo|empleo)$|english|espanol|spanish|ingles|you to|(?:the|a|my) (?:pdf|document|link|brochure|catalog|discount))\b/;
/** "Lo necesito antes de semana santa": when, and not what. */
const wantedBy =
	/\b(?:lo|la|los|las) (?:necesit|quer|quier|ocup|requer|requier)\w* (?:para|antes|despues|pa|en|desde|a mas|ya|cuanto|lo mas)\b|\b(?:need|want|wanna have|(?:i'd|we'd|id|i would|we would) (?:like|love|prefer|want|need)) (?:to (?:have|get|see) )?(?:it|this|that|everything)(?: (?:up|ready|done|live|running|working|set up|to be|installed|finished))*(?: (?:by|before|after|in|for|asap|on|next|this|soon|now|within)\b|$)/;
/** "Looking to spend 5k", "we'd like to start in March": how much and when, and not what. */
const howOrWhen =
	/\b(?:like|love|looking|want|wanting|hoping|plan|planning|need|trying) to (?:spend|pay|invest|(?:start|begin|launch|kick (?:it |this )?off|get started|get going|go live)(?: (?:it|this|with (?:it|this|you)))?(?= (?:in|by|before|after|on|around|next|this|early|late|soon|asap|right|sometime|within|as|once)\b|$)|(?:have|get|see) (?:this|it|that|something|everything|things|all (?:of )?(?:this|it)) (?:[a-z]+ ){0,3}(?:in|by|before|for|within|next|around)\b|be (?:finished|ready|done|live|running|up and running|sorted|set up|operational) (?:in|by|before|for|within|next|around)\b)|\b(?:can't|cannot|cant|couldn't|won't|wouldn't) (?:really )?(?:pay|afford|spend|do) (?=[$€£\d])|\b(?:can't|cannot|cant|couldn't|won't|wouldn't) (?:really )?(?:go|pay|spend|stretch|do|afford) (?:above|over|beyond|past|more than|to|much more|any more)\b/;
/** "We need something this week". */
const somethingSoon =
	/\b(?:need|want) (?:something|it|this) (?:this|next|by|before|in|within|for|asap|soon|now|today)\b[a-z0-9 ]*$/;
const undecided = /\b(?:no se|no sabemos|no tengo claro|don't know|not sure) (?:bien )?(?:que|what)\b/;
const wish =
	/^(?:que (?:los|las|la|el|me|nos|mis|mi|mi|nuestros|no|todos?)\b|(?:poder |no )?[a-z]{3,}(?:ar|er|ir)(?:les?|los?|las?|nos|me|se)? [a-z]|(?:to|please) [a-z]{3,} [a-z]|(?:answer|reply|respond|sell|automate|reduce|recover|stop|get|have) [a-z])/;
const more = /^(?:y |and |tambien |ademas |also |para que |so that |because |porque )/;

/**
 * What the visitor wants solved, in their own words, or null.
 * `taken`: the segments that already said something else (name, budget, …), which the need does not swallow.
 * `open`: no need is known, so what they tell of their day is one.
 */
export function hearNeed(
	segments: readonly Segment[],
	taken: (segment: Segment) => boolean,
	open = false,
): string | null {
	const tells = (segment: Segment) => tellsNeed(segment) || (open && tellsScene(segment));
	const told = segments.findIndex((segment) => !segment.question && tells(segment));
	const start = open ? openingScene(segments, told, taken) : told;
	const first = segments[start];
	if (!first) return null;
	const cues = [wantAt(first.folded), troubleAt(first.folded), open ? sceneAt(first) : -1].filter(
		(index) => index >= 0,
	);
	const at = openingOf(first.folded, cues.length > 0 ? Math.min(...cues) : 0);
	// "Tengo un hotel y quiero…": the need begins where it is stated.
	const joined =
		/(?:^|\s)(?:y|e|and|pero|but|porque|because|pues)\s+$/.test(first.folded.slice(0, at)) ||
		/^(?:and|but) /.test(first.folded.slice(at));
	const before = first.folded.slice(0, at);
	// "Nos escriben en inglés y no sabemos contestar" is one trouble, told in two halves.
	const alone =
		joined && !(/\b(?:nos|us|phone|telefono|rings?|suena)\b/.test(before) || speaksOfWork(before));
	const head =
		alone || taken(first) || having.test(before) || isOfBusiness(before, first.folded.slice(at))
			? first.text.slice(at)
			: first.text;
	const parts = [head.replace(leadIn, "")];
	const named = namesTrouble(first.folded);
	for (const segment of segments.slice(start + 1)) {
		if (segment.question || taken(segment) || isObjection(segment.folded)) break;
		if (named ? !namesTrouble(segment.folded) : remark.test(segment.folded)) break;
		if (more.test(segment.folded) || tells(segment) || /^(?:\p{Ll}|I['’ ])/u.test(segment.text))
			parts.push(segment.text);
		else break;
	}
	return asNeed(parts.join(", "));
}

/** "Guests land, text us, nobody sees it": a scene is told from where it opens, a few segments before its trouble. */
function openingScene(
	segments: readonly Segment[],
	told: number,
	taken: (segment: Segment) => boolean,
): number {
	for (let at = Math.max(0, told - 3); at < told; at++) {
		const run = segments.slice(at, told);
		if (run.some((segment) => segment.question || taken(segment) || isAside(segment.folded))) continue;
		if (opensScene(segments[at]?.folded ?? "")) return at;
	}
	const [before, first] = [segments[told - 1], segments[told]];
	// "Customers enquire for a design, then they vanish".
	const goesOn = /^(?:then|and then|but|y luego|luego|pero|y despues|despues) /.test(first?.folded ?? "");
	if (goesOn && before && !before.question && !taken(before) && hasSubjectOfTheirs(before.folded))
		return told - 1;
	return told;
}

/** What opens a telling and says nothing of it. */
const leadIn =
	/^(?:(?:and|but|y|pero|so yeah|mainly|mostly|honestly|frankly|anyway|what (?:i|we) (?:really )?(?:want|need) is(?: that)?|what (?:i'd|we'd|i would|we would) (?:really )?(?:love|like) is(?: to| that)?|lo que (?:m[aá]s )?(?:quiero|necesito|queremos|necesitamos|quisiera|me gustaria|mas quisiera) es(?: que)?),?\s+|(?:needs?|problem|issue|goal|pain|necesidad|problema|reto|objetivo) ?[:=]\s*)+/i;
/** "We've got" parents emailing forms. */
const having = /^(?:and |but )?(?:we've|i've|we have|i have|we|i|we just|i just)(?: got)? $/;
/** "Our taxi company in Limerick is" getting hammered with calls: who they are, before what happens to them. */
const business =
	/^(?:and |but )?(?:our|my) (?:[a-z'-]+ ){0,3}(?:company|business|firm|shop|store|clinic|practice|agency|office|restaurant|hotel|hostel|salon|school|gym|studio|cafe|garage)(?: (?:in|on|near|at) [a-z' -]{2,30})? (?:is|are|keeps|has been) $/;
function isOfBusiness(before: string, said: string): boolean {
	return business.test(before) && /^(?:getting|being|been) /.test(said);
}
/** "That's the truth", "its embarrassing": said of what was told. */
const remark = /^(?:that's|thats|it's|its|it is|that is|esa es|es|asi es) (?:[a-z0-9]+ ){0,4}[a-z0-9]+$/;

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

function tellsScene(segment: Segment): boolean {
	return !isAside(segment.folded) && !isObjection(segment.folded) && sceneAt(segment) >= 0;
}

function tellsNeed(segment: Segment): boolean {
	if (isObjection(segment.folded) || isVagueWish(segment.folded)) return false;
	return statesNeed(segment.folded) || (isTrouble(segment) && !isAside(segment.folded));
}

function wantAt(folded: string): number {
	const at = [folded.search(cue), folded.search(wants)].filter((index) => index >= 0);
	return at.length === 0 ? -1 : Math.min(...at);
}

function statesNeed(folded: string): boolean {
	if (undecided.test(folded) || wantedBy.test(folded) || howOrWhen.test(folded) || somethingSoon.test(folded))
		return false;
	const found = [...folded.matchAll(everyCue), ...folded.matchAll(everyWant)];
	return found.some(({ index, 0: said }) => {
		const end = index + said.length;
		return folded.slice(end).trim().length >= 3 && !aboutUs.test(folded.slice(index, end + 40));
	});
}
