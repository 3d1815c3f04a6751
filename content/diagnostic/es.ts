import { es as proposal } from "../proposal/es.ts";
import type { DiagnosticText } from "./schema.ts";

export const es = {
	shared: {
		...proposal,
		document: {
			title: (party) => `Diagnóstico para ${party}`,
			subject: (product) =>
				`Lo que entendimos, tres mejoras rápidas y una ruta preliminar. Diagnóstico de ${product}.`,
		},
		reference: (number) => `Diagnóstico ${number}`,
		cover: {
			...proposal.cover,
			kicker: "Diagnóstico para",
			preparedFor: "Preparado para",
			number: "Diagnóstico",
		},
		understood: {
			...proposal.understood,
			noNeed: "Qué quieres resolver primero: lo conversamos en la sesión.",
		},
		approach: { ...proposal.approach, heading: "Ruta preliminar" },
		figures: {
			...proposal.figures,
			notice: (product) =>
				`Cifras indicativas: son las que ${product} presenta de su trabajo con otras empresas. No son una promesa ni un cálculo sobre tu negocio; tu punto de partida lo medimos contigo en la sesión.`,
		},
		next: {
			...proposal.next,
			intro:
				"Este diagnóstico sale de lo que nos contaste. En 30 minutos lo revisamos contigo, sin costo, y queda completo.",
			steps: [
				{ name: "Revisión", what: "Miramos juntos este documento y corregimos lo que entendimos mal." },
				{ name: "Propuesta", what: "Cuando confirmemos lo que falta, te enviamos el alcance y los tiempos." },
				{ name: "Arranque", what: "Si te sirve, empezamos por la mejora que más se note." },
			],
			book: "Agenda la sesión",
			smallPrint: {
				...proposal.next.smallPrint,
				validity: (date) => `Diagnóstico hecho el ${date}.`,
				scope:
					"Es preliminar y sale de lo que nos contaste. No incluye precios ni promete resultados: el alcance y el valor se acuerdan por escrito.",
			},
		},
	},
	complete: "Completo al",
	percent: (score) => `${score}\u00a0%`,
	wins: {
		heading: "Tres mejoras rápidas",
		intro:
			"Cosas que puedes cambiar esta semana, con o sin nosotros. Cada una con la manera de saber si sirvió.",
		measure: "Cómo lo mides",
		byTheme: {
			carts: {
				name: "Escríbele a quien no terminó",
				what: "Cada mañana, mira las compras sin terminar de ayer y pregunta qué duda quedó. Un mensaje corto, de persona a persona.",
				measure: "Compras retomadas por semana",
			},
			bookings: {
				name: "Un solo lugar para lo que te piden",
				what: "Junta lo que llega por WhatsApp, correo y redes, y anota quién lo pide y para cuándo.",
				measure: "Solicitudes sin respuesta al cierre del día",
			},
			visits: {
				name: "Tres preguntas antes de agendar",
				what: "Zona, plazo y presupuesto. Con quien las contesta, agenda; a los demás, mándales información.",
				measure: "Visitas agendadas a las que sí llegaron",
			},
			late: {
				name: "Un mensaje para cuando no estás",
				what: "Activa la respuesta automática fuera de horario: lo que más preguntan y a qué hora contestas.",
				measure: "Minutos hasta la primera respuesta",
			},
			leads: {
				name: "A quién llamar primero",
				what: "Ordena a los interesados por presupuesto y fecha. Llama el mismo día a los tres primeros.",
				measure: "Interesados llamados el mismo día",
			},
			repeated: {
				name: "Las diez respuestas listas",
				what: "Escribe las diez preguntas que más se repiten y guarda cada respuesta para enviarla con un toque.",
				measure: "Preguntas repetidas por día",
			},
			opinion: {
				name: "Una pregunta al final",
				what: "Pregunta de 0 a 10 qué tanto te recomendarían, y llama ese mismo día a quien ponga 6 o menos.",
				measure: "Respuestas de 9 o 10",
			},
		},
	},
	completeness: {
		title: (percent) => `Este diagnóstico está completo al ${percent}`,
		whole: "Tenemos lo que hacía falta. Lo que sigue es conversarlo.",
		unconfirmed: "Lo que queda lo confirmamos contigo en la sesión.",
		missing: (names) => `Para completarlo falta saber: ${names}.`,
		open: (names) => `Queda por conversar: ${names}.`,
		names: {
			contact: "un correo o un teléfono",
			interest: "tu industria o qué necesitas",
			name: "tu nombre",
			email: "tu correo",
			industry: "tu industria",
			need: "qué necesitas",
			budget: "tu presupuesto",
			timing: "para cuándo",
		},
		note: "Entre más completo, más a tu medida es la propuesta que sigue.",
	},
} as const satisfies DiagnosticText;
