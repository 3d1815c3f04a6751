import type { Case } from "./schema.ts";

/** Every success case, newest first. */
export const cases = [
	{
		id: "casa-guaqui",
		industry: "hospitalidad-viajes",
		client: "Casa Guaquí",
		text: {
			es: {
				title: "El hotel que dejó de perder reservas de noche",
				problem: "Nadie contestaba después de las nueve y las reservas se iban a las agencias.",
				solution: "Travel AI Booster cotiza con tarifas reales y separa la habitación en el chat.",
				result: "45 % más reservas directas",
				quote: "Antes abríamos el chat con miedo. Ahora nos trae reservas.",
				author: "Marcela Quintero, gerente",
			},
			en: {
				title: "The hotel that stopped losing bookings at night",
				problem: "Nobody answered after nine, and bookings went to the agencies.",
				solution: "Travel AI Booster quotes real rates and holds the room in the chat.",
				result: "45% more direct bookings",
				quote: "We used to dread opening the chat. Now it brings us bookings.",
				author: "Marcela Quintero, manager",
			},
		},
	},
	{
		id: "lindero-alto",
		industry: "real-estate-construccion",
		client: "Lindero Alto",
		text: {
			es: {
				title: "Menos llamadas, mejores visitas",
				problem: "Cinco portales, tres asesores y cientos de curiosos al mes.",
				solution: "Sales Site Hub pregunta zona, plazo y presupuesto, y agenda la visita.",
				result: "40 % más leads calificados",
				quote: "Mis asesores dejaron de perseguir y empezaron a cerrar.",
				author: "Andrés Villamizar, director comercial",
			},
			en: {
				title: "Fewer calls, better showings",
				problem: "Five listing sites, three agents and hundreds of window-shoppers a month.",
				solution: "Sales Site Hub asks for area, timing and budget, and books the showing.",
				result: "40% more qualified leads",
				quote: "My agents stopped chasing and started closing.",
				author: "Andrés Villamizar, sales director",
			},
		},
	},
	{
		id: "botica-mirla",
		industry: "retail-ecommerce",
		client: "Botica Mirla",
		text: {
			es: {
				title: "La tienda que contesta mientras empaca",
				problem: "Dos personas para empacar y, además, contestar sobre envíos, cambios y pagos.",
				solution:
					"CPG CX AI dice dónde va el pedido, explica los cambios y recibe el pago; lo difícil lo atiende una persona.",
				result: "70 % de consultas resueltas sin una persona",
				quote: "El asistente vende mientras empacamos.",
				author: "Paula Rincón, fundadora",
			},
			en: {
				title: "The store that answers while it packs",
				problem:
					"Two people to pack orders and, on top of that, answer questions about shipping, exchanges and payments.",
				solution:
					"CPG CX AI says where the order is, explains exchanges and takes the payment; a person handles the hard ones.",
				result: "70% of questions resolved without a person",
				quote: "The assistant sells while we pack.",
				author: "Paula Rincón, founder",
			},
		},
	},
	{
		id: "aulabrava",
		industry: "educacion-ong",
		client: "Aulabrava",
		text: {
			es: {
				title: "Un enero normal",
				problem: "Todas las preguntas de matrícula, en las mismas dos semanas.",
				solution: "FCMsie contesta sobre requisitos, fechas y pagos, y recuerda lo que falta.",
				result: "65 % menos costo de soporte",
				quote: "Por primera vez, enero fue un mes normal.",
				author: "Diana Osorio, coordinadora de admisiones",
			},
			en: {
				title: "An ordinary January",
				problem: "Every enrollment question, in the same two weeks.",
				solution:
					"FCMsie answers questions about requirements, dates and payments, and reminds people of what’s missing.",
				result: "65% lower support cost",
				quote: "For the first time, January was a normal month.",
				author: "Diana Osorio, admissions coordinator",
			},
		},
	},
	{
		id: "taller-ocobo",
		industry: "automotriz-aftermarket",
		client: "Taller Ocobo",
		text: {
			es: {
				title: "El teléfono que por fin descansó",
				problem: "Cada cotización era una llamada y una búsqueda a mano.",
				solution: "Contact Pilot confirma el repuesto por placa y agenda el taller.",
				result: "30 % menos tiempo de atención",
				quote: "El teléfono ahora suena para cosas importantes.",
				author: "Hernán Suárez, propietario",
			},
			en: {
				title: "The phone that finally went quiet",
				problem: "Every quote was a call and a search by hand.",
				solution: "Contact Pilot confirms the part by license plate and books the shop visit.",
				result: "30% less handling time",
				quote: "The phone now rings for things that matter.",
				author: "Hernán Suárez, owner",
			},
		},
	},
] as const satisfies readonly Case[];
