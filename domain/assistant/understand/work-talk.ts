import type { Segment } from "./segments.ts";
import { wordsOf } from "./text.ts";

/** What the work with customers is made of, in either language: the words people tell their troubles in. Folded. */
const work =
	/^(?:cotiza\w*|carritos?|respuestas?|mensajes?|pedidos?|clientes?|ventas?|llamadas?|citas?|reservas?|domicilios?|whats?app?s?|wasap|quejas?|reclamos?|preguntas?|dudas?|inventarios?|facturas?|agenda\w*|matriculas?|inscripcion(?:es)?|seguimientos?|interesad[oa]s?|prospectos?|correos?|chats?|turnos?|envios?|entregas?|soporte|atencion|visitas?|huesped(?:es)?|pacientes?|alumnos?|estudiantes|compradores|postventa|devoluciones|cobros?|cartera|pqrs?|quotes?|carts?|responses?|repl(?:y|ies)|messages?|orders?|customers?|clients?|sales|calls?|appointments?|bookings?|reservations?|deliver(?:y|ies)|complaints?|questions?|inventory|invoices?|follow-?ups?|leads?|inquir(?:y|ies)|emails?|dms?|no-?shows?|guests?|patients?|students?|enrollments?|shoppers?|buyers?|returns|refunds?|tickets?|voicemails?)$/;
const wrong =
	/\b(?:lent[oa]s?|tardias?|tarde|perdid[oa]s?|abandonad[oa]s?|demorad[oa]s?|atrasad[oa]s?|acumulad[oa]s?|sin (?:responder|contestar|atender|leer|seguimiento)|a medias|slow|late|lost|missed|missing|abandoned|unanswered|delayed|pending|piling up|after hours)\b/;
const weighs =
	/\b(?:no (?:alcanz(?:o|amos|a)(?: a (?:contestar|responder|atender)\w*)?|(?:doy|damos|dan|da) abasto|(?:doy|damos) a basto)\b|(?:can'?t|cannot|can not|couldn'?t|not|hard to|struggling to|trying to) (?:keep(?:ing)? up|catch up)\b|(?:drowning|swamped|buried|slammed)\b|(?:too|so|way too) (?:many|much) (?:[a-z'-]+ ){0,2}(?:leads?|messages?|calls?|emails?|dms?|inquir(?:y|ies)|whatsapps?|tickets?|orders?|requests?|spam|no-?shows?|texts|tire kickers|time wasters)\b|(?:tons|loads|lots|hundreds) of (?:[a-z'-]+ ){0,2}(?:leads?|messages?|calls?|emails?|dms?|inquiries|texts|spam)\b|(?:demasiad|much|tant)[oa]s? (?:[a-z]+ )?(?:leads?|mensajes|curios[oa]s|llamadas|quejas|cancelaciones|devoluciones|carritos|correos|spam)\b|(?:leads?|contactos|mensajes|prospectos) (?:basura|malos|falsos|frios|que no (?:sirven|compran))|(?:nos|me|se) (?:toma|lleva|va|gasta|demora)\w* (?:mucho|demasiado|horas|todo el|el dia|dias)\b|(?:mucha |la |much[oa]s |los |mis |las |nuestros )?(?:gente|clientes|pacientes|huespedes|alumnos|estudiantes|usuarios|socios|afiliados|people|customers|clients|guests|patients|students|members|leads|buyers) (?:(?:no|nunca|casi no|siempre|se|nos|me|keep|keeps|never|often|just|always|don'?t|do not|not) ){0,2}(?:retiran?|cancelan?|llegan?|aparecen?|asisten?|vuelven?|regresan?|faltan?|incumplen?|desaparecen?|dejan? en visto|aburren?|showing up|show up|no-?show|quit|quitting|cancel|canceling|cancelling|ghost|ghosting|leave|disappear|drop out|come back)\b|(?:nos|me) (?:tienen?|traen?) (?:loc[oa]s?|agobiad[oa]s|colgad[oa]s|ahogad[oa]s|cansad[oa]s|mamad[oa]s|vueltos|al borde)|(?:nos|me) (?:vuelven? loc[oa]s?|enloquecen?|desbordan?|superan?|comen|quitan?|roban?|consumen?|estan? (?:matando|quitando|costando|ahogando|comiendo|desbordando))|(?:se )(?:nos|me) (?:pasan?|olvidan?|enredan?|acumulan?|juntan?|caen?|enfrian?|van|vuelan?|dañan?)|(?:es|son|vuelve|volvio) un[oa]? (?:caos|desorden|enredo|desastre|dolor de cabeza|locura|camello|complique)|(?:are|is|keeps?|'re|'s) (?:killing|driving|overwhelming|drowning|burying|eating|costing|swamping) (?:us|me|up)|(?:is|are|it's) (?:a )?(?:mess|nightmare|headache|disaster|real pain|pain)\b|(?:and|but|we|i) (?:keep |also |often |always |just )?(?:miss|missing|lose|losing|forget|forgetting) (?=[a-z])|\b(?:same|mism[ao]s?) (?:questions?|things?|preguntas?|dudas?|cosas?|respuestas?)\b|over and over|(?:people|customers|clients|guests|patients|students|parents|buyers|la gente|los? clientes?|clientes|huespedes|pacientes) (?:keep |always |nos |me |se |siempre )?(?:call(?:ing)?|ask(?:ing)?|text(?:ing)?|writ(?:e|ing)|messag(?:e|ing)|wait(?:ing)?|leav(?:e|ing)|complain(?:ing)?|forget|llaman?|preguntan?|escriben?|piden?|esperan?|van|quejan?|cansan?|olvidan?|desesperan?)\b|\bno sabemos (?:como |que )?(?:contestar|responder|atender|manejar|decir)\w*|overwhelm(?:s|ed|ing)|fall(?:s|ing)? through the cracks|takes? (?:us |me )?(?:forever|too long|hours|days))/;

/** Whether a text speaks of the work with customers. */
export function speaksOfWork(text: string): boolean {
	return wordsOf(text).some((word) => work.test(word));
}

/** "Los domicilios nos tienen locos", "slow quotes": a trouble told without a word of wanting. */
export function isTrouble({ text, folded }: Segment): boolean {
	return weighs.test(folded) || (speaksOfWork(text) && wrong.test(folded) && wordsOf(text).length <= 8);
}

/** Where the trouble begins in a folded text, or -1. */
export function troubleAt(folded: string): number {
	return folded.search(weighs);
}
