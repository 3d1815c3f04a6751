import type { Passing } from "./passing.ts";

const hijos = "(?:hij[oa]s?|nin[oa]s?|bebes?|niet[oa]s?|chiquit[oa]s?|peque(?:s|nos|n[oa])?)";
const parientes =
	"(?:espos[oa]|marido|mujer|novi[oa]|mama|papa|madre|padre|herman[oa]s?|prim[oa]s?|ti[oa]s?|abuel[oa]s?|sobrin[oa]s?|cunad[oa]s?|sueg?r[oa]s?|yerno|nuera|amig[oa]s?|vecin[oa]s?|companer[oa]s?(?: de [a-z]+)?)";
const cercanos =
	"(?:amig[oa]s?|conocid[oa]s?|colegas?|herman[oa]s?|prim[oa]s?|ti[oa]s?|sobrin[oa]s?|cunad[oa]s?|suegr[oa]s?|compadre|comadre|vecin[oa]s?|ex ?-?(?:jef[ea]|espos[oa]|soci[oa]|marido))";
const rivales = "(?:competencia|competidor(?:es)?|rival(?:es)?|clientes?|proveedor(?:a|es)?|banco)";
const casa =
	"empresa|hotel|agencia|tienda|colegio|restaurante|cadena|almacen|local|negocio|senora?|sitio|man|tipo";
const alLado =
	"(?:de al lado|de enfrente|de la (?:esquina|cuadra|competencia)|del (?:lado|barrio|frente)|vecin[oa])";
const rato =
	"(?:momento|momentico|momentito|segundo|segundito|segundico|segundos|minuto|minutico|minutito|minutos|rato|ratico|ratito|tantico|toque|seg|min)";
const visitado =
	"(?:colegio|escuela|jardin|guarderia|universidad|gimnasio|banco|hospital|clinica|medico|doctor[a]?|odontologo|odontologa|dentista|veterinari[oa]|farmacia|drogueria|aeropuerto|hotel|restaurante|cafe|bar|supermercado|tienda|mercado|centro comercial|taller|mecanico|peluqueria|barberia|salon|iglesia|notaria|juzgado|panaderia|abogad[oa]|contador[a]?|playa|cine|biblioteca|oficina|agencia de viajes|inmobiliaria|finca|consultorio|eps)";
const atiende =
	"(?:odontolog[oa]|dentista|medic[oa]|doctor[a]?|contador[a]?|abogad[oa]|veterinari[oa]|banco|arrendador[a]?|mecanic[oa]|plomero|electricista|peluquer[oa]|profe(?:sora?)?|notari[oa]|inmobiliaria|aseguradora|proveedor[a]?)";

/** Where somebody begins to speak of another. */
const clause = "(?:^|\\b(?:y|pero|pues|porque|es que|mientras|como|que|perdon) )";

/** What people say in passing, in Spanish. */
export const spanish: Passing = {
	courtesy:
		"ay|uy|ah|oh|mm+|hm+|eh|este|ok|listo|bueno|pues|perdon|perdona|perdone|disculpa|disculpe|disculpame|disculpeme|que pena|por favor|porfa|porfis|gracias|si|no|ya|solo|ahora|ahorita|pero|es que|mijo|mija|jaja",
	pauses: [
		"(?:espera(?:me|te)?|espere(?:me)?|esperen|perame|aguanta(?:me)?|aguarda|aguarde|dame|deme|regalame|regaleme|permiteme|permitame|perate|tenme)?(?: ?solo)? ?(?:un|una|dos|cinco|\\d+|unos|como un) (?:breve |corto )?" +
			`${rato}(?: (?:que|porque|mientras) .{1,30})?|(?:espera|espere|aguanta|aguante|dame|deme|regala|regale)(?:me)? ${rato}`,
		"espera(?:me|te)?|espere(?:me)?|esperen(?:me)?|perame|aguanta(?:me)?|aguarda|aguarde|dame chance|dame tiempo|momentico|momentito|un toque|un tantico",
		"(?:ya|ahora|ahorita|enseguida|en un rato|luego) (?:casi )?(?:vuelvo|vengo|regreso|seguimos|te (?:digo|escribo|contesto|cuento|respondo|confirmo)|le (?:digo|cuento|confirmo))(?: (?:en|mas tarde|luego|ahora|despues|manana|cuando|que)\\b.{0,20})?|(?:vuelvo|regreso|sigo) (?:ya|ahora|ahorita|luego|mas tarde|en (?:un|una|unos|cinco|diez|dos|\\d+)\\b.{0,20})",
		"(?:deja|dejame|dejeme|permiteme|permitame) (?:le |lo |l[oa]s? |les )?(?:pregunt|mir|revis|consult|ver|averigu|verific)\\w*(?: .{1,40})?",
		"(?:ya )?(?:tengo que|me toca|debo) (?:salir|irme|colgar|abrir la puerta)(?: (?:ya|ahora|un momento|corriendo|de afan|rapido))*|(?:ya )?tengo que (?:atender|contestar) (?:a )?(?:una llamada|esta llamada|la puerta|alguien|un cliente|una visita)(?: (?:ya|ahora|un momento|rapido))*",
		"me llaman(?: (?:ahora|otra vez|de la oficina|a la puerta))?|me estan (?:llamando|necesitando|buscando)(?: (?:al|a la|por la|de|otra|ahora|ya|en este)\\b.{0,20})?|me (?:necesitan|timbran|entro (?:una|otra) llamada)(?: (?:ahora|un momento|aca|aqui))?",
		"(?:estan|esta) (?:timbrando|tocando|golpeando)(?: (?:a |en )?(?:la|el|mi) .{1,20})?|tocan (?:la puerta|el timbre)|timbran|(?:esta )?(?:sonando|timbrando) (?:el|mi) (?:telefono|celular|timbre)|suena (?:el|mi) (?:celular|timbre)",
		"se (?:me |nos )?(?:fue|cayo|corto|dano|bloqueo|descargo|apago) (?:la luz|el internet|la senal|el wifi|la llamada|el celular|el computador|la bateria|el telefono)(?: .{1,20})?",
	],
	interruptions: [
		"(?:me|nos) (?:estan )?(?:llaman?|llamando|necesitan?|timbran|buscan?|hablan?|entra|entro|llego|llegaron)\\b.{0,30}",
		"(?:esta|estan|me estan|nos estan) (?:timbrando|tocando|llamando|sonando|esperando|buscando|llorando|ladrando|golpeando)\\b.{0,30}",
		"(?:tocan|golpean|timbran|suena|timbra|llora|ladra)\\b.{0,30}|(?:el|mi) (?:telefono|celular|timbre|perro|bebe|jefe)\\b.{0,30}",
		"(?:me |nos )?(?:llego|entro|vino|tengo|hay|llega|aparecio) (?:(?:un|una|otr[oa]|el|la|mi) (?:cliente|llamada|domicili\\w+|visita|jefe|jefa|proveedor|paquete|reunion|senora?|pedido|mensajero|huesped|paciente|vecin[oa])|gente|alguien)\\b.{0,30}",
		"se me (?:quema|esta quemando|quemo|cayo|fue|va|rego|dano|apago|descarg|derramo|sale)\\w*\\b.{0,30}",
		"(?:el|la|los|las|mi|mis) (?:nin[oa]s?|bebe|hij[oa]s?|perr[oa]s?|gat[oa]s?|jef[ea]|espos[oa]|mama|papa)\\b.{0,40}",
		"(?:voy|estoy) (?:manejando|en (?:una reunion|el bus|la calle|la fila|el carro|otra llamada|el banco)|cocinando|con un cliente|ocupad[oa]|de afan)\\b.{0,20}",
		"(?:busco|voy por|traigo|me pongo|apago|cierro|abro) (?:las|los|el|la|mis|mi|un|una) [a-z]+(?: [a-z]+)?",
		"es (?:mi|el|la|un|una) (?:jef[ea]|espos[oa]|mama|papa|hij[oa]|cliente|mensajero|domiciliario|vecin[oa])\\b.{0,20}",
	],
	assurances: [
		"(?:no (?:es |hay |tengo )?(?:ningun )?|sin (?:ningun )?|ningun )(?:problema|lio|rollo|inconveniente)(?: con eso)?|no (?:te preocupes|se preocupe[ns]?|pasa nada|importa)|tranquil[oa]",
		"(?:ya |yo |yo ya )?(?:l[oa]s?|todo) (?:cambie|corregi|arregle|actualice|edite|modifique|ajuste|cambiamos|corregimos|arreglamos)(?: (?:ya|yo|mism[oa]|todo|otra vez|de nuevo))*|ya (?:cambie|corregi|arregle|actualice)(?: (?:eso|todo))?",
		"(?:eso |todo )?(?:ya )?(?:quedo|esta|estan|quedaron) (?:ya )?(?:bien|list[oa]s?|cambiad[oa]s?|corregid[oa]s?|arreglad[oa]s?|solucionad[oa]s?|actualizad[oa]s?)(?: ya)?|ya quedo",
	],
	puzzled: [
		"(?:yo )?no (?:te |le |les |lo |la |me )?(?:entiendo|entendi|comprendo|capto|pille|quedo claro|pesco|cacho|sigo)(?: (?:bien|muy bien|nada|la pregunta|lo que (?:me )?(?:preguntas?|dices?|quieres?(?: decir)?|dice|quiere|pregunta)|a que te refieres|a que se refiere|que (?:quieres|me preguntas|significa eso|es eso)|esa parte|eso|esa))*",
		"(?:estoy |me )?(?:perdid[oa]|confundid[oa]|confundi|perdi|enrede)|no me queda clar[oa](?: .{1,30})?",
		"(?:como asi|a que te refieres|a que se refiere|que (?:quieres?|quiere) decir|como que|en que sentido|que significa (?:eso|esto)|que me (?:estas |esta )?preguntan?(?:s|do)?|cual era la pregunta|que era la pregunta|como dices?|como dice|mande|que)(?: (?:con|con eso|eso|exactamente|ahi|con lo de .{1,30}))?",
		"(?:me (?:lo|la) |me )?(?:puedes?|podrias?|puede|podria) (?:decir|explicar|repetir|poner|preguntar|aclarar)(?:me)?(?:lo|la)?(?: (?:la pregunta|eso|mejor|mas (?:facil|sencillo|simple|claro|despacio|clarito)|de otra (?:forma|manera)|en otras palabras|con otras palabras|otra vez|de nuevo|por favor|porfa|bien))*",
		"(?:me (?:lo|la) )?(?:repites?|explicas?|repite|explica)(?: (?:la pregunta|eso|mejor|por favor|otra vez|mas (?:facil|claro|simple)))*|(?:en otras palabras|mas claro)",
	],

	worksWith: [
		"(?:(?:pues|bueno|nosotros|yo|(?:el|mi|nuestro) equipo|la gente|las (?:chicas|ninas)|los muchachos|aca|aqui|ahora|hoy|actualmente|por ahora|solo|casi todo|todo|siempre|normalmente) )*(?:l[oa]s? )?(?:usamos|uso|usan?|trabajan? (?:con|en)|utilizamos|utilizo|manejamos|manejo|llevamos|llevo|trabajamos|trabajo (?:con|en|por)(?= (?:el |la )?(?:excel|whats))|vendemos|vendo|compramos|compro|pedimos|pido|pagamos|pago|tenemos montad[oa]|tenemos en|estamos (?:en|con|por|usando|trabajando|vendiendo|montad[oa]s)|andamos (?:en|con)|hacemos|hago|facturamos|cobramos|atendemos|recibimos|probamos|intentamos|publicamos|anotamos|registramos|organizamos|traemos|importamos|sacamos|contratamos|contrate|(?:nos )?pasamos|migramos|(?:nos )?cambiamos)\\b",
		"(?:solo|todo|casi todo|mas que todo|principalmente|por ahora) (?:por|con|en|via|mediante|usando|a traves de) (?=[a-z])",
		"(?:todo|casi todo|eso|las ventas|los pedidos|las reservas|los mensajes) (?:(?:lo|la|los|las|nos|se|va|entra|llega|pasa|llegan|entran) )*(?:por|con|en|usamos|llevamos|llevo|manejamos|hacemos)\\b",
	],
	firm: "(?:(?:mi|la|el|nuestr[oa]|esta|este|su) (?:empresa|empresita|negocio|negocito|compania|marca|agencia|tienda|firma|hotel|hostal|colegio|restaurante|almacen|taller|local|emprendimiento|fundacion|inmobiliaria|constructora|clinica|finca|salon|gimnasio|panaderia|consultorio))",
	firmDoes:
		"(?:ahi|aqui|esta|va|anda|tiene|lleva|vende|hace|crece|abre|cierra|funciona|existe|queda|quedo|nacio|empezo|arranco|trabaja|necesita|usa|atiende|maneja|paga|gana|pierde|sigue|fue|no|nos|me|se|ya|apenas|todavia|aun|siempre|casi|cumple|cuenta|ofrece|pertenece|depende|sobrevive|mueve|factura|da|vive)",
	elsewhere:
		"compr\\w+|traemos|traigo|traen|importamos|importo|pedimos|pido|piden|estudi\\w+|aprendi|supe|lei|almorz\\w+|esperando|factura|cuenta|pase|pasamos|renunci\\w+|trabaja|trabajaba|trabajan|cambiamos|migramos|sacamos|recomend\\w+",
	likeness: [
		"(?:mi|muy|bastante|mas|menos|tan|algo|todo|toda|toditic[oa]|asi|apenas|recien|casi|todavia|aun|ya|solo|solamente|siempre|nunca|no|como|un poco|medi[oa]|super|demasiado|cada vez|de|del|en|para|por|con|sin|entre|desde|hace|lo|mi[oa]|nuestr[oa]|tuy[oa]|suy[oa]|aqui|aca|alla|yo|quien|la que|el que|la unica|el unico|una?|unos) .*",
		"(?:\\d+|dos|tres|cuatro|cinco|diez|veinte|treinta) (?:anos?|meses|personas|empleados)\\b.*|aqui|aca|alla",
		"[a-z]{3,}(?:ando|iendo|yendo)(?: .*)?",
		"(?:familiar|pequen[oa]|pequenit[oa]|chic[oa]|chiquit[oa]|grande|grandecit[oa]|median[oa]|nuev[oa]|joven|antigu[oa]|viej[oa]|seri[oa]|solid[oa]|estable|rentable|local|nacional|internacional|virtual|digital|online|independiente|propi[oa]|mi[oa]|nuestr[oa]|privad[oa]|public[oa]|buen[oa]|mal[oa]|exitos[oa]|reconocid[oa]|conocid[oa]|tradicional|estacional|complicad[oa]|sencill[oa]|dificil|facil|legal|formal|informal|constituid[oa]|registrad[oa]|unipersonal|artesanal|presencial|mixt[oa]|particular|lent[oa]|floj[oa]|durisim[oa]|dur[oa]|un caos|un desorden|una locura|mucho trabajo|lo mejor|microempresa|pyme|grandisim[oa]|bien|mal|regular|extranjer[oa]|colombian[oa]|mexican[oa])",
	],
	goesOn:
		"(?:y|e|pero|con|sin|en|por|para|de|desde|hace|que|porque|aunque|ahora|ahorita|todavia|aun|gracias|bendito|este|esta|estos|estas|la verdad|jaja|la|el|familiar|pequen[oa]|y)\\b",

	past: [
		"\\b(?:ano|mes|semana|semestre|trimestre|verano|invierno|diciembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|navidad|temporada) (?:pasad[oa]|antepasad[oa]|anterior)s?\\b|\\b(?:pasad[oa]|antepasad[oa]) (?:ano|mes|semana|diciembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre)\\b|\\b(?<!\\b(?:pa|para) )ayer\\b|\\banoche\\b|\\bantier\\b",
		"\\bllev(?:o|amos|a|an)\\b.* desde\\b",
		"\\b(?:19\\d\\d|20[01]\\d)\\b|\\b(?:desde )?hace (?:ya )?(?:como |mas de |casi |unos |unas )?(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|varios|varias|muchos|muchas|poco|rato|mucho)\\b|\\bllev(?:o|amos|a|an|aba|abamos) (?:como |mas de |casi |ya |unos )*(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|varios|muchos) (?:anos?|meses|mes|semanas?|dias?)\\b|\\b(?:anos de edad|anos de casad[oa]s?)\\b|\\b(?:todos los|cada|todas las) (?:anos?|mes(?:es)?|semanas?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\b",
		"\\b(?:estuve|estuvimos|estuvo|tuve|tuvimos|tuvo|fue|fui|fuimos|fueron|hice|hicimos|hizo|hubo|era|eran|eramos|habia|habiamos|empezo|comenzo|arranco la|inauguro|perdi|perdio|perdieron|cerro|cerraron|murio|fallecio|nacio|naci|vino|vinieron|quise|pude|pudimos|pudo|pusimos|pusieron|trajo|trajimos|dijo|dijeron|llegaron|salieron|renuncio|renunciaron|se fue|se fueron|me case|se caso|compre una|nos robaron|me robaron|contrataron|pagaron|intentaron|fracaso|fallo|fallaron|terminaron|cobraron|salio|salimos (?:mal|perdiendo)|termino (?:mal|en)|operaron|nos fue|me fue)\\b",
	],
	ofLife: [
		"\\b(?:cumpleanos|cumple|cumplo|cumplen|aniversario|baby shower|luna de miel|bautizo|primera comunion|entierro|funeral)\\b(?! con )",
		"\\b(?:me|se|nos) (?:caso|casa|casan|casamos|gradua|graduo|graduan|jubilo|jubila|pensiono|divorcio|opera|operan|muda|mudo)\\b",
		`\\b(?:mi|mis|nuestr[oa]s?) (?:${hijos}|${parientes}) (?:(?:se|me|nos|ya|tambien|menor|mayor) )*(?:es|son|esta|estan|cumplen?|nace|nacen|casa|casan|gradua|graduan|viene|vienen|viaja|viajan|llega|llegan|vuelven?|sale|salen|entran?|tienen?|estuv\\w+|fue|tuvo|termina|terminan)\\b`,
		"\\b(?:estoy|estamos|estare|estaremos|estaba|salgo|salimos|me voy|nos vamos|me fui|nos fuimos|voy|ando|estuve|tengo) (?:a |de |en |mis )*(?:vacaciones|viaje|paseo|licencia|permiso|incapacidad|cirugia)\\b|\\b(?:mis?|las?) (?:vacaciones|cirugia|operacion|examen(?:es)?|vuelo|viaje|boda|matrimonio|renta|declaracion|pasaporte|cita medica|arriendo) (?:es|son|fue|era|vence|vencen|toca|quedo)\\b",
	],
	wished:
		"\\b(?:quier\\w+|quer\\w+|quisier\\w+|necesit\\w+|gustari\\w+|me gusta|pens(?:aba|abamos|ando|amos)|pienso|plane\\w+|espero|esperamos|esperaria\\w*|ojala|idealmente|ideal|list[oa]|deberia|debe|tiene que|toca tener|proyect\\w+|apunt\\w+|la idea|la meta|el plan|seria|estaria|puede[ns]?|podemos|podria\\w*|sirve|funciona|con tal|mientras sea|pronto|posible|tal vez|quizas?|despues|antes|luego|pasad[oa]s|apenas|una vez|cuando|para (?:el |la |los |las |finales|principios|mediados|antes|esa|ese|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad)|a partir|arrancar\\w*|empezar\\w*|iniciar\\w*|lanzar\\w*|volver|intentar(?:lo)?|montar(?:lo)?)\\b",

	nameless: [
		"(?:yo |nosotros )?(?:ya )?no (?:soy|somos|es|son|era|eramos|me llamo|nos llamamos|se llama|me dicen|nos dicen|me llaman)(?: (?:ni|la|el|los|las|de|del))?",
		"(?:mi|el|nuestro) (?:nombre|apellido|nombre completo) no (?:es|era)|(?:mi|la|el|nuestr[oa]) (?:empresa|negocio|compania|marca|tienda|hotel|hostal|restaurante|colegio|local) (?:ya )?no (?:es|era|se llama|se llamaba)",
		"no (?:me|nos) (?:digas?|digan?|llames?|llame[ns]?|diga)",
	],
	uncounted: [
		"nunca (?:fuimos|tuvimos|hubo|he tenido|hemos (?:sido|tenido))(?: (?:los|las|como))?",
		"no es que (?:seamos|tengamos|sean|haya|tenga|sea)(?: (?:los|las|como))?",
		"(?:no|nunca|ni|tampoco) (?:(?:te|le|les|nos|me|se|lo|la) )?(?:es|son|eran|era|somos|eramos|soy|tengo|tenemos|tiene|hay|habia|dije|dijimos|quise decir|cuento con|contamos con|manejo|manejamos|pago|pagamos|pagaria|puedo pagar|podemos pagar|voy a pagar|gasto|gastamos|invierto|llego a|llegamos a|llega a|alcanzo a|vale|cuesta|facturo|facturamos|emplea|empleamos)(?: (?:ni|como|los|las|esos|esas|a|unos|unas))?",
		"(?:mi|el|nuestro|la|nuestra) (?:presupuesto|equipo|planta|nomina) no (?:es|son|llega a|pasa de|alcanza)(?: (?:de|los|unos|a))?",
	],
	namelessAfter: "no (?:soy|somos|es|me llamo)",
	uncountedAfter: "(?:no|ni loc[oa]|jamas)(?: (?:es|son|somos|tengo|tenemos|hay))?",
	undated: "no (?:es|sera|seria|va a ser) (?:en|para|el|a)(?: (?:el|\\d{1,2} de))*",
	limit:
		"(?:mas|menos|solo|antes|hasta|muy|tan|tant[oa]s?|much[oa]s?|nada|todavia|aun|urgente|segur[oa]|definid[oa]|un problema|ni idea|para|en)\\b",
	joint: "sino que|sino|pero|mas bien|y",
	anew: "es|son|soy|somos|me llamo|se llama|nos llamamos|mi nombre|tenemos|tengo|apenas",

	others: `(?:(?:mi|mis|la|el|los|las|un|una|unos|otr[oa]s?|nuestr[oa]s?|algun[oa]|su|tu|ese|esa|aquel|aquella) (?:otr[oa] |mejor |mayor |gran |principal )?(?:${cercanos}|${rivales})(?: (?:mi[oa]|nuestr[oa]|${alLado}))?|(?:la|el|una?|otr[oa]) [a-z]+ (?:de|del) (?:(?:mi|un|una|la|el|nuestr[oa]) )?(?:${cercanos}|${rivales})|(?:la|el|los|un|una|ese|esa) (?:${casa}) (?:${alLado}|anterior|pasad[oa])|(?:un|una|otr[oa]|ese|esa|su|la otra|el otro) (?:${casa})|(?:la|el|los) ${alLado})`,
	othersDo:
		"(?:(?:ya|solo|apenas|tambien|ahora|sola) )*(?:tiene|tienen|tenia|tenian|maneja|manejan|emplean?|contrato|contrata|contratan|son|trabaja con|trabajan con|cuenta con|cuentan con|montaron|monto|dirige|administra)",
	payees: `(?:(?:mi|mis|la|el|los|las|un|una|unos|otr[oa]s?|nuestr[oa]s?|su|ese|esa) (?:otr[oa] |ultim[oa] )?(?:${cercanos}|${rivales}|agencia|disenador[a]?|desarrollador[a]?|programador[a]?|freelance|consultor[a]?|tipo|man|muchach[oa]|senora?|arrendador[a]?|abogad[oa]|contador[a]?|plomero|electricista|mecanic[oa]|pintor|carpintero|odontolog[oa]|doctor[a]?|veterinari[oa]|peluquer[oa]|conductor|profesor[a]?|fotograf[oa]|huesped|paciente|inquilin[oa]|aseguradora|gobierno|dian|empleada?|recepcionista|asistente|secretaria)(?: (?:mi[oa]|anterior|pasad[oa]|de (?:antes|la web)|${alLado}))?|(?:la|el|otra) empresa (?:anterior|pasada|de antes)|otra empresa|alguien|ellos)`,
	payeesGive:
		"(?:(?:ya|tambien|y yo|me|nos|esta|estan) )*(?:aprob\\w+|apruebo?a?|dice[n]?|dij\\w+|puede[n]?|podria[n]?|autoriz\\w+|y yo|cree|sugi\\w+|pone|pondria|pondra|quiere (?:invertir|poner|gastar|pagar)|dispuest[oa]s?|list[oa]s?)\\b",
	forUs: "presupuesto|para (?:esto|eso|ustedes|invertir)|apartad[oa]s?|destinad[oa]s?",
	bought:
		"(?:(?:mi|el|la|los|las|un|una|nuestr[oa]) (?:ultim[oa] )?(?:arriendo|alquiler|renta|hipoteca|prestamo|credito|carro|camion|moto|casa|boda|fiesta|pagina|web|aviso|letrero|horno|maquina|colegio|matricula|sueldo|salario|nomina|multa|luz|servicios|impuestos?|seguro)(?: (?:anterior|pasad[oa]|de (?:la (?:web|casa)|mis? hij[oa]s?|antes)))?|nomina|arriendo)",
	boughtFor:
		"(?:(?:ya|solo|tambien|nos|me|le|les|se|siempre) )*(?:vale|valen|valio|costo|cuesta|cuestan|salio|sale|salieron|fue|era|es|son|llego|cobr\\w+)",

	opening: "y|pero|pues|porque|es que|ademas|imaginate que",
	joints: "y|pero|porque|asi que|mientras",
	touched: [
		`${clause}(?:mi|mis|nuestr[oa]s?) ${hijos} (?:(?:ya|menor|mayor|se|me|tambien|siempre) )*(?:esta|estan|estudian?|va|van|fue|sale|salen|entra|entran|entro|quiere|quieren|suena|trabaja|trabajan|termina|terminan|empieza|empezo|se gradua|gradua|graduo|anda|tiene|ama|odia|le gusta)\\b`,
		`${clause}(?:mi|mis|un|una|nuestr[oa]s?) ${parientes} (?:(?:ya|se|me|tambien|aun|todavia|siempre|antes) )*(?:trabajan?|trabajaba|trabajo|estudian?|ensena|da clases|esta|estan|anda|va|van|fue|salio|queda)\\b`,
		`${clause}(?:mi|mis|un|una|nuestr[oa]) (?:(?:${cercanos}|${hijos}) (?:es|era)|${parientes} (?:era|fue)) (?!mi|de|quien|el|la)[a-z]+\\b`,
		`\\b(?:colegio|escuela|jardin|universidad|guarderia|profe(?:sora?)?) de (?:mis?|los|las|el|la|nuestr[oa]s) ${hijos}\\b`,
		`\\b(?:conoci|vi|oi|lei|comi|almorce|desayune|dormi|espere|estuve|estuvimos|deje|parquee|vivo|vivia|me encontre|hable|pase|nos conocimos|trabaje)\\b.{0,40} (?:en|del?|al lado de|cerca (?:de|a)|frente a|detras de|afuera de) (?:el |la |un |una |mi |l )?${visitado}\\b`,
		`\\b(?:salgo|salimos|saliendo|voy|vamos|yendo|vengo|vine|venimos|llego|llegue|llegando|llegar|entro|entrando|entrar|camino|corriendo|ando|pase|paso|fui|fuimos|regreso|regresando|vuelvo|volviendo|volver|ir|irme|pasar|salir|corro|(?:me )?devuelvo) (?:ya |ahora |ahorita |rapido |corriendo )?(?:a |al |para |pa |pal |de |del |en |por |hacia )+(?:el |la |mi |un |una |los |las |donde (?:el|la|mi) )?${visitado}\\b`,
		`\\b(?:estoy|estamos|ando|estaba|sigo|aqui|aca|parad[oa]|sentad[oa]|esperando|haciendo fila|metid[oa]|encerrad[oa]|escribo|escribiendo) (?:(?:ya|ahora|ahorita|aqui|aca|todavia|toda la manana|esperando|desde) )*(?:(?:en|donde|desde|afuera de|por|frente a|cerca de) (?:el|la|mi|un|una)|(?:afuera|cerca|al lado) del|frente al) ${visitado}(?:(?: (?:ahora|ahorita|ya|en este momento|esperando.*|con .*|haciendo .*|por ahora|y .*))?)$`,
		`\\b(?:recoger|recogiendo|recojo|dejar|dejando|dejo|llevar|llevando|llevo|traer|buscar|acompanar|acompano|acompanando) (?:a |al )(?:mi|mis|la|el|los|las)? ?(?:${hijos}|${parientes}|carro|perr[oa]|gat[oa]|moto)(?: (?:a|al|en|del|de|hasta|donde) (?:el |la |su )?${visitado})\\b`,
		`\\b(?:cita|turno|reunion|examen|clase|cita medica|control) (?:en|con|donde) (?:el|la|mi|un|una) ${visitado}\\b|\\b(?:llam\\w+|pagar\\w*|pag[ou]\\w*|pregunt\\w+|visit\\w+|debo|consult\\w+) (?:le )?(?:a |al )(?:mi|el|la|un|una)? ?${atiende}\\b`,
		`${clause}(?:el|la|mi|nuestr[oa]) ${atiende} (?:ya |no |siempre |todavia )?(?:me|nos|se|te|le)? ?(?:tuvo|tiene (?:esperando|cerrado)|llamo|llama|dijo|dice|cobro|cobra|pidio|pide|mando|manda|presto|nego|aprobo|rechazo|hizo|dejo|quedo|incumplio|cancelo|atendio|esta (?:cerrad[oa]|llen[oa]|lej[oa]s|abiert[oa]))\\b`,
	],
};
