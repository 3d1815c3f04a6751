import type { FactsText } from "./schema.ts";

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
			"Me faltan tu nombre y un correo o un teléfono.",
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
	why: {
		company: "Para que la propuesta lleve el nombre de tu empresa.",
		industry: "Porque a un hotel no le sirve lo mismo que a una tienda.",
		need: "Para proponerte solo lo que te sirve.",
		companySize: "Porque no es lo mismo un equipo de tres que uno de treinta.",
		budget: "Para no proponerte algo que se salga de lo que piensas gastar. No te compromete a nada.",
		timing: "Para saber si alcanzamos y por dónde conviene empezar.",
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
		declined: ["No hay problema.", "Sin problema, lo dejamos en blanco.", "Está bien, no es obligatorio."],
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
		onlyOne:
			"La propuesta va solo a {value}; de ahí la puedes reenviar a quien quieras. Si prefieres otro correo, dime «usa» y el correo.",
		guess: "Ese correo parece tener un error. ¿Quisiste escribir {value}?",
	},
	whichBudget: "Para anotarlo bien, ¿cuál de estos es tu presupuesto?",
	phone: {
		country: "¿De qué país es ese número? Elígelo, o escríbelo con el indicativo y el +.",
		mistyped: {
			phone: [
				"Ese teléfono no me cuadra: ¿lo revisas? Si es de otro país, ponle el indicativo con el +.",
				"No logro reconocer ese número. Si quieres, lo dejamos en blanco.",
			],
			phoneShort: [
				"A ese teléfono le faltan dígitos: ¿lo revisas? Si es fijo, va con el indicativo de la ciudad.",
				"Veo muy pocos dígitos en ese número: escríbelo completo o, si prefieres, lo dejamos en blanco.",
			],
			phoneLong: [
				"A ese teléfono le sobran dígitos: ¿lo revisas? Si es de otro país, ponle el indicativo con el +.",
				"Veo más dígitos de la cuenta en ese número: escríbelo de nuevo o, si prefieres, lo dejamos en blanco.",
			],
		},
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
} as const satisfies FactsText;
