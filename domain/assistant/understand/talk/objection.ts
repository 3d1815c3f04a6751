import { withdrawals } from "./acts/withdrawals.ts";
import { refusesContact, withoutQuotes } from "./contact-wish.ts";
import { hearForgotten, hearRefusals } from "./refusal.ts";

const doubts =
	/\b(?:no (?:lo |te |le |les |me )?(?:entiendo|entendi|comprendo|interesa|sirve|gusta|creo|confio|importa)|no (?:l[ao]s? )(?:necesit|requier)\w+|no (?:necesit|requier)\w+ (?:una? |la |el |mas )?(?:cita|reunion|llamada|demo|propuesta|bot|diagnostico|asesora?|eso|nada|ayuda)\b|no (?:quiero|quisiera|deseo|pienso|voy a) (?!(?:perder|seguir perdiendo|que se|que mis|que los|que las|que nos|quedarme|dejar))|para que (?:sirve|es) (?:esto|eso)|(?:que|q) es (?:esto|eso)$|esto (?:que|para que) es|dejame en paz|dejeme|que (?:pereza|mamera|pereza)|desconfi\w+|(?:es|son|parece) (?:una |un |unos |unas )?(?:estafa|robo|ladron(?:es)?|estafador(?:es)?|spam|perdida de tiempo)|no tengo tiempo (?:para|de) (?:esto|eso|preguntas)|olvidal[oa]|dejemos(?:lo)? asi|dejelo asi|(?<!\b(?:customers?|clients?|guests?|patients?|parents|members|tenants|tourists|visitors|buyers|users|students|owners|staff|team|people|they|everybody|everyone) )(?:i |we )?(?:don't|dont|do not) (?:really )?(?:understand|get it|get this|get what|trust|care|believe|like this|want (?:to |you |it|this|any))|not interested|makes? no sense|never ?mind|nvm\b|what(?:'s| is) this (?:for|about)|(?:this|it) is (?:a )?(?:scam|stupid|dumb|waste|spam|nonsense)|leave me alone|waste of time)/;
const empty =
	/^(?:(?:pues|bueno|well|uh+|um+|hmm+|mmm+|oh|honestly|la verdad|y|and)[, ]+)*(?:you tell me|(?:it's |its )?hard to say|(?:good|big|tough) question|where (?:do|to) i? ?(?:start|begin)|who knows|all of it|a bit of everything|(?:lots of|many|some|a few) things|de todo un poco|de todo|(?:muchas|varias|algunas) cosas|dificil (?:decir|saber)|buena pregunta|hmm*|mmm*|uh+|um+|eh+|nada|nada mas|nothing|none|ningun[oa]|nose|nosep?|lo que sea|whatever|whenever|cuando sea|cuando puedan|wherever|skip|paso|cualquier cosa|anything|todo|everything|normal|bien|mal|eso|that|mas o menos|pero mas o menos|so-?so|kind of|sort of|ahi vamos|ya veremos)(?: (?:honestly|really|lol|tbh|i guess|la verdad|pues|creo))*[ .!]*$/;

/** Whether a part of a message objects, doubts or refuses: nothing that anybody needs. Input folded. */
export function isObjection(folded: string): boolean {
	return (
		doubts.test(folded) ||
		empty.test(folded) ||
		withdrawals.erase.test(withoutQuotes(folded)) ||
		refusesContact(folded) ||
		hearRefusals(folded, null).length > 0 ||
		hearForgotten(folded).length > 0
	);
}

const vague =
	/^(?:(?:hola|buenas|buenos dias|buenas tardes|hi|hello|hey|pues|bueno|si|yes|well|so|por favor|please)[,. ]+)*(?:(?:yo |i |we )?(?:necesit\w+|quier\w+|queremos|quisiera|busc\w+|requier\w+|me gustaria|nos gustaria|need|want|would like|i'd like|am looking for|i'm looking for|looking for|could use)(?: (?:que )?(?:me |nos )?)?)? ?(?:(?:un poco de |algo de |una |some |a little |your |su |tu )?(?:ayuda|ayud\w+|asesor\w+|mejor\w+|apoyo|orientacion|help|advice|support|improve|a hand|guidance))(?: me| us)?(?: (?:con|en|para|a|with|for|on|de)(?: (?:mi|el|la|nuestr[oa]|un|my|our|the|a|todo|esto|eso|this|that|it))?(?: (?:negocio|empresa|emprendimiento|business|company|store|tienda|cosas|things))?)?(?: (?:mi|my|el|our|nuestr[oa]) (?:negocio|empresa|business|company))?[ .!]*$/;

/** "I need help with my business": a wish for help that does not say with what. */
export function isVagueWish(folded: string): boolean {
	return folded.length <= 90 && vague.test(folded);
}
