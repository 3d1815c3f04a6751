import { stemmer } from "@orama/stemmers/spanish";
import { phrasesEs } from "./phrases-es.ts";
import type { WordLists } from "./word-lists.ts";

/** "Enviarte" is "enviar", "escríbenos" is "escribe": the stemmer leaves these pronouns. */
const behind = /(?<=\p{L}{2}[aeií]r|[áéíóú]\p{L}{1,3})(?:te|me|nos)(?:l[oa]s?)?$/u;

/** "El encargado" is more than what is taken care of: the stemmer takes them for the verb. */
const doer = /^(?:encargad[oa]|(?:trabaj|cont|serv|negoci|explot)[aei]dora?|ayudante|buscador)(?:e?s)?$/;

/** What Spanish words do in a sentence. Folded, but for what is stemmed. */
export const wordsEs: WordLists = {
	stem: (word) => (doer.test(word) ? word : stemmer(word.replace(behind, ""))),
	empty: `a al de del el la los las lo un una unos unas en con por para y e o u que como cual cuales quien quienes donde
		adonde cuando si me te se le les os este esta estos estas ese esa esos esas eso esto aquel aquella ello el ella ellos
		ellas tu tus ti contigo usted ustedes su sus suyo suya suyos suyas mi mis mio mia yo ya asi alguien aún todavía pues entonces luego segun
		sobre entre desde hasta durante mediante hacia ser es son era eran sea sean fue fueron siendo sido esta estan este
		estara estaba estar ha han haya hayan haber hay habia habra muy tan tanto tambien ademas incluso bien ahi aqui aca alla
		sí sino pero aunque mientras porque ni cuanto cuantos cuanta cuantas sera seran seria donde soy eres estoy mismo misma mismos mismas`,
	light: `normalmente habitualmente generalmente típicamente exactamente básicamente principalmente justo precisamente ideal importante siguiente
		opción alternativa detalle necesario necesidad posible igual igualmente típico perfecto propósito apenas
		aparte puntual rato frente situación aspecto estilo área poder puede pueden puedes podrá puedas querer quiere quieren quieres quiera tener tiene tienen tienes tengo tengas
		hacer hace hacen haces haga hecho necesitar necesita necesitas necesitan permitir permite ayudar ayuda ayudan servir sirve sirven lograr logra logró
		ofrecer ofrece ofrecen ofrezco contar dar da dan das dé doy dio damos encargar encarga trabajar trabaja trabajas ir va van
	 recomendar recomiendo recomendaría poner pone pones funcionar funciona haber deber debe buscar existir 
		realizar brindar cliente usuario negocio empresa compañía cosa forma manera parte vez tipo
		general ejemplo través momento propio propia actual actualmente directamente realmente simplemente fácilmente
		quedar queda llegar llega ver ves durar dura duran suele suelen respecto recibir recibe encontrar listo disponible plataforma herramienta canal proceso sitio página final falta explicar explica usamos usar usa usas uses usan pregunta preguntas consulta consultas duda dudas`,
	phrases: phrasesEs,
	idioms:
		/(?<!\p{L})no (?:se )?inventa(?: respuestas| datos| nada)?\s*[:;,]\s*(?=(?:si|cuando) no )|^\s*(?:primero|luego|finalmente|por último|al final)(?!\p{L})|\b(?:sobre todo|claro que(?: sí)?|en todo caso|de todas (?:formas|maneras)|por ejemplo|ante todo|a diferencia de chatgpt|no es como chatgpt(?=[:;,])|(?:después|luego) (?:del (?:diagnóstico|audit ?express)|de la sesión)(?: gratuit[oa])?(?=.*persona)|(?<=persona.*)(?:después|luego) (?:del (?:diagnóstico|audit ?express)|de la sesión)(?: gratuit[oa])?|eso sí|(?:lo|el|la|el producto|la solución|la opción) que (?:más|mejor) (?:te )?(?:encaja|sirve|conviene|ajusta|funciona|adapta)(?: a (?:tu negocio|ti|tu caso))?(?: es)?|(?:yo )?(?:te )?(?:recomendaría|recomiendo|sugiero|sugeriría|propongo)|yo (?:miraría|empezaría por)|en general|lo (?:mejor|ideal|primero) es|es (?:algo )?(?:en )?lo que (?:te )?podemos ayudar(?:te)?)\b/giu,
	ourTeam: [/\bnuestr[oa]s? (equipo|asistentes?|productos?|soluciones|proyectos)\b/giu, "el $1", "nosotros"],
	never: "no ni nunca jamas nadie nada ningun ninguna ninguno ningunos ningunas sin tampoco",
	operators: `más menos solo solamente únicamente siempre todo toda todos todas cada cualquier cualquiera peor mayor
		menor primero primera último única único demás antes después otro otra varios muchos mucho poco pocos algunos`,
	us: "nosotros nosotras nos nuestro nuestra nuestros nuestras hemos somos estamos vamos",
	ours: "nosotros nosotras nuestro nuestra nuestros nuestras",
	usVerb: /^(?!(?:ulti|proxi|maxi|mini|extre|tra|ra|ani|legiti|anoni)mos$)\p{L}{2,}[aei]mos$/u,
	self: "soy estoy he voy acabo yo mio mia conmigo fui estuve",
	ahead:
		/(?<!\p{L})(?:v(?:as|amos|an|a) a \p{L}+r|(?!(?:atrás|detrás|dirán?|confirmarán?|explicarán?|mostrarán?|contactarán?|resolverán?|estaré|seré)(?!\p{L}))\p{L}{2,}(?:rás|rán|ré|rá|remos))(?!\p{L})/iu,
	must: /(?<!\p{L})(?:(?:tien(?:e|es|en)|tenemos|tendr\p{L}+|tener|tenga[sn]?|hay|haya|habrá|habría) que|(?:deb(?:e|es|en|emos|a|as|an)|deber(?:á|ás|án|ía|ías|ían))(?: de)?|toca(?=(?: que)? \p{L}+[aei]r)|necesit(?:a|as|an|amos)(?= \p{L}+[aei]r(?:l[oa]s?|se|te|nos)?(?!\p{L}))|(?:es|son|será|resulta) (?:obligatori[oa]s?|necesari[oa]s?|indispensables?|imprescindibles?|forzos[oa]s?|(?:un )?requisitos?)(?: que)?|(?:estás?|están|quedas?|quedan) obligad[oa]s?(?: a)?|se (?:exige|requiere|necesita)|(?:obligatoria|necesaria|forzosa|indispensable)mente|por obligación)(?!\p{L})/giu,
	freed: /(?<!\p{L})(?:no|nunca|sin|nadie|nada|ni|tampoco)(?:\s+\p{L}+){0,2}\s*$/iu,
	yours: "tu tus ti tuyo tuya tuyos tuyas contigo te",
	yourOwn: "tu tus tuyo tuya tuyos tuyas",
	myOwn: "mi mis",
	theirOwn: "su sus suyo suya suyos suyas",
	alone: "tuyo tuya tuyos tuyas suyo suya suyos suyas nuestro nuestra nuestros nuestras",
	you: "tienes quieres buscas necesitas vendes pierdes eres estas usas trabajas manejas das puedes haces recibes atiendes respondes contestas prefieres",
	qualifiers: [
		["hasta", /\bhasta (?:el |un )?$/],
		["over", /\bmas de (?:el |un )?$/],
		["under", /\bmenos de (?:el |un )?$/],
		["about", /\b(?:casi|cerca de|alrededor de|unos|aproximadamente) (?:el |un )?$/],
		["least", /\b(?:al menos|por lo menos|minimo|desde) (?:el |un )?$/],
	],
	does: /(?:^|[^\p{L}])(?:ya|qued[óa]|quedaron|quedaste|fue|fueron|est[áa]n?|ha[sn]?|hemos|he)(?: \p{L}+)? \p{L}+(?:ad|id)[oa]s?(?!\p{L})|(?:^|[^\p{L}])(?:ya )?(?:te|les?) \p{L}+(?:ó|aron|ieron)(?!\p{L})/iu,
	saysWho: /^\s*(?:te habla|habla|aquí|soy|me llamo|mi nombre es|estás hablando con|al habla)(?!\p{L})/iu,
	except: /[,;]?\s*(?:menos|salvo|excepto) (?=en |los |las |el |la )/giu,
	without: "sin",
	before: "a al de del con para por en",
	determiners:
		"el un una unos unas tu tus su sus mi mis nuestro nuestra nuestros nuestras cada ese esa esos esas este esta estos estas cualquier algún alguna ningún ninguna",
	articles: "el la los las un una tu tus su sus nuestro nuestra",
	limits: "solo solamente únicamente",
	verbs: `contestar conectar agendar reservar atender responder escribir leer medir corregir vender comprar preguntar calificar
		registrar avisar transcribir separar proponer cotizar guardar mostrar escalar juntar recordar resolver retomar rescatar
		recuperar confirmar acompañar mejorar automatizar ordenar montar implementar trabajar fundar contactar llamar pasar
		tomar demorar durar tardar depender publicar costar cobrar pagar aprobar inventar equivocar reemplazar quitar llevar
		decir dice poner pone traer trae mirar oír oye escuchar cotizar rescatar leer lee leen cerrar cierra entregar Weuse retomar dejar deja explicar enlazar probar prueba empezar empieza saludar seguir sigue ofrecer ofrece dar da hacer hace tener
		tiene funcionar funciona servir sirve conocer entender entiende averiguar consultar buscar busca adivinar`,
	notVerb:
		/(?:cion|ciones|miento|mientos|dor|dores|dora|doras|dad|dades|encia|ancia|aje|s?ion|ado|ados|ada|adas|ido|idos)$/,
	actors: "asistente equipo persona asesor recepción mostrador",
	sellers: "asesor recepción mostrador",
	people: `cliente huésped comprador interesado usuario donante voluntario estudiante aspirante familia paciente
		menor acudiente aliado tercero beneficiario`,
	supposing: "si cuando",
	seeking: "qué quién quiénes quien quienes cuál cuáles dónde donde cómo",
	aiming: "para",
	data: "datos",
	free: "gratis",
	team: "equipo",
	person: "persona",
	always: "asistente",
	promised: `gratis descuento descuentos rebaja rebajar oferta promoción promocional garantía garantizar garantizado promesa prometer
		promete reembolso reembolsar devolución devolver devuelve barato regalo regalar cupón bono asegurar premio perdonar
		condonar rebajado económico cortesía`,
	owed: `gratis descuento descuentos rebaja rebajar oferta promoción promocional garantía garantizar garantizado promesa prometer promete reembolso
		reembolsar devolución devolver devuelve contrato precio valor costo cobrar cobro cobramos pagar pago paga pagas plata dinero barato tarifa
		cuota regalo regalar cupón bono compromiso seguro asegurar certificado riesgo multa deuda impuesto legal socio aliado oficial
		premio perdonar condonar permanencia rebajado económico invitación cortesía`,
	families: `
		contestar contesta contestan contestado responder responde responden respuesta respuestas atender atiende atienden atención
		asistente asistentes bot chatbot ia
		conectar conexión conexiones integrar integra integración integraciones enlazar vincular
		crear crea creamos montar monta montaje implementar implementación instalar instalación
		demorar demora tardar tarda tomar toma
		agendar agenda programar cuadrar
		reservar reserva reservas apartar
		precio precios valor valores costo costos costar cuesta cuestan coste vale
		gratis gratuito gratuita gratuitos gratuitas
		compromiso comprometer compromete obligar obliga obligación
		registrar registra guardar guarda almacenar
		calificar califica puntuar puntúa
		avisar avisa alertar alerta notificar notifica aviso
		pregunta preguntas preguntar consultar consulta consultas duda dudas inquietud inquietudes
		resolver resuelta resueltas resuelto resueltos resuelve resuelven aclarar aclara solucionar
		recuperar recupera rescatar rescata retomar retoma
		acompañar acompaña acompañamiento soporte
		ordenar orden organizar organiza
		automatizar automatiza automatización automático automatizado
		repetido repetidos repetitivo repetitiva repetitivas repetitivos
		idioma idiomas lengua lenguas
		persona personas humano humana
		pequeño pequeña pequeños pequeñas chico
		mejorar mejora mejoras
		mirar miramos vemos revisar revisa analizar analiza
		borrar borremos eliminar elimina suprimir
		corregir corrige corregimos ajustar ajusta
		medir mide medimos
						paso pasos etapa etapas fase fases
		diagnóstico diagnósticos auditexpress auditoría
		fundar fundada fundaron fundadora fundador fundadores
		contactar contacta comunicar comunica
		enviar envía mandar manda
		preparar prepara armar arma
		inventar inventa inventarte
		equivocar equivoca error errores
		aprobar aprueba apruebas aprobado autorizar autoriza
		todo toda todos todas cualquier cualquiera
		solo solamente únicamente
		perder pierde pierden pierdes pierdo perdemos
		mostrar muestra muestran
		recordar recuerda recordatorio
		encontrar encuentra
		entrar entra entras entro
		probar prueba probamos
		pedir pide piden
		decir dice digo
		empezar empieza empieces comenzar comienza iniciar arrancar
		vender vende vendes vendo venta ventas
		comprar compra compras
		repuesto repuestos pieza piezas
		carro carros vehículo vehículos auto
		hotel hotelero hotelera hoteles
		interesado interesados prospecto prospectos
		asesor asesores vendedor vendedores
		carrito carritos
		mensaje mensajes
		audio audios voz
		molesto inconforme insatisfecho
		cambiar cambiarlo cambio
		repetir repita repite
		huésped huéspedes
		negociar negociación
		inventario existencias
		correo email
		teléfono celular
		web internet
		construir construcción constructora constructoras
		inmobiliario inmobiliaria inmobiliarias
		educación educativo
		viaje viajes turismo
		compartir comparte
		distancia remoto remota
		día días diario
		noche nocturno
		incluir incluye traer trae contener contiene
		llevas obtienes
		dejar deja dejan
		registrarte registrarse registro
		resumen resumir
		abrir lanzar
		seguir sigue seguimos
		transcribir transcribe
		feliz felices
		opinión opinar opinan opina
		tecnología técnica técnico
		decir dirá dirán informar informa indicar indica
		leer lee leen leemos
		huésped viajero viajeros turista turistas
		conectar conecta sincronizar compatible compatibles
		transportadora transportador mensajería
		reporte informe
		sesión reunión videollamada
		firma consultora
		festivo feriado festivos feriados
		envío envíos despacho despachos
		pauta anuncio anuncios publicidad
		averiguar averigua
		terminar finalizar completar
		recoger recopilar recopila
		cupo cupos horario horarios
		guion guiones libreto
		recorrer recorrido
	`,
};
