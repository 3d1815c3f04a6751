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
		openAnswer: "Eso lo vemos contigo en el diagnóstico. Esto es lo que hacemos hoy.",
		answerWithoutNeed: "Mientras tanto, esto es lo que hacemos hoy.",
		helps: "En qué ayuda",
	},
	products: {
		fcmsie: "Gestión con IA: contesta lo que se repite y le pasa lo demás a una persona.",
		npsie:
			"Satisfacción y sentimiento con IA: escucha los mensajes de voz que te dejan y avisa cuando algo no salió bien.",
		"contact-pilot":
			"Primer contacto con IA: saluda a quien te escribe, pregunta lo que tú definas y lo deja registrado.",
		"travel-ai-booster":
			"Para hoteles y viajes: contesta sobre disponibilidad, tarifas y planes en más de 20 idiomas.",
		"sales-site-hub":
			"Para inmobiliarias y constructoras: pregunta zona, plazo y presupuesto, y agenda la visita.",
		"cpg-cx-ai":
			"Para marcas y tiendas en línea: retoma las compras que quedaron a medias y contesta sobre pedidos y cambios.",
	},
	reasons: {
		byTheme: {
			carts: "Retoma la compra que quedó a medias y resuelve la duda que la frenó.",
			bookings: "Se conecta con tu agenda o tu sistema, ofrece los cupos que hay, confirma y recuerda.",
			visits: "Agenda la visita cuando ya se sabe qué busca la persona, para cuándo y con qué presupuesto.",
			late: "Contesta por escrito en el momento, también de noche y en festivos.",
			leads: "Pregunta qué busca cada persona y para cuándo, y te dice a quién llamar primero.",
			repeated: "Lo de siempre se contesta con la información que apruebas; lo demás le llega a una persona.",
			opinion: "Oye a cada persona y avisa mientras todavía hay tiempo de arreglar lo que salió mal.",
		},
		general: {
			fcmsie: "Lo de siempre se contesta solo, con la información que tú apruebas.",
			npsie: "Sabes cómo le fue a cada persona mientras todavía se puede hacer algo.",
			"contact-pilot": "A quien te escribe se le contesta en el momento, y quedan sus datos y lo que pidió.",
			"travel-ai-booster": "Quien pregunta recibe respuesta a cualquier hora y en su idioma.",
			"sales-site-hub": "Quien llega a la visita ya contó qué busca, para cuándo y con qué presupuesto.",
			"cpg-cx-ai": "Quien tenía una duda la resuelve por el canal que ya usa.",
		},
	},
	approach: {
		heading: "Cómo lo hacemos",
		intro:
			"Cuatro pasos, a partir de lo que nos contaste. Tú sigues con lo tuyo; nosotros escribimos, conectamos y probamos.",
		youGet: "Te queda",
		steps: [
			{
				name: "Diagnóstico",
				what: "Revisamos contigo lo que nos contaste: cómo funciona hoy y qué tendría que cambiar.",
				youGet: "Tres mejoras rápidas, por escrito",
			},
			{
				name: "Diseño",
				what: "Escribimos las conversaciones con tu información, tus reglas y tu manera de hablar.",
				youGet: "El guion que apruebas antes de construir",
			},
			{
				name: "Implementación",
				what: "Conectamos los canales y sistemas que acordemos, y lo probamos con casos reales.",
				youGet: "El asistente funcionando y tu equipo capacitado",
			},
			{
				name: "Acompañamiento",
				what: "Cada mes leemos las conversaciones contigo y corregimos lo que haga falta.",
				youGet: "Un reporte mensual y los ajustes hechos",
			},
		],
		timeline: {
			title: "De 2 a 4 semanas para salir al aire",
			before: "Antes",
			weeks: ["Semana 1", "Semana 2", "Semana 3", "Semana 4"],
			live: "Salida al aire",
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
				detail: "Las personas atienden solo lo que de verdad las necesita.",
			},
			efficiency: {
				label: "más eficiencia en ventas",
				detail: "El tiempo se va en quien de verdad está interesado.",
			},
			sales: { label: "más ventas", detail: "Menos interesados se quedan sin respuesta ni seguimiento." },
			response: {
				label: "más rápido al responder",
				detail: "Quien escribe recibe respuesta mientras todavía la espera.",
			},
			conversion: {
				label: "más conversión",
				detail: "Más personas terminan haciendo lo que venían a hacer.",
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
		intro:
			"Empieza con el Audit Express: un diagnóstico gratis de 30 minutos, del que sales con tres mejoras rápidas para hacer ya.",
		steps: [
			{ name: "Agenda", what: "Dejas tus datos y acordamos una hora que te sirva. Son 30 minutos." },
			{
				name: "Conversación",
				what: "Nos muestras cómo atiendes hoy y completamos lo que falte.",
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
