import { people, things } from "../scenes/es.ts";
import type { Wanting } from "./wanting.ts";

const hacer =
	"(?:recordar|contestar|responder|tomar|recibir|agendar|confirmar|cobrar|enviar|mandar|avisar|atender|cotizar|reprogramar|llenar|recuperar|calificar|filtrar|automatizar|reducir|organizar|hacerles? seguimiento a|pedir)(?:les?|l[oa]s?)?";

/** What is wanted, as it is said in Spanish. Folded. */
export const spanish: Wanting = {
	wants: [
		"^(?:mi |la |el )?(?:necesidad|problema|reto|objetivo) ?[:=] ?",
		"lo que (?:mas )?(?:quisiera|quisieramos|me gustaria|nos gustaria|me encantaria|nos encantaria) (?:mas )?es(?: que)?",
		"(?:me|nos) (?:gustaria|encantaria|serviria) (?:que|algo|alguien|una forma|una manera)",
		"(?:quisiera|quiero|necesito|queremos|necesitamos|busco) (?:algo|alguien|una forma|una manera) (?:que|para|de)",
		"ojala (?:que )?(?:pudiera|pudieramos|alguien|algo|hubiera|mis|los|las)",
	],
	asks: {
		opening: `^(?:(?:hola|buenas|buenos dias|buenas tardes|oye|oiga|y|pero|una pregunta|pregunta|disculpa|disculpe|sera que|si)[,:]? )*(?:(?:ustedes|uds|(?:el|un|su|ese|este) (?:bot|chatbot|asistente|sistema|robot)|la ia|esto|eso) )?(?:me |nos |le |les |se )?(?:(?:pueden?|podrian?|lograria|logra|(?:sirven?|serviria) (?:para|pa)|ayudan? (?:a|con)|es capaz de|hay (?:forma|manera|como|algo) (?:de |para |que pueda )?|tienen algo (?:para|que pueda)) ?)(?:ustedes |uds |el bot |un bot )?(?=${hacer} )`,
		task: `^(?:y |o |tambien )*${hacer} (.+)$`,
		aboutUs: [
			"^(?:(?:la|una|el|mi|mas|otra) (?:propuesta|cotizacion|informacion|info|correo|pregunta|cita|reserva|mensaje)\\b|(?:unas?|mis|algunas?|las|una) (?:preguntas?|dudas?|consultas?)$)\\b",
			"\\b(?:propuesta|a mi (?:correo|celular)|con tarjeta|bravos?|groser[oa]s?|datos personales|gratis)\\b",
		],
		work: `${people}|${things}|mesas?|turnos|whatsapps?|telefono|celular|correos?|pensiones|mensualidades|cuotas`,
		goesOn: "mientras|cuando|despues|si|sin|por",
	},
};
