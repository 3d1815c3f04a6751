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
			heading: "Te escribe un cliente. ¿Quién le contesta?",
			lead: `${product} monta asistentes de IA para hoteles, constructoras y comercios. Contestan en menos de 10 segundos, entienden qué busca el cliente y le dejan a tu equipo la venta lista para cerrar.`,
			talk: "Hablar con el asistente",
			diagnosis: "Agendar diagnóstico gratis",
		},
		figures: {
			source: `Cifras de ${product} con sus clientes`,
			list: [
				{ figure: "+50", label: "proyectos con empresas como la tuya" },
				{ figure: "65 %", label: "menos costo de soporte" },
				{ figure: "15 %", label: "más ingresos" },
				{ figure: "+20", label: "idiomas, empezando por el tuyo" },
			],
		},
		steps: {
			question: "¿Y eso cómo se monta?",
			answer:
				"En cuatro pasos y de 2 a 4 semanas. Tú sigues atendiendo tu negocio; nosotros escribimos, conectamos y probamos.",
			list: [
				{
					name: "Diagnóstico",
					what: "Media hora contigo. Vemos por dónde te escriben, qué preguntan y en qué punto se pierde la venta.",
				},
				{
					name: "Diseño",
					what: "Escribimos las conversaciones con tus precios, tus políticas y la forma de hablar de tu equipo.",
				},
				{
					name: "Implementación",
					what: "Conectamos el asistente a tu web, tu CRM y tus reservas. Lo probamos antes de abrirlo al público.",
				},
				{
					name: "Acompañamiento",
					what: "Cada mes leemos contigo las conversaciones, medimos y corregimos lo que haga falta.",
				},
			],
		},
		journey: {
			heading: "Tus clientes no tienen horario de oficina",
			lead: "Un cliente se gana o se pierde en cuatro momentos, y ninguno avisa. Así suena un día en que alguien siempre contesta.",
			customer: "Cliente",
			rows: {
				rise: ["Antes", "Después"],
				faster: ["Espera antes", "Espera después"],
				share: ["Automáticas", "Con una persona"],
			},
			moments: [
				{
					id: "first-contact",
					hour: { time: "7:05", half: "a. m." },
					name: "Primer contacto",
					customer: "Buenos días, ¿tienen habitación para dos este puente?",
					answer: "Sí, nos queda una con vista al jardín. ¿A nombre de quién la separo?",
					what: "Contact Pilot saluda, pregunta lo necesario y deja el contacto en tu CRM.",
					claim: { kind: "faster", percent: 70, figure: "70 %", label: "más rápido al responder" },
				},
				{
					id: "sales",
					hour: { time: "10:20", half: "a. m." },
					name: "Ventas",
					customer: "¿El apartamento de tres alcobas tiene parqueadero?",
					answer: "Tiene dos. ¿Quieres verlo el sábado con un asesor?",
					what: "Sales Site Hub averigua zona, plazo y presupuesto. Al asesor le llega solo quien va a comprar.",
					claim: { kind: "rise", percent: 45, figure: "45 %", label: "más ventas" },
				},
				{
					id: "e-commerce",
					hour: { time: "3:32", half: "p. m." },
					name: "E-commerce",
					customer: "Dejé unas botas en el carrito. ¿Todavía hay de mi talla?",
					answer: "Quedan tres pares. Te guardo uno hasta las ocho.",
					what: "CPG CX AI rescata el carrito abandonado conversando, no con otro correo que nadie abre.",
					claim: { kind: "rise", percent: 40, figure: "40 %", label: "más conversión" },
				},
				{
					id: "support",
					hour: { time: "9:15", half: "p. m." },
					name: "Soporte",
					customer: "¿Dónde va mi pedido? Lo necesito mañana.",
					answer: "Salió de Medellín a las seis. Te llega mañana antes del mediodía.",
					what: "FCMsie resuelve lo que se repite y le pasa a una persona lo que sí la necesita.",
					claim: {
						kind: "share",
						percent: 80,
						figure: "Hasta 80 %",
						label: "de las consultas de soporte, automatizadas",
					},
				},
			],
		},
		partners: {
			heading: "Nos certifican",
			clients: "Nos confían sus clientes",
			pause: "Pausar el movimiento",
		},
		values: {
			question: "¿Y si nunca he usado IA?",
			answer:
				"Nadie te pide saber de eso. Tú\u00a0conoces a tus clientes; la parte técnica va por nuestra cuenta.",
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
		industries: {
			question: "¿Sirve para mi negocio?",
			answer:
				"Si tus clientes preguntan antes de comprar, sirve. Empieza por la industria que más se parece a la tuya.",
			shown: ["hospitalidad-viajes", "real-estate-construccion", "educacion-ong"],
			explore: "Ver cómo funciona",
			all: "Ver todas las industrias",
		},
		closing: {
			hour: { time: "11:48", half: "p. m." },
			heading: "Ya le contestaste.",
			lead: "Cuéntanos cómo llegan hoy tus clientes y te decimos qué vale la pena automatizar y qué no.",
			talk: "Hablemos",
			solutions: "Ver las soluciones",
		},
	}) as const satisfies HomeText;
