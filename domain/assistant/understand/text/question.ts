import { people } from "../words/scenes/en.ts";
import { writtenOut } from "../words/shorthand.ts";

const spanish =
	/^(?:(?:y|pero|o|oye|oiga|ah|ok|okay|listo|bueno|hola|buenas|disculpa|disculpe|eso|entonces|una pregunta|pregunta)[,.:]? ){0,4}(?:(?:que|q|k) (?:me recomiend\w+|me sugier\w+|me conviene|es|son|hacen|haces|hace|ofrecen|venden|pasa|tan|tipo|incluye|productos|servicios|industrias|beneficios|idiomas|datos|necesito|hay|significa)|como (?:le|nos|funciona|es|son|hacen|lo|se|trabajan|empiezo|empezamos|me|puedo|puede|les|los|cuidan|protegen|van)|cuant[oa]s?|cual(?:es)?|donde|cuando (?:es|empiez|estaria|podria|podemos|lo|me|nos|llega|inicia)|quien(?:es)?|por que|para que|de donde|desde donde|en que|en cuanto|a que|con que|con quien(?:es)?|(?:me )?puede[ns]?|pueden|podrian?(?! (?:pagar|invertir|gastar|dar|destinar))|tienen|tienes|sirve|funciona|trabajan|atienden|hacen|manejan|ofrecen|hablan|eres|es (?:como|igual|parecid\w+|lo mismo|gratis|posible|seguro|verdad|caro|legal|confiable)|son (?:de|una|un|confiables)|hay|incluye|se (?:integra|conecta|puede|demora)|me (?:explicas?|cuentas?|dices?|ayudas?)|(?:quiero|quisiera|me gustaria) (?:saber|conocer|entender|preguntar)|necesito saber|reemplaza|va a reemplazar|requiere|toca|existe|dan|debo|tengo que)\b/;
const english =
	/^(?:(?:and|but|so|ok|okay|hey|hi|hello|well|cool|quick question|question)[,.:]? ){0,4}(?:what(?:'s|s| is| are| do| does| about| if| can| kind| languages| happens| products| services| will)?|how(?: do| does| much| long| many| is| are| can| would|'s)?|who(?:'s| is| are)?|where|when (?:do|does|can|will|is|are)|why|which|can (?:you|i|it|we|your)|could (?:you|i|it|we)|do (?:you|i|we|they)|does|did you|is (?:it|this|there|that|your)|are (?:you|there|your|they)|will (?:it|you|this|i|we)|would (?:you|it|this)|have you|has it|i(?:'d| would) like to know|i want to know|tell me (?:more )?about|tell me (?:what|how|more))\b/;

/** What people say before they ask. */
const courtesies =
	/^(?:(?:hola|holi|holaa+|buen[oa]s?(?: (?:dias?|tardes?|noches?))?|(?:que|q) (?:tal|mas)|hi|hello|hey|good (?:morning|afternoon|evening)|mir[ae]|vea|oig[ae]|oye|disculp[ae]|perdon|por favor|porfa|una (?:consulta|pregunta|duda)|quick question|question)[,.:! ]+){1,6}(?=\S)/;
/** "Y ustedes quiénes son": whom the question is of stands first. */
const subjects =
	/^(?:y |pero |and |but )?(?:(?:esto|eso) (?=como|cuanto|que|es para|reemplaza|se )|(?:ustedes|uds|el (?:bot|chatbot|asistente)|la ia|the (?:bot|chatbot|assistant)) (?=\S))/;
/** How a question begins that opens with a small word, or with what somebody would like to know. */
const spanishOpenings = new RegExp(
	`^(?:(?:y|pero|o|oye|oiga|ah|ok|listo|bueno|hola|buenas|disculpa|una pregunta|pregunta|tambien)[,.:]? ){0,4}(?:${[
		"(?:se |me |nos |les? |l[oa]s? ){1,2}(?:pueden|podrian?|sirven?|sirviera|muestran?|conviene)|me (?:dan|regalan|hacen)|(?:l[eo]s?|me|nos|se) puede",
		"(?:han|ha) (?:trabajado|hecho|tenido|atendido|montado)",
		"(?:que|q|k) (?:diferencia|horario|hora|dias|empresas|clientes|garantia|sistemas|precio|costo|trae|tanto|pasaria|hara|haria|casos|experiencia|soporte|redes|canales)",
		"(?:que|q|k) (?:resultados|tengo que|toca|debo|tengo|sistemas|hago|pasos|ventajas|funciones|otros?|otras?|mas (?:hace|ofrecen|incluye)|opciones|marcas|metodo|requisitos|papeles)",
		"(?:para|desde) cuando|como (?:se (?:instala|paga|usa|maneja|conecta|hace|contrata|ve|veria)|hago|seria|quedaria|pago|instal\\w+)|(?:l[oa]s? )?(?:puedo|podria) (?!pagar|invertir|gastar|poner (?:un[oa]s |como )?\\d|dar \\d)|(?:hay que|toca|debo) (?:pagar|comprar|instalar|firmar|descargar|saber)",
		"(?:muestr[ae]|ensen[ae])(?:me|nos)",
		"hasta que hora|a que hora|hace cuanto|desde cuando|por cuanto|(?:mas o menos )?(?:por |como )?cuanto",
		"(?:puedo|podemos|podria|podriamos) (?!pagar|invertir|gastar|poner|dar|destinar|ofrecer)",
		"(?:es (?:solo )?para (?:empresas?|negocios?|quien)|abren|cierran|aceptan (?:tarjetas?|pagos?|nequi|pse|dolares)|guardan (?:las|los|mis) (?:conversaciones|chats|datos)|aprenden? (?:sol[oa]|con)|casos (?:de|en)|ejemplos (?:de|en)|cada cuanto|me regalas?|tiene (?:limite|garantia|costo|app|soporte|prueba|demo|api|contrato|permanencia)|(?:contestan?|responden?|entienden?|reciben?|mandan?|envian?|atienden?) (?:audios?|notas de voz|fotos|imagenes|pagos|tarjetas?|de noche|de madrugada|los (?:domingos|sabados|festivos|fines)|a toda hora|24|sol[oa]|automatic\\w+)(?! (?:tarde|mal|y|pero|nadie))|(?:le )?quita (?:el )?(?:trabajo|empleo)|reemplazan? al?|cumplen|garantizan|usan (?:chat ?gpt|ia|inteligencia|gemini|openai|la ia)|incluyen?|(?:habla|contesta|responde|atiende) (?:en )?(?:ingles|otros|frances|portugues|varios)|es dificil|es facil|es complicado|es necesario)",
	].join("|")})\\b`,
);
const englishOpenings =
	/^(?:(?:and|but|so|ok|okay|hey|hi|hello|well|also)[,.:]? ){0,4}(?:whats|hows|wheres|whos|(?:you )?got any|anything for|any (?:case|example|reference|discount|guarantee|demo)s?|may i|am i|is (?:the|my|a|an|anyone)|are we|has anyone|have (?:u|they)|can (?:u|they|someone use)|do u|would (?:that|you|i)|will (?:that|my)|who'?s|r u)\b/;
/** "¿Y si el cliente pregunta algo raro?", written without its marks. */
const whatIf =
	/^(?:y |pero |and |but |que pasa )(?:si|if|what if) (?:le (?:dice|contesta|da|responde|manda|pregunta)|les|se le|el|la|los|las|un|una|mi|mis|no|alguien|algun|se|me|nos|luego|despues|quiero|queremos|necesito|llega|llegan|contesta|responde|falla|pregunta|preguntan|da|dice|inventa|the|a|my|it|they|somebody|someone|something|i|we)\b/;
/** The question comes last: "la reunión cuánto dura". */
const endsAsking =
	/^(?!.*\b(?:no (?:se|sabemos|sabe)|ni idea|(?:don'?t|not) (?:really )?(?:know|sure)|no idea|idk)\b).*\b(?:cuanto (?:dura|demora|tarda|cuesta|vale|sale)|que pasa|que hace|se puede|donde (?:queda|es)|(?<!no )se (?:integra|conecta)|(?<!\bno )(?:me|nos|le) sirve|does it (?:integrate|work|connect)|how long|how much)[ .!]*$/;
/** "No sé nada de computadores, ¿igual sirve?" without its marks. */
const endsHoping =
	/ (?:is (?:that|it) (?:ok|okay|fine|a problem|alright|possible)|(?:igual|asi) (?:me |nos )?(?:sirve|se puede|funciona)|(?:(?<!\bno )hay|es un) (?:algun )?problema|se puede o no|(?:or|o) (?:not|no|que))[ .!]*$/;
const booked =
	"(?:cita|reunion|llamada|videollamada|sesion|asesoria|diagnostico|audit(?:oria)?|demo(?:stracion)?|appointment|meeting|call|session|audit|diagnostic|demo)";
/** "Quiero agendar el diagnóstico", "I need an appointment tomorrow": asks for ours, and is no need of their business. */
const books = new RegExp(
	`^(?:(?:hola|buenas|buenos dias|buenas tardes|hi|hello|hey|ok|listo|si|yes|please|por favor)[, ]+)*(?:(?:yo |i |i'd |we |i'?m |we'?re )?(?:me interesa|interested in|quiero|quisiera|queremos|necesito|necesitamos|me gustaria|puedo|como|want|need|like|would like|can i|could i|let's)(?: to)? ?)?(?:hacer|tomar|agend\\w+|program\\w+|reserv\\w+|pedir|sacar|apartar|separar|tener|ver|book|schedule|set up|get|have|see)? ?(?:un|una|el|la|mi|a|an|the|my)? ?(?:free |video )?${booked}(?: (?:express|gratis|gratuit[oa]|con (?:ustedes|alguien|el equipo|un asesor|una asesora)|with (?:you|someone|the team)|por (?:favor|zoom|video)|please|para|for|el|la|this|next|on|manana|hoy|tomorrow|today|lunes|martes|miercoles|jueves|viernes|monday|tuesday|wednesday|thursday|friday|semana|week|proxima|esta|que viene|en la (?:manana|tarde)|por la (?:manana|tarde)|morning|afternoon|ya))*[ .!]*$`,
);

/** "Hay muchos mensajes sin responder" begins as a question does, and tells. */
const complains =
	/^(?:hay|atienden|hacen|manejan|tienen|contestan?|reciben?|entienden?) .*\b(?:mal|tarde|sin (?:responder|contestar|leer|atender)|a mano|perdid[oa]s|acumulad[oa]s)\b/;

/** "What we need is …", "clients ask how much": a wish and a scene in the words of a question. */
const tells =
	/^(?:(?:and|but|so|well|honestly|look|ok) )?what (?:(?:i|we) (?:really |mainly |just )?(?:want|need|would (?:like|love)|am after|are after|hate|dread)|(?:i'd|id|we'd) (?:really |just )?(?:love|like)|(?:really |mostly )?(?:happens|hurts|kills us|bothers (?:me|us))(?: most)?) (?:is|are) (?!it\b|this\b)/;
const theyAsk = new RegExp(
	`^(?!.*\\byou\\b).*\\b(?:${people}|la gente|clientes|pacientes|huespedes|papas) (?:[a-z']+ ){0,6}(?:ask|asks|asking|preguntan?|preguntando) (?:[a-z]+ ){0,3}(?:how much|how long|cuanto(?: [a-z]+)?)[ .!]*$`,
);

/** What nobody tells of their own business: it is asked of ours, without a mark. */
const asksOfUs = new RegExp(
	`^(?:(?:y|pero|o|and|but|so|ok|okay|entonces|oye|oiga|igual|also|tambien)[,.:]? ){0,3}(?:${[
		"(?:van?|vas) a (?:echar|despedir|reemplazar|sacar|cobrar(?:me|nos)?|quitar|dejar|llamar(?:me|nos)?|llenar|mandar|funcionar|servir|entender|usar|compartir|vender (?:mis|los))",
		"(?:me|nos|les) (?:van?|iran|ira) a ",
		"(?:para|por) que (?:quieren|necesitan|usan|piden|es|son|les sirve) ",
		"(?:mis?|nuestr[oa]s|los|las) (?:datos|clientes|pacientes|huespedes|alumnos|padres|empleados|trabajadores|asesores|informacion) (?:(?:no )?(?:pueden?|podrian?|quedan? (?:segur|guardad|protegid)|(?:se )?van? a|estan? segur|tendrian?|tienen que|deben) ?)",
		"(?:contestan?|responden?|atienden?|funcionan?|trabajan?|sirven?) (?:a las|a la|los|las|en|con|por|para|de) (?:\\d|madrugada|domingos?|sabados?|festivos|fines|mexico|linea|todo|otros?|varios|mi |mis |un |una |el |la )",
		"(?:eso|esto|este|esta|lo de ustedes) (?:no )?(?:es|seria|viene siendo|sirve|funciona|reemplaza|se (?:conecta|instala|paga|puede))",
		"(?:la|el|mi) (?:primera|primer|reunion|llamada|demo|diagnostico|audit|sesion|prueba) .*(?:cobran?|gratis|cuesta|costo|vale|dura|obliga)",
		"(?:despues|luego|una vez) (?:de |que )?.*\\b(?:ustedes|ayudan|soporte|acompanan|siguen|quien|que pasa|responden|me dejan)\\b",
		"(?:puedo|podemos|pueden|puede|podran?) (?!pagar|invertir|gastar|poner|dar|destinar|ofrecer)",
		"(?:los|las|mis|nuestros) \\w+ (?:pueden|podrian) ",
		"(?:l[oa]s? |me |nos |se )?(?:puedo|puede|pueden|podria) (?:probar|ver|usar|conectar|cancelar|hablar|entrar)",
		"si (?:vale la pena|funciona|sirve|es (?:seguro|verdad|facil|dificil))",
		"(?:ya )?(?:tienen|han tenido|hay) (?:hoteles|clientes|casos|clinicas|colegios|tiendas|ejemplos|alguien|algun)",
		"tambien (?:manda|envia|contesta|responde|hace|sirve|funciona|atiende|habla|toma|agenda|vende|cobra)n?",
		"(?:ustedes )?(?:estan|quedan) (?:en|por|cerca)",
		"me toca (?:cambiar|pagar|comprar|aprender|instalar|firmar|hacer)",
		"(?:las|los) \\w+ (?:usan|utilizan|tienen) (?:esto|eso|un bot|algo)",
		"do \\w+(?: \\w+)? (?:use|have|need|like) ",
		"is (?:\\w+ ){0,3}(?:hard|easy|difficult|complicated|expensive|included|free|safe|secure|worth|legit)\\b",
		"manejan|cobran|hacen|usan|tienen|ofrecen|venden|trabajan (?:con|en|los)|ayudan (?:con|a|en)",
		"any (?:\\w+ ){1,3}(?:using|use|like|that|on|in|near)|anyone (?:using|else|like)|anybody",
		"(?:you|y'all|you guys|ya) (?:going|have|do|work|help|offer|take|guys|make|build|sell|got|speak|know|connect|support|charge|based)",
		"(?:does|do|is|are|was|will|would|can|could|should|has|have|did|am) (?:a|an|my|our|the|your|it|this|that|they|you|i|we|people|someone|anyone|patients|customers|guests|parents|clients|hotels) ",
		"got (?:any|a|some) (?:examples?|demo|case|reference|discount|trial|clients?|number|phone|office|video)",
		"so (?:it|this|that|you) (?:can|will|just|only|does|is)",
		"isn't (?:this|it|that)|aren't you|doesn't (?:it|this)|won't (?:it|this|you)|don't you|can't (?:i|you|it)",
	].join("|")})`,
);
/** "FCMsie vs Contact Pilot". */
const compares = /^.{2,40} (?:vs\.?|versus) .{2,40}$|^(?:la )?diferencia entre /;

/** Whether somebody wants a session with us: "quiero agendar el diagnóstico", "book a call". Input folded. */
export function booksWithUs(folded: string): boolean {
	return folded.length <= 90 && books.test(folded.replace(courtesies, "")) && !/\bdemo/.test(folded);
}

/** Whether a folded sentence begins the way questions do, for those who write without question marks. */
export function opensQuestion(said: string): boolean {
	const folded = said.replace(courtesies, "").replace(subjects, "");
	if (heading.test(folded) || complains.test(folded) || tells.test(folded) || theyAsk.test(folded))
		return false;
	const written = writtenOut(folded);
	return opens(folded) || (written !== folded && opens(written));
}

/** "What we need: an online shop", "who we are: Bramble & Finch". */
const heading =
	/^(?:what|who|where|how|que|quienes|donde|como) (?:we|i|queremos|necesitamos|somos|tenemos)(?: [a-z]+){0,3}: /;

function opens(folded: string): boolean {
	return (
		spanish.test(folded) ||
		english.test(folded) ||
		spanishOpenings.test(folded) ||
		englishOpenings.test(folded) ||
		compares.test(folded) ||
		asksOfUs.test(folded) ||
		whatIf.test(folded) ||
		(folded.length <= 80 && (endsAsking.test(folded) || endsHoping.test(folded) || books.test(folded)))
	);
}
