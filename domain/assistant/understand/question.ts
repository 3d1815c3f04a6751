const spanish =
	/^(?:(?:y|pero|o|oye|oiga|ah|ok|okay|listo|bueno|hola|buenas|disculpa|disculpe|eso|entonces|una pregunta|pregunta)[,.:]? ){0,4}(?:(?:que|q|k) (?:me recomiend\w+|me sugier\w+|me conviene|es|son|hacen|haces|hace|ofrecen|venden|pasa|tan|tipo|incluye|productos|servicios|industrias|beneficios|idiomas|datos|necesito|hay|significa)|como (?:funciona|es|son|hacen|lo|se|trabajan|empiezo|empezamos|me|puedo|puede|les|los|cuidan|protegen|van)|cuant[oa]s?|cual(?:es)?|donde|cuando (?:es|empiez|estaria|podria|podemos|lo|me|nos|llega|inicia)|quien(?:es)?|por que|para que|de donde|desde donde|en que|en cuanto|a que|con que|con quien|(?:me )?puede[ns]?|pueden|podrian?|tienen|tienes|sirve|funciona|trabajan|atienden|hacen|manejan|ofrecen|hablan|eres|es (?:como|igual|parecid\w+|lo mismo|gratis|posible|seguro|verdad|caro|legal|confiable)|son (?:de|una|un|confiables)|hay|incluye|se (?:integra|conecta|puede|demora)|me (?:explicas?|cuentas?|dices?|ayudas?)|(?:quiero|quisiera|me gustaria) (?:saber|conocer|entender|preguntar)|necesito saber|reemplaza|va a reemplazar|requiere|toca|existe|dan|debo|tengo que)\b/;
const english =
	/^(?:(?:and|but|so|ok|okay|hey|hi|hello|well|cool|quick question|question)[,.:]? ){0,4}(?:what(?:'s|s| is| are| do| does| about| if| can| kind| languages| happens| products| services| will)?|how(?: do| does| much| long| many| is| are| can| would|'s)?|who(?:'s| is| are)?|where|when (?:do|does|can|will|is|are)|why|which|can (?:you|i|it|we|your)|could (?:you|i|it|we)|do (?:you|i|we|they)|does|did you|is (?:it|this|there|that|your)|are (?:you|there|your|they)|will (?:it|you|this|i|we)|would (?:you|it|this)|have you|has it|i(?:'d| would) like to know|i want to know|tell me (?:more )?about|tell me (?:what|how|more))\b/;

/** "FCMsie vs Contact Pilot". */
const compares = /^.{2,40} (?:vs\.?|versus) .{2,40}$|^(?:la )?diferencia entre /;

/** Whether a folded sentence begins the way questions do, for those who write without question marks. */
export function opensQuestion(folded: string): boolean {
	return spanish.test(folded) || english.test(folded) || compares.test(folded);
}
