import type { ProposalText } from "./schema.ts";

export const es = {
	proposal: {
		summary: [
			"Ya tengo lo necesario. Mira lo que va en tu propuesta: si está bien, la hago.",
			"Esto es lo que va en tu propuesta. Cambia lo que quieras y la hago.",
		],
		incomplete: [
			"Esto es lo que tengo para tu propuesta. Completa lo que falta y la hago.",
			"Así va tu propuesta: llena lo que está vacío y la hago.",
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
		proposalNow: "La propuesta ya",
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
				one: "Hay un dato por corregir: revisa el campo marcado.",
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
		home: "Inicio",
		about: "Nosotros",
		method: "Cómo lo hacemos",
		solutions: "Soluciones",
		products: "Productos",
		consulting: "Consultoría",
		industries: "Industrias",
		cases: "Casos",
		demos: "Demos en vivo",
		audit: "Audit Express",
		blog: "Blog",
		contact: "Contacto",
		assistant: "Asistente",
		assistantMail: "Recibir la conversación por correo",
		portal: "Portal de Clientes",
		legal: "Privacidad y términos",
	},
} as const satisfies ProposalText;
