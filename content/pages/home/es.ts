import type { HomeText } from "./schema.ts";

export const es = (product: string) =>
	({
		summary: {
			title: `${product}: IA que les contesta a tus clientes a cualquier hora`,
			description:
				"Asistentes de IA para hoteles, constructoras y comercios: contestan en segundos, entienden qué busca el cliente y le dejan a tu equipo la venta lista para cerrar.",
			keywords: [
				"asistente de IA",
				"inteligencia artificial para pymes",
				"automatización",
				"servicio al cliente",
				"transformación digital",
				"Colombia",
			],
		},
		hero: {
			hour: { time: "11:47", half: "p. m." },
			heading: "Te escribe un\u00a0cliente. ¿Quién le\u00a0contesta?",
			intro:
				"Montamos asistentes de IA para hoteles, constructoras y comercios. Contestan en menos de 10 segundos y le dejan a tu equipo la venta lista para cerrar.",
			talk: "Hablar con el asistente",
			diagnosis: "Agendar diagnóstico gratis",
			example: {
				label: "Ejemplo · 11:47 p. m.",
				showAll: "Ver todo",
				repeat: "Repetir",
				visitor: "Lucía",
				asks: [
					"Tengo un hostal en Salento y de noche nadie contesta.",
					"Lucía Rivas. Antes de Semana Santa, dos millones al mes.",
				],
				answers: [
					"De noche contesto yo. ¿A nombre de quién, para cuándo y con qué presupuesto?",
					"Listo, Lucía. Aquí está:",
				],
				facts: [
					{ name: "Nombre", value: "Lucía Rivas" },
					{ name: "Fechas", value: "Semana Santa" },
					{ name: "Presupuesto", value: "$ 2 millones" },
				],
				proposal: { title: "Propuesta para Hostal Cafetal", pages: "5 páginas" },
			},
		},
		night: {
			heading: "Una pregunta. Una\u00a0noche. Una\u00a0venta.",
			intro: "Lo que te pasa todas las noches, con otro final.",
			jumps: "Horas de la noche",
			moments: [
				{
					id: "night-question",
					hour: { time: "11:47", half: "p. m." },
					name: "Pregunta",
					says: { by: "customer", from: "Daniela", text: "¿Tienen habitación para dos este puente?" },
					what: "Tú ya cerraste. Ella apenas se sentó a buscar.",
				},
				{
					id: "night-answer",
					hour: { time: "11:48", half: "p. m." },
					name: "Le contestan",
					says: {
						by: "assistant",
						from: product,
						text: "Sí, una con vista al jardín. ¿La separo a tu nombre?",
					},
					what: "En segundos y con tus tarifas.",
				},
				{
					id: "night-lead",
					hour: { time: "6:10", half: "a. m." },
					name: "Queda calificada",
					notes: [
						{ name: "Quién", value: "Daniela Mora" },
						{ name: "Cuándo", value: "El puente" },
						{ name: "Qué busca", value: "Vista al jardín" },
					],
					what: "El contacto amanece en tu CRM, completo.",
				},
				{
					id: "night-sale",
					hour: { time: "9:00", half: "a. m." },
					name: "Tu equipo cierra",
					says: { by: "team", from: "Marcela, del hotel", text: "Daniela, ya quedó. Te espero el viernes." },
					what: "Una llamada corta. La venta es tuya.",
				},
			],
		},
		journey: {
			heading: "Cuatro productos. Ninguno duerme.",
			all: "Ver los seis productos",
			jumps: "Productos",
			moments: [
				{
					id: "first-contact",
					hour: { time: "7:05", half: "a. m." },
					name: "Primer contacto",
					product: "Contact Pilot",
					what: "Saluda, pregunta lo necesario y deja el contacto en tu CRM.",
					claim: { figure: "70 %", label: "más rápido al responder" },
				},
				{
					id: "sales",
					hour: { time: "10:20", half: "a. m." },
					name: "Ventas",
					product: "Sales Site Hub",
					what: "Averigua zona, plazo y presupuesto, y agenda la visita con un asesor.",
					claim: { figure: "45 %", label: "más ventas" },
				},
				{
					id: "e-commerce",
					hour: { time: "3:32", half: "p. m." },
					name: "E-commerce",
					product: "CPG CX AI",
					what: "Recupera el carrito abandonado con una conversación, no con otro correo que nadie abre.",
					claim: { figure: "40 %", label: "más conversión" },
				},
				{
					id: "support",
					hour: { time: "9:15", half: "p. m." },
					name: "Soporte",
					product: "FCMsie",
					what: "Contesta lo que se repite y le pasa lo demás a una persona.",
					claim: { before: "hasta", figure: "80 %", label: "de las consultas de soporte, automatizadas" },
				},
			],
			example: {
				chat: {
					assistant: "Asistente",
					answers: ["¿Qué estás buscando?", "¿Y para cuándo te mudas?"],
					asks: ["Tres alcobas, para vivir.", "En enero. Me pueden llamar hoy."],
				},
				score: { name: "Puntaje del lead", value: "5 de 5" },
				visit: {
					name: "Tu visita",
					slots: ["Vie 4 p. m.", "Sáb 10 a. m.", "Sáb 11 a. m."],
					chosen: "Sáb 10 a. m.",
				},
				cart: {
					name: "Carrito · 3:32 p. m.",
					item: "Botas de cuero, talla 38",
					assistant: "Asistente",
					answer: "Quedan tres pares. Te guardo uno hasta las ocho.",
					left: "Las dejó",
					paid: "Las pagó",
				},
				support: {
					ask: "¿Dónde va mi pedido? Lo necesito mañana.",
					assistant: "Asistente",
					answer: "Ya salió. Llega mañana antes del mediodía.",
					thanks: "¿En serio? Perfecto, mil gracias.",
					start: "Empieza molesta",
					end: "Termina tranquila",
				},
			},
		},
		industries: {
			question: "¿Sirve para mi negocio?",
			answer: "Si tus clientes preguntan antes de comprar, sirve. Busca tu industria.",
			all: "Ver todas las industrias",
			hints: {
				"hospitalidad-viajes": "Contesta sobre disponibilidad y deja la reserva en tu sistema.",
				"real-estate-construccion": "Averigua zona, plazo y presupuesto, y agenda la visita.",
				"retail-ecommerce": "Contesta sobre tallas y pedidos, y recupera el carrito.",
				"educacion-ong": "Contesta sobre matrículas, fechas y becas en plena temporada.",
				"automotriz-aftermarket": "Confirma el repuesto, agenda el taller y deja lista la venta.",
			},
		},
		steps: {
			question: "¿Y eso cómo se monta?",
			answer: "En cuatro pasos y entre 2 y 4 semanas, mientras tú sigues atendiendo.",
			list: [
				{
					name: "Diagnóstico",
					what: "Media hora contigo: por dónde te escriben, qué preguntan y dónde se pierde la venta.",
				},
				{
					name: "Diseño",
					what: "Escribimos las conversaciones con tus precios, tus políticas y tu voz.",
				},
				{
					name: "Implementación",
					what: "Conectamos tu web, tu CRM y tus reservas. Probamos antes de salir al aire.",
				},
				{
					name: "Acompañamiento",
					what: "Cada mes leemos contigo las conversaciones y corregimos.",
				},
			],
		},
		values: {
			question: "¿Y si nunca he usado IA?",
			answer:
				"No tienes que saber de tecnología. Tú\u00a0conoces a tus clientes; de lo técnico nos encargamos nosotros.",
			cards: [
				{
					name: "Explorar",
					points: [
						"Leemos tus chats y oímos tus llamadas",
						"Contamos qué se repite y cuánto te cuesta",
						"Elegimos un solo frente para empezar",
					],
				},
				{
					name: "Adaptar",
					points: [
						"Tu tono, tus precios y tus políticas",
						"Conexión con los sistemas que ya usas",
						"Reglas claras de cuándo pasa a una persona",
					],
				},
				{
					name: "Implementar",
					points: [
						"Salida por etapas, sin frenar las ventas",
						"Tu equipo aprende a corregirlo",
						"Un reporte al mes que sí se entiende",
					],
				},
			],
		},
		proof: {
			sample: "Caso de muestra",
			source: `Cifras de ${product} con sus clientes`,
			figures: [
				{ figure: "+50", label: "proyectos con empresas como la tuya" },
				{ figure: "65 %", label: "menos costo de soporte" },
				{ figure: "15 %", label: "más ingresos" },
				{ figure: "+20", label: "idiomas, empezando por el tuyo" },
			],
		},
		partners: {
			heading: "Nos certifican",
			clients: "Nos confían sus clientes",
			pause: "Pausar el movimiento",
		},
		closing: {
			hour: { time: "11:48", half: "p. m." },
			heading: "Ya le contestaste.",
			intro: "Cuéntanos cómo llegan hoy tus clientes y te decimos qué vale la pena automatizar y qué no.",
			talk: "Hablemos",
			solutions: "Ver las soluciones",
		},
	}) as const satisfies HomeText;
