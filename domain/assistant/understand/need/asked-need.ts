import type { Segment } from "../text/segments.ts";
import { things as what, people as whom } from "../words/scenes/en.ts";
import { people as aQuien, things as que } from "../words/scenes/es.ts";

/** What somebody asks whether we can do is what they need: "can a bot take table reservations?". */

const ours =
	"(?:you(?: guys| people| lot)?|u|ya|y'all|it|this|(?:your|the|this|that|an?|one of your|one of these|something like this|these|some) ?(?:[a-z]+ ){0,2}?(?:bots?|chat ?bots?|thing|things|assistants?|systems?|software|tool|tools|app|ai|robots?|product|platform|service|agent|program)|ai|bots|something like this)";
const verbs =
	"get|remind|stop|prevent|manage|keep track of|keep on top of|answer|reply to|respond to|take|book|chase|follow up(?: on| with)?|send|confirm|collect|schedule|reschedule|fill|quote|track|recover|text|message|notify|update|ask|sort|sort out|reduce|cut|automate|qualify|translate|deal with|handle|screen|gather|enrol|enroll|call back|ring back|nudge|chat (?:to|with)|talk to|greet|welcome|warn|tell|forward|organi[sz]e|pick up|win back|re-?book|invoice|call|ring|phone";
const helping =
	"(?:(?:also|really|actually|maybe|automatically|even|ever|possibly|be used to|be able to|get (?:the|a|your) (?:bot|system|assistant|ai) to|help (?:me|us)(?: to)?|help with) )*";
const english = new RegExp(
	`^(?:(?:hi|hello|hey|hiya|so|and|but|ok|also|well|good (?:morning|afternoon|evening)|quick question|just wondering|wondering|i wonder|question)[,:]? )*(?:if )?(?:${[
		`(?:can|could|will|would|does) ${ours} ${helping}`,
		`${ours} (?:can|could) ${helping}`,
		`can (?:i|we) (?:use|get|have|make) ${ours} (?:to )?`,
		"is (?:there|it) (?:something|anything|a way|any way|possible|an? (?:bot|app|tool|system|assistant))(?: for (?:it|you|this|a bot))? (?:to|that can|that could|that|which) ",
		"(?:do (?:you|u)(?: guys)? have|have (?:you|u) got|got|any) (?:something|anything|a way|a bot|an app|a tool|bot|tool) (?:to|that can|that could|that|which|for) ",
	].join("|")})(?=(?:${verbs})s? )`,
);
const inEnglish = new RegExp(`^(?:and |or |also |then )*(?:${verbs})s? (.+)$`);

const hacer =
	"(?:recordar|contestar|responder|tomar|recibir|agendar|confirmar|cobrar|enviar|mandar|avisar|atender|cotizar|reprogramar|llenar|recuperar|calificar|filtrar|automatizar|reducir|organizar|hacerles? seguimiento a|pedir)(?:les?|l[oa]s?)?";
const spanish = new RegExp(
	`^(?:(?:hola|buenas|buenos dias|buenas tardes|oye|oiga|y|pero|una pregunta|pregunta|disculpa|disculpe|sera que|si)[,:]? )*(?:(?:ustedes|uds|(?:el|un|su|ese|este) (?:bot|chatbot|asistente|sistema|robot)|la ia|esto|eso) )?(?:me |nos |le |les |se )?(?:(?:pueden?|podrian?|lograria|logra|(?:sirven?|serviria) (?:para|pa)|ayudan? (?:a|con)|es capaz de|hay (?:forma|manera|como|algo) (?:de |para |que pueda )?|tienen algo (?:para|que pueda)) ?)(?:ustedes |uds |el bot |un bot )?(?=${hacer} )`,
);
const inSpanish = new RegExp(`^(?:y |o |tambien )*${hacer} (.+)$`);

/** Said of this conversation, of its own order, of how we are paid. */
const aboutUs =
	/^(?:me|us|it|on|that|this|you|him|her|back|my (?:question|e-?mail|call|number|name|order|booking|reservation|appointment|message)\b|(?:my|our|all my|some|a few|these|one|a) (?:[a-z]+ )?questions?$|(?:la|una|el|mi|mas|otra) (?:propuesta|cotizacion|informacion|info|correo|pregunta|cita|reserva|mensaje)\b|(?:unas?|mis|algunas?|las|una) (?:preguntas?|dudas?|consultas?)$)\b|\b(?:you|your|proposal|propuesta|demo|brochure|to my (?:e-?mail|phone|inbox|number)|a mi (?:correo|celular)|by card|credit cards?|paypal|up ?front|in instal+ments|con tarjeta|angry|rude|complicated|sensitive|bravos?|groser[oa]s?|personal data|datos personales|for free|gratis)\b/;
const ofWork = new RegExp(
	`\\b(?:${whom}|${what}|(?:[a-z]+ )?fees|tables|rent|slots|no[- ]?shows|follow-?ups)\\b`,
);
const delTrabajo = new RegExp(
	`\\b(?:${aQuien}|${que}|mesas?|turnos|whatsapps?|telefono|celular|correos?|pensiones|mensualidades|cuotas)\\b`,
);
const goesOn =
	/^(?:while|when|after|before|if|even|because|on|in|at|without|mientras|cuando|despues|si|sin|por) /;

/** Where what is asked of us stands in a folded question, or -1. */
function askedAt(folded: string): number {
	for (const [opening, rest, work] of [
		[english, inEnglish, ofWork],
		[spanish, inSpanish, delTrabajo],
	] as const) {
		const at = folded.match(opening)?.[0].length ?? -1;
		const object = at < 0 ? "" : (folded.slice(at).match(rest)?.[1] ?? "");
		if (object.includes(" ") && !aboutUs.test(object) && work.test(object)) return at;
	}
	return -1;
}

/** The need that a message asks us about, in the words of its question, or null. */
export function needAskedFor(segments: readonly Segment[]): string | null {
	for (const [first, { text, folded, question }] of segments.entries()) {
		const at = question && folded.length <= 240 ? askedAt(folded) : -1;
		if (at < 0) continue;
		const parts = [text.slice(at)];
		for (const next of segments.slice(first + 1)) {
			const object = (next.folded.match(inEnglish) ?? next.folded.match(inSpanish))?.[1];
			if (object === undefined ? !goesOn.test(next.folded) : aboutUs.test(object)) break;
			parts.push(next.text);
		}
		return parts.join(", ");
	}
	return null;
}
