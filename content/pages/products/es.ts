import type { ProductsText } from "./schema.ts";

export const es = (product: string): ProductsText => ({
	summary: {
		title: `Contact Pilot y NPSie: IA que atiende y escucha | ${product}`,
		description:
			"Contact Pilot conversa, califica y deja el contacto en tu CRM. NPSie oye la voz del cliente y avisa a tiempo. Míralos trabajar en una simulación.",
		keywords: ["Contact Pilot", "NPSie", "calificación de leads", "análisis de sentimiento", "NPS"],
	},
	name: "Productos",
	heading: "Uno contesta al que llega. El otro escucha al que se va.",
	greeting: "Hola",
	intro:
		"Contact Pilot y NPSie cuidan las dos puntas del negocio. Abajo los ves trabajar, con datos de ejemplo.",
	controls: {
		simulation: "Simulación con datos de ejemplo",
		again: "Repetir",
		pause: "Pausar",
		resume: "Seguir",
		whole: "Ver todo",
		percent: "\u00a0%",
	},
	pilot: {
		name: "Contact Pilot",
		short: "Contesta al que llega",
		intro:
			"Primer contacto con IA: conversa, averigua presupuesto y plazo, y le pasa al asesor solo a quien está listo para comprar.",
		demo: {
			title: "Alguien busca apartamento",
			log: "Conversación de ejemplo",
			bot: "Asistente",
			customer: "Cliente",
			waiting: "Entra una conversación",
			score: "Puntaje del lead",
			agent: { label: "Atiende", bot: "Asistente de IA", human: "Un asesor humano" },
			messages: [
				{ from: "bot", text: "Hola, soy el asistente del proyecto. ¿Qué estás buscando?" },
				{ from: "customer", text: "Un apartamento grande, de unos 250\u00a0m².", status: "captured" },
				{
					from: "bot",
					text: "Tenemos desde USD 2.500 por m². Una unidad de 250\u00a0m² queda en USD 625.000. ¿Es para vivir o para invertir?",
					status: "qualifying",
				},
				{ from: "customer", text: "Para vivir. ¿Cómo es la forma de pago?" },
				{
					from: "bot",
					text: "30 % de cuota inicial y hasta 36 meses sin intereses. ¿Ese plan te sirve?",
					status: "budget-checked",
				},
				{
					from: "customer",
					text: "Sí, así me sirve. Soy Julián Prieto, me pueden llamar hoy.",
					status: "qualified",
				},
				{
					from: "bot",
					text: "Listo, Julián. Un asesor te contacta en menos de 5 minutos.",
					status: "in-crm",
				},
			],
			facts: {
				heading: "Lo que recibe el asesor",
				list: [
					{ name: "Quién", text: "Julián Prieto" },
					{ name: "Busca", text: "250\u00a0m², para vivir" },
					{ name: "Valor", text: "USD 625.000" },
					{ name: "Cuota inicial", text: "30 %" },
					{ name: "Plazo", text: "Hasta 36 meses sin intereses" },
				],
			},
		},
	},
	voice: {
		name: "NPSie",
		short: "Escucha al que se va",
		intro:
			"El cliente deja un audio. NPSie lo transcribe, entiende si quedó contento y te dice qué hacer antes de perderlo.",
		demo: {
			title: "El audio de una huésped",
			statuses: {
				waiting: "Esperando mensaje...",
				recording: "Cliente enviando audio...",
				transcribing: "Transcribiendo audio...",
				analyzing: "Analizando sentimientos...",
				complete: "Análisis completado",
			},
			customer: "Cliente",
			passages: [
				{ text: "La habitación divina", feels: "good" },
				{ text: "y el desayuno delicioso, la verdad.", feels: "good" },
				{ text: "La gente, muy querida.", feels: "good" },
				{ text: "Pero esperé cuarenta minutos para entrar", feels: "bad" },
				{ text: "y nadie me avisó nada.", feels: "bad" },
				{ text: "También dejé un mensaje el domingo", feels: "neutral" },
				{ text: "y me contestaron el martes.", feels: "bad" },
				{
					text: "Así uno no sabe si volver, y es una lástima, porque el lugar es muy lindo.",
					feels: "neutral",
				},
			],
			sentiment: {
				heading: "Sentimiento",
				text: "Mixto: empieza feliz y termina molesta.",
				confidence: "de confianza",
			},
			nps: { heading: "NPS previsto", scale: "6 de 10", text: "Detractora: no te va a recomendar." },
			shares: {
				retention: "Probabilidad de que vuelva",
				discount: "Descuento sugerido para recuperarla",
				success: "Probabilidad de que funcione",
			},
			strengths: { heading: "Le gustó", list: ["La habitación", "El desayuno", "La gente"] },
			improvements: {
				heading: "Por arreglar",
				list: ["La espera al llegar", "Avisar los retrasos", "Contestar el domingo"],
			},
			action: {
				heading: "Qué hacer hoy",
				text: "Llamarla, disculparse por la espera y ofrecerle 30 % en su próxima noche.",
			},
			stats: [
				{ figure: "2,3\u00a0s", label: "por análisis" },
				{ figure: "98\u00a0%", label: "de precisión" },
			],
		},
	},
	uses: {
		heading: "Lo que cambia en cada industria",
		intro: "Resultados de nuestros proyectos. Los tuyos los calculamos contigo en el diagnóstico.",
		list: [
			{ percent: 40, industry: "Inmobiliario", text: "menos tiempo con interesados que no compran" },
			{ percent: 60, industry: "Turismo", text: "de las consultas, resueltas fuera de horario" },
			{ percent: 35, industry: "Comercio", text: "de los carritos abandonados, recuperados" },
			{ percent: 50, industry: "Educación", text: "menos llamadas en temporada de matrículas" },
		],
	},
	method: {
		heading: "De la primera charla al primer cliente atendido",
		list: [
			{ name: "Diagnóstico", text: "Miramos contigo por dónde te escriben y qué se pierde." },
			{ name: "Diseño", text: "Escribimos las conversaciones con tu voz, tus precios y tus límites." },
			{
				name: "Implementación",
				text: "Conectamos tu web, tu CRM y tu correo. Probamos antes de salir al aire.",
			},
			{
				name: "Acompañamiento",
				text: "Cada mes vemos contigo los resultados y corregimos lo que haga falta.",
			},
		],
	},
	services: {
		heading: "Cuatro servicios para ponerlos a trabajar",
		list: [
			{
				picture: "score",
				name: "Calificación de leads",
				text: "Preguntas y puntajes a tu medida: tu equipo habla solo con quien está listo.",
			},
			{
				picture: "wave",
				name: "Voz del cliente",
				text: "Encuestas por audio y un aviso el mismo día si algo salió mal.",
			},
			{
				picture: "answer",
				name: "Atención al cliente",
				text: "Lo que se repite, al instante. Lo difícil, a una persona, con resumen.",
			},
			{
				picture: "joined",
				name: "Integración",
				text: "CRM, reservas, tienda y correo conectados: nadie copia y pega.",
			},
		],
	},
	team: {
		heading: "El resto del equipo",
		whom: "Para {whom}.",
		talk: "Hablemos de {name}",
		see: "Conócelo",
		cards: {
			fcmsie: {
				line: "Contesta lo que se repite y le pasa lo demás a una persona.",
				figure: "Hasta 80\u00a0%",
				label: "de las consultas de soporte, automatizadas",
			},
			"travel-ai-booster": {
				line: "Disponibilidad, tarifas y planes, en el idioma del huésped.",
				figure: "45\u00a0%",
				label: "más reservas directas",
			},
			"sales-site-hub": {
				line: "Averigua zona, plazo y presupuesto, y agenda la visita.",
				figure: "45\u00a0%",
				label: "más ventas",
			},
			"cpg-cx-ai": {
				line: "Recupera el carrito abandonado con una conversación.",
				figure: "40\u00a0%",
				label: "más conversión",
			},
		},
	},
	closing: { heading: "Míralos trabajar con tus clientes.", button: "Contáctanos" },
});
