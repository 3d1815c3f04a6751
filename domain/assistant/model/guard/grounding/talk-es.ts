import type { Talk } from "./talk.ts";

const help = "(?:con )?(?:mucho )?gusto (?:te|los|les) (?:ayudo|cuento|explico|oriento|atiendo)";
const matter =
	"(?:eso|esto|ello|tu (?:negocio|empresa|caso|proyecto|necesidad|consulta|pregunta|proceso)|lo que necesites|lo que necesitas)";
const person = "(?:una persona|alguien)(?: (?:del|de nuestro|de) (?:equipo))?";
const given =
	"(?:tu nombre|tu correo|tu telefono|tu empresa|un correo|un telefono|tu nombre completo|tus datos(?: de contacto)?|el nombre de tu empresa|saber a que se dedica tu (?:negocio|empresa)|saber que quieres mejorar|conocer tu (?:negocio|necesidad))";

/** Sentences of a conversation that state nothing, in parts. Folded, without marks. */
export const talkEs: Talk = {
	harmless: [
		"(?:ay )?que (?:pena|lastima|rico|pesar)(?: (?:con eso|que (?:hayas|hayan) (?:tenido|pasado por|vivido) (?:esa experiencia|eso|esa situacion)))?|(?:ya )?me (?:lo )?imagino|lamento (?:eso|leerlo|leer eso|que (?:hayas|hayan) (?:tenido|pasado por|vivido) (?:esa experiencia|eso))|(?:eso )?suena (?:agotador|dificil|duro|complicado|pesado)|(?:uf )?eso (?:pasa|sucede|ocurre) mucho|(?:te )?entiendo lo (?:delicado|importante|dificil|pesado|agotador|frustrante) que es(?: eso)?|(?:entiendo|comprendo) (?:tu|la|su) (?:preocupacion|duda|inquietud|frustracion)|es una pregunta importante",
		"que (?:bueno|alegria|gusto|bien|bonito|chevere|interesante)(?: (?:tenerte|verte|leerte|saludarte))?(?: (?:por )?(?:aqui|aca))?|que (?:te )?trae por (?:aqui|aca)",
		"(?:tomate|toma) (?:todo )?(?:tu|el) tiempo(?: que necesites)?|(?:piensalo|pienselo|revisalo|miralo|consultalo)(?: (?:con calma|tranquilo|tranquila|bien|sin afan|con tu equipo))*|con calma|sin (?:ningun )?(?:afan|apuro)|no hay (?:afan|prisa)|tranquil[oa]",
		"(?:(?:y )?(?:por )?(?:aqui|aca)) (?:te espero|estare|seguire|me tienes|me encuentras)(?: (?:cuando (?:quieras|gustes|puedas)|para lo que necesites))?|cuando (?:quieras|gustes|puedas|te quede bien|estes list[oa])(?: (?:seguimos|continuamos|retomamos|me (?:escribes|avisas|cuentas)))?",
		"(?:dame|permiteme|deme|regalame|espera|espere) (?:un|unos|solo un) (?:momento|momentito|segundo|segundito|instante)(?: por favor)?|un (?:momento|momentito|segundo)(?: por favor)?",
		"(?:perdona|perdon|disculpa|disculpame|lo siento)?(?: ?(?:pero )?(?:creo que )?no (?:te )?(?:entendi|capte|comprendi)(?: (?:bien|del todo|muy bien|tu (?:pregunta|mensaje)|la (?:pregunta|idea)))*)|(?:me )?(?:lo |la )?(?:puedes|podrias) (?:repetir(?:melo|lo|me)?|explicar(?:melo|me)?|aclarar(?:melo|me)?|contar(?:me)?|dar(?:me)?)(?: (?:de otra forma|otra vez|(?:un poco )?mas (?:de )?(?:contexto|detalle|detalles|informacion)|un poco (?:mas|mejor)|mas|por favor))*",
		"(?:todo )?(?:depende de|segun) (?:tu|cada|el) (?:caso|negocio|empresa|proyecto)|(?:porque )?cada (?:caso|negocio|proyecto|empresa|hotel|tienda) es (?:distint[oa]|diferente|unic[oa]|un mundo)|eso (?:varia|cambia)(?: (?:de|con|segun) (?:cada )?(?:caso|negocio))?",
		"(?:con )?(?:tu|el|un) (?:correo|nombre|telefono) (?:es suficiente|basta|me basta|nos basta)|no (?:es|hace) (?:necesario|obligatorio|falta) (?:tu|el) (?:telefono|correo|nombre)",
		"(?:te )?felicitaciones|felicidades|que (?:buena|gran) noticia|suena (?:muy )?(?:bien|interesante)|con (?:todo el|muchisimo|todo) gusto|a la orden|cualquier (?:otra )?(?:cosa|duda|pregunta)(?: (?:me (?:avisas|dices|escribes|cuentas)|aqui (?:estoy|estare)))?|lo que necesites",
		"eso (?:es|seria) (?:todo|lo principal)|espero (?:que (?:te (?:sirva|ayude)|esto te (?:sirva|ayude))|haberte ayudado)|ojala (?:te sirva|te ayude)|hablamos (?:luego|pronto)|que te vaya (?:muy )?bien|(?:muchos )?exitos(?: con (?:tu|el) (?:negocio|hotel|tienda|proyecto))?|un (?:saludo|abrazo)",
		"(?:te (?:entiendo|comprendo)|entiendo)(?: (?:perfectamente|muy bien|tu (?:preocupacion|situacion|inquietud|punto|pregunta)|la (?:preocupacion|inquietud)))+|es (?:una (?:preocupacion|inquietud|duda)|algo) (?:muy )?(?:normal|comun|valida?|frecuente|razonable)|(?:le|nos) pasa a (?:muchos|muchas)(?: (?:negocios|empresas|hoteles|tiendas))?",
		"(?:como|que tal) (?:estas|te va|has estado|va todo)|que tal",
		"como (?:funciona|trabajamos|lo hacemos|es el proceso)",
		"soy (?:el|un) asistente (?:virtual|automatico|de ia)(?: de (?:ourname|este sitio|la pagina))?|(?:y )?no (?:soy )?(?:una persona|un humano|humano)|seguimos sin (?:ese dato|eso|el|ella)",
		"hola(?: de nuevo)?|(?:muy )?buen(?:as|os) (?:dias|tardes|noches)|buenas|buen dia|bienvenid[oa]s?|saludos",
		"(?:mucho|un|que) gusto(?: en conocerte| saludarte| leerte| conocerte)?|encantad[oa](?: de (?:conocerte|saludarte|ayudarte))?|es un (?:gusto|placer)(?: (?:saludarte|conocerte))?",
		"(?:muchas |mil )?gracias(?: a ti)?(?: por (?:contarme|contarnos|contarlo|compartir(?:lo|la|me|nos)?|escribir(?:nos|me)?|tu (?:mensaje|interes|paciencia|tiempo|respuesta|confianza)|la (?:informacion|aclaracion)|el (?:dato|contexto)|los datos|preguntar|avisar|aclarar(?:lo)?|responder|todo|tu correo|tu nombre))*",
		"(?:de nada|con (?:mucho )?gusto|no hay de que|a ti|para eso estoy|para eso estamos|un placer)",
		"(?:perfecto|listo|excelente|genial|muy bien|que bien|que bueno|estupendo|entendido|anotado|vale|bien|comprendo|comprendido|entiendo|te entiendo|ya veo|ya entiendo|tomo nota|tomado|ok|okay|bueno|buenisimo|me alegra(?: (?:saberlo|leerte|que escribas))?|suena bien|tiene (?:todo el )?sentido)",
		"(?:ya )?(?:lo |la |los )?(?:anote|anoto|tengo anotado|registre|apunte)(?: (?:todo|tu (?:nombre|correo|telefono|empresa|numero|dato)|tus datos|el (?:nombre|correo|telefono|dato)))*",
		"(?:y )?tu (?:correo|telefono|nombre|empresa|numero)",
		"claro (?:con (?:mucho )?gusto )?te (?:cuento|explico)|claro que si te (?:cuento|explico)|te (?:cuento|explico|resumo)(?: (?:un poco|mejor|brevemente|rapido|rapidamente|como funciona))?|mira|veamos|a ver|por ejemplo|en resumen|en pocas palabras",
		"(?:muy )?(?:buena|excelente|gran) pregunta|que buena pregunta|es una (?:muy )?buena pregunta|me gusta (?:la|tu) pregunta|gracias por la pregunta",
		`${help}(?: (?:con|en|a) ${matter})?|te ayudo(?: (?:con|en) ${matter})?|(?:(?:te )?puedo|podria|quiero) ayudarte(?: (?:con|en) ${matter})?|estoy (?:aqui )?para ayudarte(?: (?:con|en) ${matter})?|te puedo ayudar(?: (?:con|en) ${matter})?`,
		"(?:disculpa|perdon|perdona|lo siento|lamento)(?: (?:la confusion|la demora|el error|el malentendido|las molestias|la molestia|por la confusion|por la demora|no haberte entendido))?|mil disculpas|tienes razon",
		"(?:aqui|aca) (?:estoy|sigo|quedo)(?: (?:para (?:ayudarte|lo que necesites|cualquier (?:duda|pregunta))|por si (?:necesitas algo(?: mas)?|te surge (?:algo|otra (?:duda|pregunta)|alguna (?:duda|pregunta)))|si (?:necesitas algo(?: mas)?|te surge (?:algo|otra (?:duda|pregunta)|alguna (?:duda|pregunta)|una (?:duda|pregunta)))))?",
		"(?:quedo|estoy|sigo) (?:pendiente|atent[oa]|a la orden|a tu disposicion|por aqui)(?: (?:por si necesitas algo(?: mas)?|para lo que necesites|si necesitas algo(?: mas)?|de (?:tu respuesta|tus comentarios|cualquier duda)))?",
		"(?:que (?:tengas|te vaya|estes)|ten) (?:un )?(?:muy )?(?:buen|bien|lindo|feliz|excelente)(?: (?:dia|tarde|noche|fin de semana))?|hasta (?:luego|pronto|la proxima)|adios|chao|nos vemos|feliz (?:dia|tarde|noche)|cuidate",
		"si (?:quieres|prefieres|gustas|deseas|te (?:parece|sirve|interesa|animas)|necesitas (?:algo|mas)(?: mas)?|tienes (?:mas|otras|otra|alguna|alguna otra) (?:preguntas?|dudas?)|hay algo mas|te surge (?:algo|otra duda|alguna duda|una duda))",
		"(?:dime|me dices|me cuentas|cuentame|avisame|me avisas|escribeme|preguntame|puedes preguntarme|no dudes en (?:preguntarme|escribirme|decirme)|solo (?:dime|avisame))(?: (?:mas|lo que (?:quieras|necesites)|cualquier (?:cosa|duda)|con confianza|un poco(?: mas)?|en que te ayudo|con gusto))*(?: (?:de|sobre|acerca de) tu (?:negocio|empresa|caso|proyecto))?",
		"(?:tengo|te hago|me queda|me quedan) (?:un|una|dos|un par de) (?:preguntas?|dudas?|datos?)(?: mas| rapidas?)*(?: para (?:preparar|armar|hacer) (?:la|tu) propuesta)?",
		"para (?:empezar|continuar|seguir|ayudarte(?: mejor)?|orientarte(?: mejor)?|recomendarte algo|entender(?: mejor)? tu (?:caso|negocio|necesidad)|darte una (?:mejor )?respuesta|conocer(?:te| tu negocio)? mejor|tu (?:negocio|empresa|caso|equipo))|en tu (?:caso|negocio|empresa)|por lo que (?:me )?cuentas|con lo que me (?:cuentas|contaste)|segun lo que me cuentas|cuando (?:quieras|gustes|puedas)|sin (?:problema|afan)|no (?:hay problema|pasa nada|te preocupes)|sobre eso|en cuanto a eso|fuera de ese horario|el resto del tiempo",
	],
	links: ["ademas|tambien|por otro lado|por cierto|de hecho|asi que|entonces|por eso|ahora|bueno|y|pero"],
	pages: [
		"sin (?:necesidad de |tener que )?(?:registrarte|registrarse|registro)",
		"(?:puedes|podrias|te invito a|tambien puedes) (?:ver|mirar|recorrer|probar|explorar|conocer)(?:l[oa]s?)? (?:(?:algunos |unos |varios )?ejemplos|(?:las |algunas |unas )?demos|conversaciones de ejemplo|(?:los |algunos )?casos)(?: de (?:conversaciones|asistentes))? en (?:la|nuestra) pagina de (?:demos|casos|soluciones)",
		"puedes (?:ver|conocer|recorrer|mirar) (?:los |las |unos |unas )?(?:casos|demos|productos|soluciones|industrias|conversaciones de ejemplo) en la pagina de (?:casos|demos|productos|soluciones|industrias)",
		"(?:puedes|lo puedes|la puedes) (?:leer|ver|encontrar|consultar|conocer|revisar|encontrarlo|verlo)(?: (?:mas|mas informacion|los detalles|el detalle|todo|mas detalles|sobre eso))*(?: (?:en|aqui|en el sitio|en la pagina|en esta pagina|en nuestra pagina|en este enlace))*",
	],
	tools: [
		`si (?:te parece|quieres|prefieres) te (?:paso|comunico|conecto) con ${person} que te (?:lo |la )?(?:puede|pueda) (?:responder|explicar|aclarar|confirmar|contar)`,
		`(?:me )?(?:regalas|das|dejas|compartes|puedes (?:dar|dejar|compartir)) ${given}(?: (?:y|o) ${given})*(?: para (?:seguir|continuar|empezar|preparar(?:la|te la)?|que te (?:contacten|contacte|escriban|llamen)))?`,
		`(?:(?:entonces |por eso |asi que )?(?:el (?:siguiente|primer|proximo|mejor) paso (?:es|seria)|lo (?:mejor|ideal|primero|mas facil)(?: (?:es|seria))?|(?:te )?(?:recomiendo|sugiero|recomendaria|conviene|propongo|invito a)|(?:puedes|podrias|podemos|podriamos|si quieres puedes|te parece si|que tal si|quieres que|te gustaria)) )?(?:agendar(?:lo)?|agendamos|reservar|reservamos|programar|programamos|empezar(?: por| con)?|empezamos(?: por| con)?|hacer|hacemos|pedir) (?:el|un|tu) (?:audit express|auditexpress|diagnostico(?: (?:gratuito|gratis|de 30 minutos|express))*)(?: (?:gratuito|de 30 minutos))*(?: (?:en su pagina|en la pagina del auditexpress|desde su pagina))?`,
		`para (?:tener|saber|conocer|darte|definir) (?:un|el) (?:valor|precio|costo)(?: (?:exacto|claro|concreto))?`,
		`(?:te )?(?:gustaria|quieres|quisieras|prefieres)(?: que)? ${person} te (?:contacte|llame|escriba|ayude|oriente|explique)(?: (?:para|con) (?:eso|resolver(?:lo)?|resolver eso|los detalles|revisarlo))*`,
		`(?:si te sirve |si quieres )?(?:puedo|podria) (?:armar(?:te)?|preparar(?:te)?) (?:una|la|tu) propuesta con (?:lo que (?:hemos hablado|me contaste|me has contado|ya me contaste|hablamos)|esa informacion|eso)`,
		"para (?:preparar(?:te|la)?|armar(?:te|la)?|hacer(?:te|la)?|enviar(?:te|la)?|mandar(?:te|la)?)(?: (?:la|una|tu) propuesta)?|para (?:recomendarte algo|ayudarte mejor)",
		`(?:si (?:quieres|prefieres|gustas|te parece|deseas) )?(?:puedo|podria|te puedo|con gusto|te|ya puedo|tambien puedo) (?:te )?(?:preparar(?:te)?|preparo|armar(?:te)?|armo|hacer(?:te)?|hago|generar(?:te)?|enviar(?:te)?) (?:la|una|tu) propuesta(?: en pdf| personalizada| a tu medida| para tu (?:negocio|empresa|hotel|tienda|taller|caso))*`,
		`(?:si (?:quieres|prefieres|gustas|deseas) )?(?:puedo|podria|te puedo|te|tambien puedo|con gusto te) (?:pasar(?:te)?|paso|comunicar(?:te)?|comunico|conectar(?:te)?|conecto|poner(?:te)? en contacto|pongo en contacto) con ${person}(?: (?:si quieres|si prefieres))?`,
		`si prefieres (?:hablar|conversar|tratarlo|verlo|escribir) con ${person}|si quieres (?:hablar|conversar) con ${person}`,
		"(?:puedo|dejame|lo|te lo|permiteme) (?:buscar(?:lo|te)?|busco|revisar(?:lo)?|reviso|consultar(?:lo)?|mirar(?:lo)?)(?: (?:eso|esa informacion|en el sitio|en la pagina|en la informacion publicada))*",
		`(?:para (?:preparar(?:te|la)?|armar(?:te|la)?|hacer(?:te|la)?|enviar(?:te|la)?|mandar(?:te|la)?)(?: (?:la|una|tu) propuesta)? )?(?:solo )?(?:me (?:falta|faltan|faltaria)|necesito|necesitaria)(?: (?:solo|saber|todavia|aun))*(?: ${given})(?: y ${given})*`,
		`si (?:me )?(?:das|dejas|compartes|regalas) ${given}(?: y ${given})*`,
		"con (?:esos|estos|tus) datos(?: ya)? (?:puedo|te puedo|podria) (?:preparar(?:te)?|armar(?:te)?) (?:la|tu|una) propuesta",
		"(?:te )?(?:la|lo) (?:preparo|armo|hago|envio|mando)(?: (?:en pdf|por correo|cuando (?:quieras|me digas)))*",
	],
	unknown: [
		"(?:los )?(?:precios|valores|costos|tarifas) no (?:estan|se encuentran|aparecen) (?:publicad[oa]s|disponibles)(?: (?:aqui|en el sitio|en la pagina|en linea))*|no (?:hay|tenemos|manejamos|existe|tengo) (?:un |una )?(?:(?:precio|tarifa|valor|costo)(?: (?:fij[oa]|unic[oa]|estandar|publicad[oa]))+|lista de precios)",
		"(?:pero |asi que )?no (?:te )?(?:puedo|podria|podemos|quiero) (?:prometer(?:te)?|garantizar(?:te)?|asegurar(?:te)?) (?:un |ningun |el |ese |esos |los )?(?:resultados?|cifras?|porcentaje|numero|retorno)(?: (?:especific[oa]s?|concret[oa]s?|exact[oa]s?|puntual))*",
		"(?:esa (?:parte|informacion)|ese (?:dato|detalle|punto)|eso)(?: si)? no (?:la |lo )?(?:se|conozco|tengo|manejo)(?: (?:con (?:certeza|exactitud)|a la mano|aqui))?|no (?:lo )?(?:se|sabria decirte|sabria decirlo)(?: con (?:certeza|exactitud|precision|seguridad))?|no estoy segur[oa](?: de eso)?",
		"(?:de|sobre|acerca de) (?:eso|ese tema|ese punto|ello) no (?:hay|tengo|encuentro|encontre|aparece) (?:informacion|datos|detalles|nada)(?: (?:publicad[oa]s?|en el sitio|en la pagina|aqui))*",
		`(?:lo mejor|lo ideal|es mejor|mejor|eso es mejor|ese tema es mejor)(?: (?:es|seria))?(?: que)?(?: lo)? (?:hables|hablar(?:lo)?|consultes|consultar(?:lo)?|veas|ver(?:lo)?|revises|revisar(?:lo)?|preguntes|preguntar(?:le|lo)?|converses)(?: (?:eso|directamente))* (?:con|a) ${person}`,
		"no (?:tengo|manejo|publicamos|tenemos) (?:precios|tarifas|valores|descuentos)(?: (?:publicad[oa]s|aqui|en el sitio|para compartir|por aqui))*|(?:y |pero )?(?:eso|ese (?:dato|detalle|punto)|esa informacion) no (?:esta|aparece|figura)(?: (?:publicad[oa]|en el sitio|en la pagina|disponible|aqui))+",
		"(?:sobre eso |de eso |aun |todavia )?no (?:tengo|encuentro|cuento con|veo|dispongo de|manejo) (?:esa|ese|esta|este|mas)? ?(?:informacion|dato|detalle|datos)(?: (?:publicad[oa]|disponible|en el sitio|sobre eso|a la mano|aqui|en la pagina|al respecto|sobre ese tema))*",
		"(?:el|este) sitio no (?:dice|menciona|publica|habla|explica|detalla)(?: nada)?(?: (?:sobre|de|acerca de))?(?: (?:eso|ello|ese (?:tema|dato|punto)|esa informacion))?",
		"(?:y )?(?:prefiero|no quiero|mejor) no (?:inventar(?:te|me)?|inventarte|adivinar|suponer)(?: (?:una respuesta|nada|un dato|datos|la respuesta))?|no quiero (?:inventar(?:te)?|adivinar)(?: (?:una respuesta|nada))?",
		`(?:eso|esa|ese|ese (?:dato|detalle|punto|tema)|esa (?:informacion|pregunta|parte)|lo demas)(?: (?:te lo|te la|lo|la|los))? (?:puede|podria|lo puede) (?:confirmar(?:te|lo)?|responder(?:te|la|lo)?|resolver(?:te|lo)?|aclarar(?:te|lo)?|explicar(?:te|lo)?|revisar(?:lo)?) ${person}`,
		`(?:eso|ese (?:dato|detalle|punto|tema)|esa (?:informacion|pregunta|parte))(?: (?:te lo|te la|lo|la)) (?:confirma|responde|resuelve|aclara|revisa|explica|define)(?: contigo)? ${person}`,
		`${person} (?:te (?:lo|la) )?(?:puede|podria) (?:confirmar(?:te|lo|telo)?|responder(?:te|lo|la)?|aclarar(?:te|lo)?|ayudar(?:te)?|orientar(?:te)?|resolver(?:te|lo)?)(?: (?:eso|con eso|ese (?:dato|detalle|punto|tema)|esa (?:pregunta|duda|informacion|parte)))?`,
		"(?:eso |ahi )?no (?:te )?(?:lo )?(?:se|sabria decirte|puedo (?:responder(?:te)?|ayudar(?:te)?|confirmar(?:te|lo)?|asegurar(?:te|lo)?|decir(?:te|lo)?|prometer(?:te|lo)?))(?: (?:eso|con eso|en eso|esa pregunta))?",
		"no (?:puedo|podria|me es posible|estoy autorizad[oa] para) (?:ofrecer(?:te)?|dar(?:te)?|prometer(?:te)?|acordar|confirmar(?:te)?|hacer(?:te)?) (?:descuentos|precios|un descuento|un precio|promesas|garantias|fechas|condiciones|ni (?:precios|descuentos|fechas))(?: (?:ni|o|por aqui|por este medio|precios|descuentos|fechas|condiciones|en este chat))*",
		"(?:eso )?no (?:esta|hace parte|es parte) (?:entre|de|dentro de) lo que (?:ofrecemos|hacemos)(?: aqui| en este sitio)?",
	],
	yes: "sin problema|no hay problema|listo|hecho|perfecto|vale|ok|excelente|genial|si|claro|claro que si|por supuesto|desde luego|exacto|exactamente|correcto|asi es|de acuerdo|cierto|no|efectivamente|con seguridad|en efecto",
	repeats:
		"(?:y |entonces )?(?:(?:ya )?(?:anote|anoto|anotado|registre|entiendo|entendi|entendido|veo|me (?:dices|cuentas|contaste|comentas)|dices|mencionas|comprendo|tomo nota de)(?: que)?|asi que|o sea que)",
	asks: `que cual cuales como cuando donde cuanto cuantos cuanta cuantas quien por
		llamar llama llamas dedicar dedica negocio empresa hotel tienda taller colegio fundación inmobiliaria mejorar gustar gustaría gusta querer quieres
		preferir prefieres compartir compartes contar cuentas cuéntame dar das dejar dejas decir dices correo teléfono celular nombre completo propuesta preparar prepare
		armar arme enviar envíe mandar mande escribir escriben escribo escriba contactar contacten contacte comunicar comunique conectar conecte pasar pase hablar persona equipo alguien
		presupuesto mente aproximado fecha plazo necesitar necesitas necesites gente personas trabajar trabajan contigo tamaño
		clientes huéspedes pacientes estudiantes compradores interesados mensajes preguntas preguntan preguntar frecuencia repiten más menos mayor sistema reservas CRM agenda
		usar usas utilizas manejas tener tienes tienen funcionar funcionando andando listo empezar ayudar ayudo ayude algo otra otro duda dudas saber conocer ver demo demos
		página tarea tiempo quita quitar día noche hora cualquier semana hoy actualmente ahora canal canales whatsapp web redes instagram facebook chat llegar llegan
		contestar contestan atender atienden responder responden responde problema principal importante servicio ventas atención cliente gerente cargo sector industria
		ciudad país idioma idiomas español inglés diagnóstico agendar sesión seguir continuar primero parece interesa sirve sería idea resumen explicar explique
		contándome cuente buscar busque algún alguna sido perder pierdes pierden ventas reservar recibir recibes pedidos citas volumen mes cuántos tareas automatizar resolver
		servir poder puedo podrías puedes hacer hacen entender entiendo bien correctamente dato datos cambiar corregir actualizar quieran llevar principalmente producto productos interesaría estés buscando`,
};
