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
		contact: [
			"¿Con quién tengo el gusto y a dónde te escribo?",
			"Me falta saber quién eres y un correo o un teléfono tuyo.",
		],
		name: ["¿Con quién tengo el gusto?", "¿Me dices tu nombre?"],
		way: ["¿A qué correo o teléfono te escribo?", "Me falta un correo o un teléfono tuyo: con uno basta."],
		email: ["¿A qué correo te escribo?", "Me falta solo un correo tuyo."],
		company: ["¿Cómo se llama tu empresa?", "¿Y el negocio cómo se llama?"],
		industry: ["¿A qué se dedica el negocio?", "¿En cuál de estos sectores está tu negocio?"],
		need: [
			"¿Qué es lo que más te gustaría mejorar en la atención a tus clientes?",
			"¿Qué tarea con tus clientes te quita más tiempo?",
		],
		companySize: ["¿Cuántas personas trabajan contigo?", "Más o menos, ¿de qué tamaño es el equipo?"],
		budget: [
			"¿Tienes pensado un presupuesto mensual? Con un aproximado sirve.",
			"¿Más o menos cuánto quisieras invertir al mes? Si aún no sabes, no pasa nada.",
		],
		timing: ["¿Para cuándo te gustaría tenerlo andando?", "¿Tienes alguna fecha en mente para empezar?"],
	},
	suggestion: {
		company: "¿Tu empresa se llama {value}?",
		industry: "¿Tu negocio es de {value}?",
		need: "¿Es esto lo que te gustaría mejorar? «{value}»",
		figure: "¿Anoto esto? «{value}»",
		yes: "Sí, eso es",
		other: "No, otra cosa",
	},
	acknowledge: {
		met: ["Mucho gusto, {name}.", "Gracias, {name}.", "Un gusto, {name}."],
		hello: ["¡Hola! Qué bueno que escribes.", "¡Hola! Gracias por escribirle a {product}."],
		noted: ["Listo, anotado.", "Anotado, gracias.", "Perfecto, ya lo anoté."],
		recommend: [
			"Te entiendo. Para eso hicimos {recommended}: {line}",
			"Claro. Para eso está {recommended}: {line}",
		],
		need: ["Claro, tiene sentido.", "Entiendo, gracias por contarme."],
		corrected: ["Listo, corregido.", "Ya quedó corregido.", "Sin problema, ya lo cambié."],
		declined: ["No hay problema.", "Seguimos sin eso, sin problema.", "Está bien, no es obligatorio."],
		forgotten: ["Listo, lo quité.", "Sin problema, ya lo quité."],
		withheld: "No te preocupes, ese no lo guardo. Si quieres que te escribamos, déjame otro.",
	},
	askCorrect: {
		email: "Claro, ¿cuál es el correo correcto?",
		phone: "Claro, ¿cuál es el teléfono correcto?",
		name: "Claro, ¿cuál es tu nombre?",
		company: "Claro, ¿cómo se llama la empresa?",
		other: "Claro, ¿qué dato corrijo y cómo queda?",
	},
	email: {
		mistyped: [
			"Creo que a ese correo le falta algo. ¿Me lo escribes completo, como nombre@empresa.com?",
			"Ese correo no me cuadra: revisa que tenga la @ y el final, como .com o .co.",
		],
		guess: "Ese correo parece tener un error. ¿Quisiste escribir {value}?",
	},
	whichBudget: "Para anotarlo bien, ¿cuál de estos es tu presupuesto?",
	phone: {
		country: "¿De qué país es ese número? Elígelo, o escríbelo con el indicativo y el +.",
		mistyped: {
			phone: [
				"Ese teléfono no me cuadra: ¿lo revisas? Si es de otro país, ponle el indicativo con el +.",
				"No logro reconocer ese número. Si quieres, seguimos sin él.",
			],
			phoneShort: [
				"A ese teléfono le faltan dígitos: ¿lo revisas? Si es fijo, va con el indicativo de la ciudad.",
				"Veo muy pocos dígitos en ese número: escríbelo completo o, si prefieres, seguimos sin él.",
			],
			phoneLong: [
				"A ese teléfono le sobran dígitos: ¿lo revisas? Si es de otro país, ponle el indicativo con el +.",
				"Veo más dígitos de la cuenta en ese número: escríbelo de nuevo o, si prefieres, seguimos sin él.",
			],
		},
	},
	unsure: [
		"No estoy seguro de haberte entendido. ¿Cuál de estas preguntas es?",
		"Quiero responderte bien. ¿Es alguna de estas?",
	],
	otherwise:
		"Cuéntamelo con otras palabras y lo intento de nuevo. Si prefieres, te contesta una persona del equipo.",
	unknown: [
		"Eso no lo sé con certeza, y prefiero no inventarte una respuesta.",
		"Sobre eso no tengo información, y no quiero adivinar.",
	],
	missed: [
		"Perdona, no te entendí bien. ¿Por dónde seguimos?",
		"Disculpa, esa no la entendí. ¿Te sirve alguna de estas?",
	],
	missedAgain: [
		"Sigo sin entenderte y no quiero hacerte perder tiempo. ¿Prefieres que te escriba una persona del equipo?",
		"No te estoy ayudando bien. ¿Quieres que siga contigo una persona del equipo?",
	],
	advice: {
		none: "Con lo que me cuentas, yo empezaría por el diagnóstico gratuito: en 30 minutos vemos juntos qué conviene automatizar primero. O te armo una propuesta aquí mismo.",
		known: [
			"Por lo que me cuentas, yo miraría {recommended}: {line}",
			"En tu caso, empezaría por {recommended}: {line}",
		],
		unknown: [
			"Depende de tu negocio: cuéntame a qué se dedica y qué te gustaría mejorar, y te digo cuál te puede servir.",
			"Para recomendarte algo que sí te sirva, cuéntame un poco de tu negocio y de lo que quieres mejorar.",
		],
	},
	sameAgain: ["Es lo mismo que te contaba. Si tu duda es otra, dime cuál.", "En ese caso es igual."],
	noMore: [
		"Más detalle que ese no tengo. ¿Quieres que te conteste una persona del equipo?",
		"Hasta ahí llega lo que sé de eso. Una persona del equipo te puede dar el detalle: ¿le paso tu pregunta?",
	],
	industryKnown: "Es una de las industrias que mejor conocemos. {line}",
	complaint: {
		maybe: "Si algo de lo nuestro no salió bien, lo siento.",
		heard: ["Lamento lo que me cuentas, y entiendo la molestia.", "Tienes razón en reclamar, y lo siento."],
		direct: [
			"Lamento lo que me cuentas, y entiendo la molestia. Esto lo debe ver una persona del equipo: puedes escribir a {email} o llamar al {phone}.",
			"Tienes razón en reclamar. Lo más rápido es hablar con el equipo: {phone} o {email}.",
		],
	},
	outOfScope: [
		"De eso no sé: lo mío es contarte cómo trabajamos y armarte una propuesta.",
		"Ahí no te puedo ayudar; yo contesto sobre lo que hacemos y cómo trabajamos.",
	],
	trick: [
		"Eso no lo puedo decir ni prometer: solo hablo de cómo trabajamos, y precios o condiciones los trata contigo una persona del equipo.",
		"Por ahí no te puedo ayudar. Los precios y las condiciones los acuerda contigo, por escrito, una persona del equipo.",
	],
	objection: [
		"Disculpa, no respondí lo que preguntabas. ¿Me lo dices con otras palabras?",
		"Tienes razón, eso no era. Pregúntame de nuevo, o que te conteste una persona.",
	],
	smallTalk: {
		thanks: ["¡Con gusto!", "¡A ti!", "¡Para eso estamos!"],
		goodbye: [
			"¡Que te vaya muy bien! Aquí sigo si quieres retomar.",
			"¡Hasta pronto! Cuando quieras seguimos donde quedamos.",
		],
		chitChat: ["¡Todo bien por acá, gracias!", "¡Qué bueno!"],
		later: [
			"Sin afán. Aquí sigo cuando quieras retomar.",
			"Claro, piénsalo con calma. La conversación queda guardada.",
		],
		wait: ["Claro, con calma: aquí te espero.", "Sin afán. Me escribes cuando puedas."],
	},
	agreed: ["¡Perfecto!", "¡Listo!"],
	closing: ["¿Qué más te gustaría saber?", "¿Te ayudo con algo más?", "¿Tienes alguna otra duda?"],
	switched: "Claro, sigamos en español.",
	ownData: {
		known: "Esto es lo que he anotado en esta conversación:",
		nothing: "Por ahora nada: en esta conversación no he anotado ningún dato tuyo.",
		pending: "Tu petición ya la tiene el equipo; hasta que la atienda, esto es lo que hay anotado:",
		change:
			"Para corregir algo, dímelo; para que lo borremos, dime «borra mis datos» o usa el formulario de derechos de la página legal.",
	},
	withdrawn: {
		erase: {
			known: [
				"Entendido: quieres que borremos tus datos. Ya le paso la petición al equipo y no te pido nada más.",
				"Claro, estás en tu derecho. Le paso tu petición de borrado al equipo y no te pregunto nada más.",
			],
			unknown: [
				"Entendido, no te pido nada más. Por aquí no alcanzaste a dejar un correo ni un teléfono.",
				"Claro, no te pregunto nada más. No tengo un correo ni un teléfono tuyo en esta conversación.",
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
	notes: {
		erase: "Pidió que borremos sus datos.",
		noContact: "Pidió que no se le contacte.",
		callTime: "Pide que se le contacte: {value}.",
		writeAgain: "Volvió a autorizar que se le contacte.",
	},
	byMail:
		"Claro. Desde esta página te la enviamos por correo: completa, o como un enlace para seguirla en otro dispositivo.",
	hours: {
		open: "El equipo está atendiendo ahora, así que puede entrar a esta misma conversación.",
		closed: "El equipo atiende de lunes a viernes, de {from} a {to}. Te responden el {day} desde las {from}.",
		today: "El equipo atiende de lunes a viernes, de {from} a {to}. Te responden hoy desde las {from}.",
		goOn: "Si prefieres, escríbeles por correo y menciona la referencia {reference}.",
		opening: "Hola, vengo del chat del sitio. Mi referencia es {reference}.",
		subject: "Referencia {reference}",
	},
	person: {
		gladly: "Claro.",
		byEmail: "Ya le paso esta conversación al equipo y una persona te escribe al correo que me dejaste.",
		byPhone: "Ya le paso esta conversación al equipo y una persona te contacta al teléfono que me dejaste.",
		byBoth:
			"Ya le paso esta conversación al equipo y una persona te escribe al correo o te llama al teléfono que me dejaste.",
		again: "El equipo ya tiene tu mensaje. Si no puedes esperar, llama al {phone} o escribe a {email}.",
		message: "Le paso tu recado: {value}.",
		askContact:
			"Con gusto te paso con una persona del equipo. Deja un correo o un teléfono y te contactan; o escríbeles a {email} o llama al {phone}.",
		direct: [
			"Te atiende una persona del equipo en {email} o en el {phone}. No tienes que dejarme nada.",
			"Para hablar con una persona: {phone} o {email}, de lunes a viernes.",
		],
		offer: "¿Quieres que te conteste una persona del equipo?",
		notNow: "Listo, seguimos tú y yo.",
	},
	offer: {
		"erase-data": {
			question: "¿Quieres que borremos tus datos? Si no, seguimos y no cambia nada.",
			yes: "Sí, bórrenlos",
			no: "No, sigamos",
		},
		"stop-contact": {
			question: "¿Prefieres que no te escribamos ni te llamemos? Si no, seguimos y no cambia nada.",
			yes: "Sí, no me contacten",
			no: "No, sigamos",
		},
	},
	proposal: {
		summary: [
			"Ya tengo lo necesario. Mira lo que va en tu propuesta: si está bien, la hago.",
			"Esto es lo que va en tu propuesta. Cambia lo que quieras y la hago.",
		],
		incomplete: [
			"Esto es lo que tengo para tu propuesta. Completa lo que falta y la hago.",
			"Falta muy poco: llena lo que está vacío y la hago.",
		],
		saved: ["Guardé los cambios. Si está bien así, hago la propuesta.", "Listo, cambiado. ¿La hago?"],
		missing: ["Con gusto te la armo.", "Claro que sí."],
		withoutWay:
			"Está bien, no tienes que darlos. Eso sí: la propuesta lleva tu nombre y un correo o un teléfono, y sin eso no la puedo preparar. Puedo seguir resolviéndote dudas, o escríbele al equipo desde la página de contacto.",
		making: ["¡Listo, {name}! La armo ya mismo.", "¡Perfecto, {name}! Dame un momento y la preparo."],
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
		change: [
			"Cámbialo o agrégalo aquí mismo, en la línea que corresponda, y cuando esté como quieres presiona «Hacer la propuesta».",
			"Toca la línea que quieras cambiar o agrega lo que falta, y presiona «Hacer la propuesta».",
		],
		fixed:
			"El formato de la propuesta es siempre el mismo; lo que dice de tu negocio lo decides tú. Si necesitas algo más, te ayuda una persona del equipo.",
		again: "Puedes descargarla aquí mismo, arriba en esta conversación. Si no te abre, te la hago de nuevo.",
		none: "En esta conversación todavía no he hecho una propuesta. Si quieres, te la armo.",
		after: [
			"Si quieres cambiar algo de la propuesta, dime y la actualizo.",
			"Aquí sigo para lo que necesites.",
		],
		outdated: "Como cambió la información, puedo actualizar la propuesta:",
	},
	choices: {
		yes: "Sí, dale",
		no: "Todavía no",
		proposal: "Quiero una propuesta",
		proposalNow: "Quiero la propuesta ya",
		person: "Hablar con una persona",
		personAnswers: "Que me conteste una persona",
		other: "Otra cosa",
		unsure: "Aún no sé",
		otherIndustry: "Otra",
		noContact: "Prefiero no decirlo",
		useGuess: "Sí, es ese",
		topics: [
			{ entry: "what-we-do", label: "¿Qué hacen ustedes?" },
			{ entry: "how-it-works", label: "¿Cómo funciona?" },
			{ entry: "price", label: "¿Cuánto cuesta?" },
		],
	},
	ranges: {
		companySize: [
			{ value: "1 a 5 personas", label: "1 a 5" },
			{ value: "6 a 20 personas", label: "6 a 20" },
			{ value: "21 a 50 personas", label: "21 a 50" },
			{ value: "Más de 50 personas", label: "Más de 50" },
		],
		budget: [
			{ value: "Menos de $ 2 millones al mes", label: "Menos de $ 2 millones" },
			{ value: "$ 2 a 5 millones al mes", label: "$ 2 a 5 millones" },
			{ value: "Más de $ 5 millones al mes", label: "Más de $ 5 millones" },
		],
		timing: [
			{ value: "Este mes", label: "Este mes" },
			{ value: "En 1 a 3 meses", label: "En 1 a 3 meses" },
			{ value: "Este año", label: "Este año" },
			{ value: "Sin fecha, por ahora solo mirando opciones", label: "Solo estoy mirando" },
		],
	},
	facts: {
		name: "Nombre",
		email: "Correo",
		phone: "Teléfono",
		country: "País",
		company: "Empresa",
		industry: "Tipo de negocio",
		need: "Lo que necesitas, en tus palabras",
		companySize: "Tamaño",
		budget: "Presupuesto",
		timing: "Para cuándo",
	},
	forms: {
		contact: {
			title: "¿Cómo te contactamos?",
			titleForPerson: "¿A dónde te contactan?",
			text: "Basta el correo o el teléfono.",
			submit: "Listo",
		},
		summary: {
			title: "Esto va en tu propuesta",
			text: "Nada más que esto. Toca lo que quieras cambiar.",
			submit: "Hacer la propuesta",
			save: "Guardar cambios",
			products: "Lo que te proponemos",
			noIndustry: "Elige una",
		},
		errors: {
			summary: {
				one: "Falta una cosa: revisa el campo marcado.",
				several: "Revisa los {count} campos marcados.",
			},
			required: "Escribe este dato para seguir.",
			email: "Le falta algo: escríbelo como nombre@empresa.com.",
			emailLetter: "Antes de la @ no pueden ir tildes ni letras como la ñ: revísalo.",
			emailSeveral: "Escribe un solo correo.",
			emailGuess: "¿Quisiste escribir {value}?",
			phone: "Ese número no existe en ese país: revísalo.",
			phoneShort: "Le faltan dígitos para ser de ese país: revísalo.",
			phoneLong: "Le sobran dígitos para ser de ese país: revísalo.",
			contact: "Deja un correo o un teléfono.",
			long: "Es demasiado largo: acórtalo a {limit} caracteres.",
		},
	},
	progress: { label: "{done} de {total} para tu propuesta", see: "Ver" },
	pages: {
		contact: "Contacto",
		assistantMail: "Recibir la conversación por correo",
		legal: "Privacidad y términos",
		products: "Productos",
	},
} as const satisfies AssistantTexts;
