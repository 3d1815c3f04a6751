import type { ProposalText } from "./schema.ts";

export const es = {
	document: {
		title: (party) => `Propuesta para ${party}`,
		subject: (product) =>
			`Lo que entendimos, lo que te recomendamos y cómo lo haríamos. Propuesta de ${product}.`,
	},
	yourBusiness: "tu negocio",
	toConfirm: "Por confirmar",
	pageOf: (page, pages) => `${page} de ${pages}`,
	reference: (number, version) => `Propuesta ${number}, versión ${version}`,
	cover: {
		kicker: "Propuesta para",
		preparedFor: "Preparada para",
		issued: "Fecha",
		validUntil: "Válida hasta",
		number: "Propuesta",
	},
	understood: {
		heading: "Lo que nos contaste",
		saidBy: (name) => `${name}:`,
		visitor: "Tú:",
		noNeed: "Qué quieres resolver primero: lo conversamos en el diagnóstico.",
		goal: "Tu objetivo:",
		goals: {
			carts: "Recuperar las compras que se quedan a medias.",
			bookings: "Atender las reservas sin perder ninguna.",
			visits: "Agendar visitas con quien de verdad está interesado.",
			late: "Contestar a tiempo, a cualquier hora.",
			leads: "Atender y calificar mejor a quienes quieren comprar.",
			repeated: "Resolver las preguntas que se repiten.",
			opinion: "Saber qué opinan tus clientes.",
		},
		anyGoal: "Atender mejor a tus clientes.",
		facts: {
			name: "Contacto",
			company: "Empresa",
			industry: "Industria",
			companySize: "Tamaño",
			budget: "Tu presupuesto",
			timing: "Para cuándo lo quieres",
		},
		otherIndustry: "Otra industria",
		answer: (product) => `Para eso te proponemos empezar por ${product}.`,
		answerWithoutNeed: (product) => `Mientras nos cuentas más, empezaríamos por ${product}.`,
		recommended: "Lo que te recomendamos",
		why: "Por qué te sirve",
	},
	reasons: {
		byTheme: {
			carts:
				"Mencionaste compras que se quedan a medias: retoma esa conversación y resuelve la duda que frenó el pago.",
			bookings:
				"Nos hablaste de tus reservas: cotiza con tus tarifas y deja la reserva hecha en la misma conversación.",
			visits:
				"Las visitas te cuestan tiempo: averigua primero zona, plazo y presupuesto, y solo agenda a quien va en serio.",
			late: "Para que nadie espere respuesta: contesta en el momento, también de noche y en festivos.",
			leads:
				"Quieres vender mejor: pregunta lo que preguntaría tu mejor vendedor y te dice a quién llamar primero.",
			repeated:
				"Si siempre preguntan lo mismo: contesta lo repetido con tus políticas y le deja a tu equipo lo difícil.",
			opinion:
				"Te importa lo que opinan tus clientes: los oye uno por uno y te avisa mientras todavía hay tiempo de arreglarlo.",
		},
		general: {
			fcmsie: "Tu equipo deja de contestar lo mismo y atiende lo que sí necesita una persona.",
			npsie: "Sabes cómo se fue cada cliente mientras todavía hay tiempo de recuperarlo.",
			"contact-pilot": "Nadie que te escribe se queda esperando, y tú sabes a quién llamar primero.",
			"travel-ai-booster": "Si recibes viajeros, contesta y reserva a cualquier hora y en su idioma.",
			"sales-site-hub": "Si vendes inmuebles, tus asesores solo visitan a quien va en serio.",
			"cpg-cx-ai": "Si vendes en línea, recupera las compras que se quedan en el carrito.",
		},
	},
	approach: {
		heading: "Cómo lo hacemos",
		lead: "Cuatro pasos. Tú sigues atendiendo tu negocio; nosotros escribimos, conectamos y probamos.",
		youGet: "Te queda",
		steps: [
			{
				name: "Diagnóstico",
				what: "Vemos juntos por dónde llegan tus clientes, qué preguntan y dónde se pierden.",
				youGet: "Tres mejoras rápidas, por escrito",
			},
			{
				name: "Diseño",
				what: "Escribimos las conversaciones con tus precios, tus políticas y tu manera de hablar.",
				youGet: "El guion que apruebas antes de construir",
			},
			{
				name: "Implementación",
				what: "Conectamos tu web, tu WhatsApp y tu CRM, y lo probamos con casos reales.",
				youGet: "El asistente funcionando, con tu equipo entrenado",
			},
			{
				name: "Acompañamiento",
				what: "Cada mes leemos las conversaciones contigo y corregimos lo que haga falta.",
				youGet: "Un reporte mensual y los ajustes hechos",
			},
		],
		timeline: {
			title: "De 2 a 4 semanas para salir en vivo",
			before: "Antes",
			weeks: ["Semana 1", "Semana 2", "Semana 3", "Semana 4"],
			live: "Sales en vivo",
			after: "Después",
			note: "El plazo exacto depende de cuántos sistemas conectemos. Lo confirmamos cuando apruebes el diseño.",
		},
	},
	figures: {
		heading: "Lo que puede cambiar",
		notice: (product) =>
			`Cifras indicativas: son las que ${product} presenta de su trabajo con otras empresas. No son una promesa ni un cálculo sobre tu negocio; tu punto de partida lo medimos en el diagnóstico.`,
		upTo: "Hasta",
		before: "Antes",
		after: "Después",
		waitBefore: "Espera antes",
		waitAfter: "Después",
		claims: {
			automated: {
				label: "de las consultas de soporte, automatizadas",
				detail: "Cada punto es una de cada cien consultas. Los de color ya no esperan a una persona.",
			},
			supportCost: {
				label: "menos costo de soporte",
				detail: "Tu equipo atiende solo lo que de verdad necesita una persona.",
			},
			revenue: {
				label: "más ingresos",
				detail: "De clientes que antes se iban sin que nadie les contestara.",
			},
			efficiency: {
				label: "más eficiencia en ventas",
				detail: "Los asesores hablan con quien va a comprar.",
			},
			sales: { label: "más ventas", detail: "Ningún interesado se queda sin respuesta ni sin seguimiento." },
			response: {
				label: "más rápido al responder",
				detail: "El cliente recibe respuesta mientras todavía está interesado.",
			},
			conversion: {
				label: "más conversión",
				detail: "Más conversaciones terminan en compra, visita o reserva.",
			},
		},
		facts: [
			{ figure: "+50", label: "proyectos" },
			{ figure: "+20", label: "idiomas" },
			{ figure: "< 10 s", label: "para responder en el chat" },
		],
		percentSign: "\u00a0%",
	},
	next: {
		heading: "¿Y ahora qué?",
		lead: "Empieza con el Audit Express: un diagnóstico gratis de 30 minutos, del que sales con tres mejoras rápidas para hacer ya.",
		steps: [
			{ name: "Agenda", what: "Dejas tus datos y acordamos una hora que te sirva. Son 30 minutos." },
			{
				name: "Conversación",
				what: "Nos muestras cómo atiendes hoy y completamos lo que falta por confirmar.",
			},
			{ name: "Reporte", what: "Recibes un PDF con las tres mejoras rápidas y una ruta preliminar." },
		],
		invitation: "Hablemos",
		book: "Agenda tu diagnóstico",
		write: "Escríbenos",
		call: "Llámanos",
		smallPrint: {
			validity: (date) => `Esta propuesta es válida hasta el ${date}.`,
			scope:
				"Es una propuesta preliminar, hecha con lo que nos contaste. No incluye precios: el alcance y el valor se acuerdan por escrito después del diagnóstico.",
			data: (product) =>
				`${product} trata tus datos según la Ley 1581 de 2012, solo para atender esta solicitud. Puedes conocerlos, corregirlos o pedir que los borremos en`,
			dataLink: "la página de privacidad",
		},
	},
} as const satisfies ProposalText;
