import type { AssistantTexts } from "./schema.ts";

export const es = {
	greeting:
		"¡Hola! Soy el asistente virtual de {product}. Cuéntame qué quieres mejorar en tu negocio y, si te sirve, te preparo una propuesta. Para empezar, ¿me das tu nombre completo, tu correo y, si quieres, tu teléfono?",
	privacy: {
		version: "2026-11",
		text: "Al dejar tus datos autorizas a {product} a usarlos para responderte y preparar tu propuesta, según la Ley 1581 de 2012. Puedes consultarlos, corregirlos o pedir que los borremos cuando quieras.",
		linkText: "Política de tratamiento de datos",
	},
	ask: {
		identity: [
			"¿Cómo te llamas y a qué correo te escribo?",
			"Para poder ayudarte mejor, ¿me cuentas tu nombre y un correo?",
			"¿me regalas tu nombre y un correo?",
		],
		name: ["¿Con quién tengo el gusto?", "¿Cómo te llamas?", "¿me dices tu nombre?"],
		email: [
			"¿A qué correo te puedo escribir? Si quieres, déjame también un teléfono.",
			"¿Me compartes un correo para mandarte la propuesta?",
			"¿a qué correo te escribo?",
		],
		company: [
			"¿Cómo se llama tu empresa?",
			"¿Y cuál es el nombre de la empresa?",
			"¿cómo se llama tu empresa?",
		],
		industry: [
			"¿A qué se dedica el negocio?",
			"¿En cuál de estos sectores está tu negocio? Si no aparece, dime «otra».",
			"¿a qué se dedica el negocio?",
		],
		need: [
			"¿Qué es lo que más te gustaría mejorar en la atención a tus clientes?",
			"Si pudieras quitarte de encima una sola tarea con tus clientes, ¿cuál sería?",
			"¿qué te gustaría mejorar con tus clientes?",
		],
		companySize: [
			"¿Cuántas personas trabajan en la empresa?",
			"Más o menos, ¿de qué tamaño es el equipo?",
			"¿cuántas personas trabajan contigo?",
		],
		budget: [
			"¿Tienes un presupuesto en mente? Un aproximado me sirve.",
			"¿Hay algún presupuesto pensado para esto? Si aún no, no pasa nada.",
			"¿tienes un presupuesto en mente?",
		],
		timing: [
			"¿Para cuándo te gustaría tenerlo andando?",
			"¿Hay alguna fecha en mente para arrancar?",
			"¿para cuándo lo necesitas?",
		],
	},
	askUnit: [
		"¿Hablas de millones de pesos, de dólares o de otra cosa? Escríbemelo completo, por favor.",
		"¿Me escribes la cifra completa, con la moneda?",
	],
	askMore: { budget: "¿De cuánto sería, más o menos?", timing: "¿Para qué fecha, más o menos?" },
	backToThread: ["Y volviendo a lo tuyo, ", "Y para seguir, ", "Por cierto, "],
	acknowledge: {
		met: ["Mucho gusto, {name}.", "Un gusto, {name}.", "Qué gusto saludarte, {name}."],
		hello: ["¡Hola! Qué bueno que escribes.", "¡Hola! Gracias por escribirle a {product}."],
		noted: ["Listo, anotado.", "Entendido.", "Gracias, me sirve.", "Anotado, gracias."],
		industry: ["Conocemos bien ese mundo.", "Qué bien, trabajamos mucho con negocios como el tuyo."],
		company: ["Anotado: {company}.", "Qué bien, {company}."],
		need: [
			"Te entiendo, eso le pasa a muchos negocios.",
			"Claro, tiene todo el sentido.",
			"Entendido, gracias por contarme.",
		],
		recommend: [
			"Te entiendo, justo para eso está {recommended}.",
			"Claro, ahí te puede servir {recommended}.",
		],
		corrected: ["Listo, corregido.", "Ya quedó corregido.", "Sin problema, ya lo cambié."],
		cleared: ["Gracias por aclararlo.", "Entendido, gracias por la aclaración."],
		help: ["Claro, con gusto te ayudo.", "Con mucho gusto."],
		gotContact: ["Gracias, ya tengo cómo escribirte.", "Listo, ya sé cómo contactarte."],
		declined: ["No hay problema.", "Seguimos sin eso, sin problema.", "Está bien, no es obligatorio."],
		unsure: ["No pasa nada, lo dejamos por definir.", "Está bien, eso se define después."],
	},
	withdrawn: {
		erase: {
			known: [
				"Entendido: quieres que borremos tus datos. Ya le paso la petición al equipo y no te pido nada más.",
				"Claro, estás en tu derecho. Le paso tu petición de borrado al equipo y hasta aquí llegan mis preguntas.",
			],
			unknown: [
				"Entendido, no te pido nada más. Por aquí no alcanzaste a dejar un correo ni un teléfono.",
				"Claro, hasta aquí llegan mis preguntas. No tengo un correo ni un teléfono tuyo en esta conversación.",
			],
		},
		noContact: {
			known: [
				"Entendido: queda registrado que no quieres que te contacten, el equipo ya lo sabe y no te pido nada más.",
				"Listo, quedó registrado y el equipo ya lo sabe: que no te escriban ni te llamen.",
			],
			unknown: [
				"Está bien: no me has dejado cómo contactarte, así que nadie te va a escribir por esto. Si quieres, pregúntame lo que necesites.",
				"Sin problema: no tengo un correo ni un teléfono tuyo. Puedes preguntarme lo que quieras sin dejarlos.",
			],
		},
		elsewhere:
			"Vale para lo que dejaste en esta conversación. Si nos diste tus datos por otro lado, o quieres que los borremos, llena el formulario de derechos de la página legal: te da una referencia.",
		form: "Para que quede en firme, llena el formulario de derechos de la página legal: te da una referencia.",
		phone: ["Listo, quité el teléfono.", "Sin problema, ya quité tu teléfono."],
		fact: ["Listo, lo quité.", "Sin problema, ya lo quité."],
		quiet: [
			"Como me pediste, no anoto más datos. Si quieres retomar, dime «propuesta»; y si tienes una duda, aquí estoy.",
			"Sigo sin anotar nada, como pediste. Para retomar basta con que digas «propuesta».",
		],
	},
	permission: {
		needed: "Para eso necesito otra vez tu permiso, porque me pediste que no te contactaran.",
		ask: "¿Nos autorizas de nuevo a escribirte?",
		given: [
			"Listo, queda registrado que nos autorizas de nuevo a escribirte.",
			"Gracias: registré que podemos volver a escribirte.",
		],
		refused: [
			"Está bien: todo sigue como pediste, nadie te va a escribir. Si tienes una duda, aquí estoy.",
			"De acuerdo, seguimos sin escribirte. Puedes preguntarme lo que quieras por aquí.",
		],
	},
	contactWish: [
		"Entendido: el equipo lee esta conversación y ahí ve cómo y cuándo prefieres que te contacten.",
		"Listo, queda anotado en esta conversación, que es la que lee el equipo antes de contactarte.",
	],
	notes: {
		erase: "Pidió que borremos sus datos.",
		noContact: "Pidió que no se le contacte.",
		writeAgain: "Volvió a autorizar que se le contacte.",
	},
	declinedEmail:
		"Está bien, no tienes que darlo. Eso sí: la propuesta la mando por correo y se descarga aquí, así que sin un correo no la puedo preparar. Puedo seguir resolviéndote dudas o, si prefieres, escríbele al equipo desde la página de contacto.",
	declinedName: "Está bien, seguimos sin nombre por ahora.",
	needHelp: "No pasa nada, a veces cuesta ponerlo en palabras. ¿Se parece a alguna de estas?",
	needHelpPlain:
		"No pasa nada. ¿Es más por contestar a tiempo, por no perder ventas o por saber qué opinan tus clientes?",
	emailMistyped: [
		"Creo que a ese correo le falta algo. ¿Me lo escribes completo, como nombre@empresa.com?",
		"Ese correo todavía no me cuadra: revisa que tenga la @ y el final, como .com o .co. ¿Me lo repites?",
	],
	emailGuess: "Casi: ese correo parece tener un error al escribirlo. ¿Termina en @{domain}?",
	phoneInvalid: [
		"Ese teléfono no me cuadra: ¿lo revisas? Si es de otro país, ponle el indicativo con el +. Y si prefieres, seguimos sin él.",
		"Tampoco logro reconocer ese número, así que seguimos sin teléfono; lo puedes dejar más adelante.",
	],
	askAgainCorrect: {
		email: "Claro, ¿cuál es el correo correcto?",
		phone: "Claro, ¿cuál es el teléfono correcto?",
		name: "Claro, ¿cuál es tu nombre?",
		company: "Claro, ¿cómo se llama la empresa?",
		other: "Claro, ¿qué dato corrijo y cómo queda?",
	},
	switched: "Claro, sigamos en español.",
	social: {
		howAreYou: ["¡Muy bien, gracias por preguntar!", "¡Todo bien por acá, gracias!"],
		robot: [
			"Soy un asistente virtual, no una persona: un programa que responde con lo que está publicado en este sitio. Si prefieres hablar con alguien del equipo, me dices y le paso tus datos.",
			"Sí, soy un asistente automático. Si en algún momento quieres una persona, solo pídela.",
		],
		thanks: ["¡Con gusto!", "¡A ti!", "¡Para eso estamos!"],
		goodbye: [
			"¡Que te vaya muy bien! Aquí sigo si quieres retomar.",
			"¡Hasta pronto! Cuando quieras seguimos donde quedamos.",
		],
		whyData: "Solo para responderte y preparar tu propuesta; no es obligatorio dar nada que no quieras.",
		insult: [
			"Lamento no haberte ayudado mejor. Si prefieres, te atiende una persona del equipo.",
			"Entiendo la molestia. Puedo seguir ayudándote o pasarte con una persona, como prefieras.",
		],
		already: "Tienes razón, disculpa.",
		welcome: ["¡Perfecto!", "¡Listo!"],
		laughter: ["¡Jaja, bien!", "Me alegra el buen humor."],
		notInterested: [
			"Entiendo, no pasa nada. Si más adelante te surge una duda, aquí estoy.",
			"Está bien, lo dejamos hasta aquí. Gracias por escribir.",
		],
		wait: ["Claro, con calma: aquí te espero.", "Tranquilo, sin afán. Me escribes cuando puedas."],
		otherWords: ["Te lo pregunto de otra forma.", "Perdón, lo digo con otras palabras."],
		browsing: [
			"Claro, mira con calma. Si te surge una pregunta, aquí estoy.",
			"Con confianza, tómate tu tiempo y pregúntame lo que quieras.",
		],
	},
	recall: {
		known: ["Esto es lo que he anotado en esta conversación:", "Lo que me has contado por aquí:"],
		nothing: [
			"Por ahora nada: en esta conversación no he anotado ningún dato tuyo.",
			"Todavía no he anotado nada tuyo por aquí.",
		],
		facts: {
			name: "Nombre",
			email: "Correo",
			phone: "Teléfono",
			company: "Empresa",
			industry: "Tipo de negocio",
			need: "Lo que quieres mejorar",
			companySize: "Equipo",
			budget: "Presupuesto",
			timing: "Para cuándo",
		},
		change:
			"Para corregir algo, dime por ejemplo «cambia la empresa por …»; para que lo borremos, dime «borra mis datos» o usa el formulario de derechos de la página legal.",
	},
	trick: [
		"Eso no lo puedo decir ni prometer: solo hablo de lo que está publicado aquí, y precios o condiciones los trata contigo una persona del equipo.",
		"Ahí no te puedo ayudar; lo mío es contarte cómo trabajamos y armarte una propuesta.",
	],
	agreement: [
		"Por aquí no puedo acordar precios, descuentos ni fechas: eso lo define contigo, por escrito, una persona del equipo después del diagnóstico gratuito.",
		"Eso no queda acordado: los precios y las condiciones no los cierro yo, los trata contigo por escrito una persona del equipo.",
	],
	price: [
		"Depende de por dónde te escriben tus clientes y de qué haya que conectar, por eso no publicamos precios. El diagnóstico gratuito te deja un alcance claro, y el valor te lo confirma una persona del equipo.",
		"No manejo precios ni descuentos: el valor sale del diagnóstico gratuito y te lo confirma una persona del equipo, sin compromiso.",
	],
	advice: {
		known: ["Por lo que me cuentas, yo miraría {recommended}.", "En tu caso, empezaría por {recommended}."],
		unknown: [
			"Depende de tu negocio: cuéntame a qué se dedica y qué te gustaría mejorar, y te digo cuál te puede servir.",
			"Para recomendarte algo que sí te sirva, necesito saber un poco de tu negocio y de lo que quieres mejorar.",
		],
	},
	tradeKnown: "Sí, es una de las industrias que mejor conocemos.",
	notFound: [
		"Esa no la tengo clara y prefiero no inventarte una respuesta.",
		"Sobre eso no tengo información publicada, y no quiero adivinar.",
	],
	notFoundContact: "El equipo te puede responder desde la página de contacto.",
	closing: ["¿Qué más te gustaría saber?", "¿Te ayudo con algo más?", "¿Tienes alguna otra duda?"],
	confused: ["Perdona, no te entendí bien.", "Disculpa, creo que me perdí.", "Mmm, esa no la agarré."],
	stuck: [
		"No hay afán. Escríbeme con tus palabras qué te gustaría mejorar, o elige una de estas:",
		"Aquí sigo. Puedes preguntarme por alguna de estas:",
		"Cuando quieras, cuéntame un poco de tu negocio. O empieza por aquí:",
	],
	cutOff: {
		lead: ["Creo que el mensaje se cortó.", "Parece que faltó el final."],
		name: "¿Cómo te llamas?",
		email: "¿Cuál es tu correo?",
		phone: "¿Cuál es tu teléfono?",
		company: "¿Cómo se llama la empresa?",
	},
	offerPerson: [
		"No te estoy entendiendo bien y no quiero hacerte perder tiempo. ¿Prefieres que te escriba una persona del equipo?",
		"Sigo sin entenderte, y prefiero que te atienda alguien de verdad. ¿Quieres que te escriba una persona del equipo?",
	],
	hours: {
		open: "El equipo está atendiendo ahora, así que puede entrar a esta misma conversación.",
		closed:
			"El equipo atiende de lunes a viernes de 8 a. m. a 6 p. m.: desde el {opens} te responde alguien.",
		goOn: "Si no quieres esperar, déjale ya tu mensaje al equipo: tu caso es el {reference}.",
		opening: "Hola, vengo del chat del sitio. Mi caso es el {reference}.",
		subject: "Caso {reference}",
	},
	person: {
		byEmail:
			"Claro. Ya le paso esta conversación al equipo y una persona te escribe al correo que me dejaste.",
		byPhone:
			"Claro. Ya le paso esta conversación al equipo y una persona te contacta al teléfono que me dejaste.",
		byBoth:
			"Claro. Ya le paso esta conversación al equipo y una persona te escribe al correo o te llama al teléfono que me dejaste.",
		askContact:
			"Con gusto te paso con alguien del equipo. ¿A qué correo o teléfono te contactan? También puedes escribirles desde la página de contacto.",
		direct: [
			"Sin más preguntas: escríbele al equipo a {email} o llama al {phone}, y te atiende una persona.",
			"Aquí te atiende una persona: {phone} o {email}. No tienes que dejarme nada.",
		],
		withoutContact:
			"Sin problema. En la página de contacto puedes escribirle directo al equipo, y yo sigo aquí si te surge algo.",
		notNow: "Listo, seguimos tú y yo.",
	},
	proposal: {
		early: "Ya te puedo armar la propuesta, y con un par de datos más queda a tu medida.",
		offer: [
			"Ya tengo lo necesario. ¿Te armo la propuesta en PDF?",
			"Con lo que me contaste te puedo preparar una propuesta en PDF. ¿Te la hago?",
		],
		again: "Como cambió la información, ¿quieres que te actualice la propuesta?",
		missing: "Con gusto te la armo. Para eso necesito {missing}.",
		hurry: "Entendido, voy al grano: para armarte la propuesta solo necesito {missing}.",
		missingWithoutEmail:
			"Con gusto, pero la propuesta va por correo y sin uno no la puedo preparar. ¿Me lo compartes?",
		making: ["¡Listo, {name}! La armo ya mismo.", "¡De una, {name}! Dame un momento y la preparo."],
		ready:
			"Tu propuesta está lista: la puedes descargar aquí mismo. Si ves algo por cambiar, me dices y la actualizo.",
		mailed:
			"Tu propuesta está lista: la puedes descargar aquí mismo y también te la mando al correo. Si ves algo por cambiar, me dices y la actualizo.",
		latest:
			"Por hoy ya no preparo más versiones: aquí tienes la más reciente que hice. Lo que me contaste después quedó guardado y lo ve el equipo.",
		enough:
			"Por hoy ya no puedo preparar más propuestas, pero tus datos quedaron guardados y los ve el equipo. Si prefieres, pídeme que te escriba una persona.",
		failed:
			"Tuve un problema al generar el PDF, pero tus datos quedaron guardados. Escríbeme «propuesta» y lo intento de nuevo, o pídeme una persona del equipo.",
		notYet: "Sin afán. Cuando la quieras, me dices «propuesta» y te la armo.",
		fixed: [
			"El formato de la propuesta es fijo, eso no lo puedo cambiar por aquí. Sí puedo cambiar tus datos: empresa, necesidad, tamaño, presupuesto o fecha. Y si prefieres, pídeme una persona del equipo.",
			"Eso no lo puedo hacer: la propuesta sale siempre con el mismo formato. Lo que sí cambio es lo que dice de tu negocio; dime qué y la actualizo.",
		],
		after: [
			"Si quieres cambiar algo de la propuesta, dime y la actualizo.",
			"Aquí sigo para lo que necesites.",
		],
		lacks: "Para armarte la propuesta solo me falta {missing}. ¿Me cuentas?",
		withoutEmail: "Si más adelante quieres la propuesta, me dejas un correo y te la preparo.",
	},
	choices: {
		yes: "Sí, dale",
		no: "Todavía no",
		proposalNow: "Quiero la propuesta ya",
		otherIndustry: "Otra",
		noPhone: "Seguir sin teléfono",
		topics: ["¿Qué hacen ustedes?", "¿Cómo funciona?", "Quiero una propuesta"],
	},
	factNames: {
		name: "tu nombre",
		email: "tu correo",
		industry: "saber a qué se dedica tu negocio",
		need: "saber qué quieres mejorar",
	},
	and: " y ",
	people: "personas",
	byMail:
		"Claro. Desde esta página te la enviamos por correo: completa, o como un enlace para seguirla en otro dispositivo.",
	pages: {
		contact: "Contacto",
		assistantMail: "Recibir la conversación por correo",
		legal: "Privacidad y términos",
		audit: "Audit Express",
		products: "Productos",
	},
} as const satisfies AssistantTexts;
