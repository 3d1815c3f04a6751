import type { Language } from "../../../../content/language.ts";
import { wordsOf } from "./text.ts";

// Only words that are common in one language and unlikely in the other. "No", "me", "has", "hotel" or "ok" say nothing.
const spanish = new Set(
	"hola buenas buenos dias tardes noches gracias quiero queremos necesito necesitamos tengo tenemos soy somos estoy mi mis su sus nuestro nuestra nombre llamo correo empresa que como cuanto cuantos cual donde cuando quien para por con sin pero porque tambien muy mas esta este esto ese eso el la los las un una unos del al es son hay puedo puede pueden hacer en de y o si ya nos les usted ustedes tu te lo le se trabajo clientes ventas negocio prefiero dale listo claro ahora despues hasta desde entre sobre nada algo todo cuesta vale precio ayuda personas estamos perdemos respondemos".split(
		" ",
	),
);
const english = new Set(
	"hello the and you your what how much many where when who which why is are was were do does did don't can can't could would will my our we we're i i'm i've i'd it it's this that these those of for with without from to in on at by or but because if then want need have has had get got am an name name's email company business about please thanks thank yes sure looking help lose losing answer us they them their there here not any some more less people team work works working speak english would like ahead month week next year".split(
		" ",
	),
);
const shared = new Set(
	"de del la las los el un una and of the no me a he has son en is so as do come once hay can son pan sin at it in on an am y o u".split(
		" ",
	),
);
/** Nobody says this of themself in another language than their own. */
const plainly = {
	es: /\b(?:me llamo|mi (?:nombre|correo|empresa|negocio|celular|telefono)|somos|quiero una?|necesito)\b/,
	en: /\b(?:my (?:name|email|company|business|phone)|i would like|i'd like|we need|i need)\b/,
} as const;
const asksEnglish =
	/\b(?:(?:in|speak|parle|habla[s]?|hablar en|en) (?:english|ingles)|english,? please|ingles,? por favor|switch to english)\b/;
const asksSpanish =
	/\b(?:(?:in|speak|hablas?|hablar en|en) (?:spanish|espanol|castellano)|spanish,? please|espanol,? por favor|switch to spanish)\b/;

const wantsIt =
	/\b(?:prefiero|mejor|hablamos|hablemos|hablar|hablas?|seguir|seguimos|sigamos|contesta\w*me|respond[ae]\w*me|escrib[ae]\w*me|puedes?|podemos|quiero|please|por favor|speak|switch|prefer|can (?:we|you|i)|could (?:we|you|i)|let's|rather|i want|send|manda\w*|envia\w*)\b/;

/** "Does it speak Spanish?", "¿el bot habla inglés?": what is asked about speaks it, not we two. */
const ofProduct =
	/\b(?:(?:el|su|tu|este|the|your|this) (?:chat ?bot|bot|asistente|assistant|sistema|robot|ia|ai)|(?:does|can|will|would|could) (?:it|the (?:bot|assistant|chatbot|ai))|(?:mis|nuestros|los|my|our|some) (?:clientes|huespedes|pacientes|usuarios|turistas|customers|clients|guests|patients|users)|ingles y (?:en )?espanol|espanol e ingles|spanish and english|english and spanish|si (?:habla|contesta|responde)|tambien (?:habla|contesta|responde|atiende)|(?:habla|contesta|responde|atiende) (?:en )?(?:ingles|espanol) tambien)\b/;

/** The language the visitor has gone over to, or null to stay. Needs more than one telling word, so "ok" or a name flips nothing. */
export function hearLanguage(folded: string, current: Language): Language | null {
	// "Nos escriben turistas en inglés" speaks of their customers.
	const told = (!wantsIt.test(folded) && wordsOf(folded).length > 7) || ofProduct.test(folded);
	const asked = told ? null : asksEnglish.test(folded) ? "en" : asksSpanish.test(folded) ? "es" : null;
	if (asked) return asked === current ? null : asked;
	const spoken = folded.split(/\s+/).filter((word) => !word.includes("@"));
	const words = wordsOf(spoken.slice(0, 200).join(" "));
	const es = weight(words, spanish) + (/[¿¡]/.test(folded) ? 1 : 0) + (plainly.es.test(folded) ? 1 : 0);
	const en = weight(words, english) + (plainly.en.test(folded) ? 1 : 0);
	const [own, other] = current === "es" ? [es, en] : [en, es];
	return other >= 2 && other >= own * 2 + 1 ? (current === "es" ? "en" : "es") : null;
}

function weight(words: readonly string[], vocabulary: ReadonlySet<string>): number {
	return words.reduce((sum, word) => sum + (vocabulary.has(word) ? (shared.has(word) ? 0.5 : 1) : 0), 0);
}

/** Whether somebody asks, in so many words, to be spoken to in one of the two languages. */
export function asksForLanguage(folded: string): boolean {
	return asksEnglish.test(folded) || asksSpanish.test(folded);
}
