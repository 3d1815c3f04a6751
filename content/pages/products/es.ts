import type { ProductsText } from "./schema.ts";

export const es = (product: string): ProductsText => ({
	summary: {
		title: `Contact Pilot y NPSie: IA que atiende y escucha | ${product}`,
		description:
			"Contact Pilot conversa, califica y deja el contacto en tu CRM. NPSie oye la voz del cliente y avisa a tiempo. Míralos trabajar en una simulación.",
		keywords: ["Contact Pilot", "NPSie", "calificación de leads", "análisis de sentimiento", "NPS"],
	},
	heading: "Uno contesta al que llega. El otro escucha al que se va.",
	lead: "Contact Pilot recibe, pregunta y califica. NPSie oye la voz del cliente y avisa a tiempo. Abajo los ves trabajar.",
	controls: {
		simulation: "Simulación con datos de ejemplo",
		play: "Repetir",
		pause: "Pausar",
		resume: "Seguir",
		whole: "Ver el resultado completo",
	},
	pilot: {
		name: "Contact Pilot",
		lead: "Primer contacto con IA: conversa, averigua presupuesto y plazo, y pasa al vendedor solo a quien va a comprar.",
		demo: {
			title: "Un proyecto de vivienda",
			log: "Conversación de ejemplo",
			bot: "Asistente",
			customer: "Cliente",
			typing: "escribiendo",
			score: "Puntaje del lead",
			agent: { label: "Atiende", bot: "Asistente de IA", human: "Pasa a un asesor" },
			messages: [
				{ from: "bot", text: "Hola. ¿Qué estás buscando?" },
				{ from: "customer", text: "Un apartamento grande, de unos 250 m².", status: "captured" },
				{
					from: "bot",
					text: "Tenemos desde USD 2.500 por m². Una unidad de 250 m² queda en USD 625.000. ¿Es para vivir o para invertir?",
					status: "qualifying",
				},
				{ from: "customer", text: "Para vivir. ¿Cómo es la forma de pago?" },
				{
					from: "bot",
					text: "30 % de cuota inicial y hasta 36 meses sin intereses. ¿Ese plan te sirve?",
					status: "budget-checked",
				},
				{ from: "customer", text: "Sí, lo puedo pagar así. Soy Julián Prieto.", status: "qualified" },
				{
					from: "bot",
					text: "Perfecto, Julián. Un asesor te contacta en menos de 5 minutos.",
					status: "in-crm",
				},
			],
			facts: {
				heading: "Lo que recibe el asesor",
				list: [
					{ name: "Busca", text: "250 m², para vivir" },
					{ name: "Valor", text: "USD 625.000" },
					{ name: "Cuota inicial", text: "30 %" },
					{ name: "Plazo", text: "Hasta 36 meses sin intereses" },
				],
			},
		},
	},
	voice: {
		name: "NPSie",
		lead: "El cliente deja un audio. NPSie lo transcribe, entiende si está contento y te dice qué hacer antes de perderlo.",
		demo: {
			title: "El audio de un huésped",
			statuses: {
				waiting: "Esperando mensaje...",
				recording: "Cliente enviando audio...",
				transcribing: "Transcribiendo audio...",
				analyzing: "Analizando sentimientos...",
				complete: "Análisis completado",
			},
			waveform: "Forma de onda del audio",
			transcript: "Transcripción",
			words:
				"La habitación divina y el desayuno delicioso, la verdad. La gente, muy querida. Pero esperé cuarenta minutos para entrar y nadie me avisó nada. También dejé un mensaje el domingo y me contestaron el martes. Así uno no sabe si volver, y es una lástima, porque el lugar es muy lindo.",
			results: {
				heading: "Lo que entendió",
				sentiment: "Sentimiento: mixto, a punto de irse",
				confidence: "Confianza",
				nps: "NPS previsto",
				retention: "Probabilidad de que vuelva",
				discount: "Descuento sugerido para recuperarlo",
				success: "Probabilidad de éxito",
				strengths: "Lo que le gustó",
				improvements: "Lo que hay que arreglar",
			},
			strengths: ["La habitación", "El desayuno", "La amabilidad"],
			improvements: ["La espera al llegar", "Avisar los retrasos", "Contestar el fin de semana"],
			stats: [
				{ figure: "2.3 s", label: "por audio" },
				{ figure: "98%", label: "de precisión" },
			],
		},
	},
	others: { heading: "Y el resto del equipo" },
	method: {
		heading: "Así llegan a tu negocio",
		list: [
			{ name: "Diagnóstico", text: "Vemos por dónde te escriben y qué se pierde." },
			{ name: "Diseño", text: "Escribimos las conversaciones con tu voz." },
			{ name: "Implementación", text: "Los conectamos a tus sistemas y probamos." },
			{ name: "Acompañamiento", text: "Medimos y ajustamos cada mes." },
		],
	},
	services: {
		heading: "Qué hacemos por ti",
		list: [
			{ name: "Atención al cliente", text: "Hasta 80 % de las consultas resueltas sin esperar." },
			{ name: "Calificación de leads", text: "Tu equipo habla solo con quien está listo." },
			{ name: "Voz del cliente", text: "Cada audio leído, cada molestia a tiempo." },
			{ name: "Integración", text: "CRM, reservas, tienda y correo, conectados." },
		],
	},
	uses: {
		heading: "Lo que cambia en cada industria",
		list: [
			{ percent: 40, industry: "Turismo", text: "más reservas directas contestando de noche" },
			{ percent: 60, industry: "Inmobiliario", text: "menos tiempo con interesados que no compran" },
			{ percent: 35, industry: "Comercio", text: "de los carritos abandonados, recuperados" },
			{ percent: 50, industry: "Educación", text: "menos llamadas en temporada de matrículas" },
		],
	},
	closing: { heading: "¿Lo probamos con tus mensajes?", button: "Contáctanos" },
});
