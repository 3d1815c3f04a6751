import type { Scenes } from "./scenes.ts";

/** Who is of an owner's world. */
export const people =
	"clientes?|huesped(?:es)?|pacientes?|papas|padres|madres|alumn[oa]s?|estudiantes|soci[oa]s|afiliad[oa]s|inquilin[oa]s|propietari[oa]s|duen[oa]s|proveedor(?:es)?|prospectos?|interesad[oa]s|leads|compradores|turistas|viajeros|conductores|choferes|domiciliarios|mensajeros|asesor[ae]s|vendedor[ae]s|candidat[oa]s|aspirantes|donantes|voluntari[oa]s|usuari[oa]s|novias|familias|tecnicos|profes(?:ores)?|empleados|muchachos|gente|todo el mundo";
/** What their work comes in. */
export const things =
	"llamadas?|mensajes?|correos?|pedidos?|reservas?|citas?|cotizacion(?:es)?|facturas?|consultas?|pagos?|cartas?|formularios?|quejas?|reclamos?|ventas|inventario|agenda|calendarios?|preguntas|envios?|entregas?|leads|chats?";
const loud =
	"preguntan?|llaman?|reclaman?|quejan?|cancelan?|desaparecen?|abandonan?|olvidan?|confunden?|pierden?|incumplen?|tardan?|demoran?|aburren?|enredan?|regatean?|insisten?|esperan? (?:horas|dias|mucho)";
const quiet =
	"escriben?|reservan?|piden?|ordenan?|compran?|mandan?|envian?|llegan?|aterrizan?|agendan?|apartan?|firman?|llenan?|pagan?|quieren?|vienen?|buscan?|miran?|salen?|entran?|anotan?";
const wrong =
	"pero|despues|luego|nadie|no|nunca|sin|tarde|todo el dia|toda la (?:noche|semana)|\\d+ veces|veces al dia|de (?:noche|madrugada)|a media ?noche|otra vez|a mano|en vez|preguntan?";
const clitics = "(?:se |nos |me |l[aeo]s? ){0,2}";
const often = "(?:siempre |solo |tambien |todos |todo el tiempo |casi siempre |apenas )?";
const actor = (who: string) =>
	`(?:(?:l[oa]s?|el|mis|nuestr[oa]s|est[oa]s|much[oa]s|vari[oa]s|la mitad de l[oa]s|algun[oa]s) )?\\b(?:${who})(?: (?:de|del|en|por) (?:[a-z]+ ){0,2}?[a-z]+?)?`;

/** Scenes as they are told in Spanish. Folded. */
export const spanish: Scenes = {
	opening: `${actor(people)} ${often}${clitics}(?:${loud}|${quiet})`,
	told: [
		`${actor(people)} ${often}${clitics}(?:${loud})\\b`,
		`${actor(`${people}|${things}`)} ${often}${clitics}(?:${quiet})\\b(?=.*\\b(?:${wrong})\\b)`,
		`${actor(`${people}|${things}`)} (?:no|nunca|casi no|jamas) ${clitics}(?!quieren? (?:un|hablar)|necesit|import|confi|son |hay )[a-z]{3,}`,
		`nadie ${clitics}(?:ve|contesta|responde|revisa|lee|agenda|reserva|atiende|coge|actualiza|avisa|confirma|paga|compra|abre|mira|recuerda|sabe (?:quien|que|cuando|donde|si|como)|hace)\\b`,
		"(?:el|mi|nuestro) (?:telefono|celular|chat|whatsapp|fijo) (?:[a-z]+ ){0,2}(?:suena|no para|no deja|timbra|explota)",
		"(?:dos|tres|cuatro|cinco|\\d) (?:calendarios|cuadernos|agendas|excel(?:es)?|sistemas|celulares|hojas) (?:[a-z]+ ){0,3}(?:no|ningun[oa]|nada|nunca) (?:[a-z]+ ){0,2}(?:coincid\\w+|cuadran?|concuerd\\w+|hablan)",
		"mi (?:contador[a]?|espos[oa]|socio|socia|mama|papa|herman[oa]|secretaria|equipo) (?:siempre )?(?:me |nos |se )?(?:regana|reclama|queja|pelea|odia|olvida|enreda|pierde)",
		"(?:la mitad (?:del?|de (?:la|mi)) |medio |media |casi todo el |casi toda la |todo el |toda la )(?:mi )?(?:dia|semana|manana|tarde|noche|domingo|tiempo) (?:se (?:me|nos) (?:va|fue|pierde|escapa)|(?:la|lo|el) (?:pas|gast)[a-z]+)",
		"(?:recepcionista|secretaria|asistente|vendedora?)(?: se)? (?:renuncio|se fue|esta (?:enferm[oa]|incapacitad[oa]|de licencia))",
	],
	done: [
		"(?:cotiza\\w*|facturas?|recibos|pedidos|reservas|inventario|cuentas|agenda|listas?|registros?|todo|ordenes|turnos|informes|contratos|nomina|citas) (?:[a-z]+ ){0,3}a mano\\b|a mano (?:[a-z]+ ){0,3}(?:cotiza\\w*|facturas?|pedidos|reservas|cuentas)\\b",
		"(?:anot|apunt|llev|escrib|copi|pas|registr)(?:o|amos|imos|a|an|ando) (?:[a-z]+ ){0,5}(?:en|al?|de) (?:un |una |el |la |mi |los )?(?:cuadernos?|libretas?|papel(?:es)?|excel|agenda|tablero|cabeza|hojas?|computador)\\b",
		"(?:pas|gast|pierd)(?:o|amos|emos) (?:como )?(?:la mitad|medio|media|todo|toda|horas|\\d+ horas|el dia)\\b",
		"(?:contest|respond|escrib|trabaj|cotiz)(?:o|amos|emos|imos) (?:[a-z]+ ){0,3}hasta (?:la|las|media)\\b",
		"(?:cans|hart|mamad|aburrid|agotad)[a-z]* de (?:contestar|responder|repetir|explicar|perseguir|escribir|llamar|cobrar)\\b",
	],
	doer: /\b(?:yo|me|nos|mi|nuestr[oa]|todavia|aun|[a-z]{3,}(?:o|amos|emos|imos)) /,
	nouns:
		/^(?:(?:pues|la verdad|mas que todo|sobre todo|solo|las?|los?|much[oa]s|tant[oa]s|es por|principalmente)[,:]? )*(?:inasistencias|ausentismo|plantones|cancelaciones(?: de ultim[oa] (?:hora|minuto))?|carritos abandonados|cartera vencida|reservas dobles|sobreventas?|citas perdidas|facturas vencidas|pagos (?:atrasados|tardios)|llamadas perdidas|mensajes sin (?:responder|contestar)|puros curiosos)[ .!]*$/,
};
