import type { Conversation } from "../schema.ts";

/** Held out: how strangers write. Never read while the engine is changed: only `npm run quality` plays them, and no test. */
export const heldOut: readonly Conversation[] = [
	{
		promise: "dueña de peluquería, todo de una",
		lines: [
			{
				says: "buenas tardes soy marcela rios tengo una peluqueria en manizales, se me pasan los mensajes del wasap cuando estoy peinando. mi correo marcerios@gmail.com",
				knows: { name: "Marcela Rios", email: "marcerios@gmail.com" },
			},
		],
	},
	{
		promise: "restaurante, pregunta primero",
		lines: [
			{ says: "esto sirve pa un restaurante?" },
			{
				says: "soy julian ospina, julian@elfogon.co",
				knows: { name: "Julian Ospina", email: "julian@elfogon.co" },
			},
			{ says: "cuanto se demoran en montarlo", source: "/como-lo-hacemos" },
		],
	},
	{
		promise: "agencia de viajes con varios datos",
		lines: [
			{
				says: "Hola! somos Viajes Caribe, agencia de viajes con 12 empleados. Soy Laura Pinto laura@viajescaribe.co y queremos responder cotizaciones mas rapido",
				knows: { name: "Laura Pinto", email: "laura@viajescaribe.co", industry: "hospitalidad-viajes" },
			},
		],
	},
	{
		promise: "tienda en línea que duda de los datos",
		lines: [
			{ says: "y mis datos quien los ve?", source: "/legal" },
			{
				says: "ok. camilo torres camilo.torres@tiendita.com",
				knows: { name: "Camilo Torres", email: "camilo.torres@tiendita.com" },
			},
			{ says: "vendo ropa por internet", knows: { industry: "retail-ecommerce" } },
		],
	},
	{
		promise: "inmobiliaria seca",
		lines: [
			{ says: "inmobiliaria", knows: { industry: "real-estate-construccion" } },
			{
				says: "pedro paramo, pparamo@casasya.co",
				knows: { name: "Pedro Paramo", email: "pparamo@casasya.co" },
			},
		],
	},
	{
		promise: "pregunta por whatsapp sin tildes",
		lines: [{ says: "esto se conecta a whatsapp o como es la vuelta", source: "/como-lo-hacemos" }],
	},
	{
		promise: "pregunta por idiomas",
		lines: [{ says: "atienden en ingles tambien? tengo clientes gringos", source: "/" }],
	},
	{
		promise: "miedo a reemplazar gente",
		lines: [{ says: "no me va a tocar echar a la recepcionista cierto?", source: "/como-lo-hacemos" }],
	},
	{
		promise: "colegio",
		lines: [
			{
				says: "buenos dias, trabajo en el colegio santa ana, soy rosa elena diaz y mi mail es rosa.diaz@santaana.edu.co",
				knows: { name: "Rosa Elena Diaz", email: "rosa.diaz@santaana.edu.co" },
			},
		],
	},
	{
		promise: "correo con espacios raros",
		lines: [
			{ says: "mi nombre es Andrés Peña", knows: { name: "Andrés Peña" } },
			{
				says: "andres.pena@ferreteriaelclavo.com.co es mi correo",
				knows: { email: "andres.pena@ferreteriaelclavo.com.co" },
			},
		],
	},
	{
		promise: "teléfono y nombre",
		lines: [
			{
				says: "soy Diana, el cel es 310 555 0199 y el correo dianita88@hotmail.com",
				knows: { email: "dianita88@hotmail.com", phone: "+573105550199" },
			},
		],
	},
	{
		promise: "qué es cada producto",
		lines: [{ says: "que es contact pilot??", source: "/productos" }],
	},
	{
		promise: "diagnóstico gratis",
		lines: [{ says: "lo del diagnostico si es gratis de verdad?", source: "/audit" }],
	},
	{
		promise: "soporte después",
		lines: [{ says: "y despues de montarlo quien me ayuda si se daña", source: "/como-lo-hacemos" }],
	},
	{
		promise: "hotel con presupuesto",
		lines: [
			{
				says: "Ernesto Vélez ernesto@hotelvelez.com tengo un hotel de 30 habitaciones",
				knows: { name: "Ernesto Vélez", email: "ernesto@hotelvelez.com", industry: "hospitalidad-viajes" },
			},
			{ says: "Hotel Vélez", knows: { company: "Hotel Vélez" } },
		],
	},
	{
		promise: "gimnasio",
		lines: [
			{
				says: "hola tengo un gym y no doy abasto con los msjs. me llamo kevin mora y mi correo es kevin@fitmora.co",
				knows: { name: "Kevin Mora", email: "kevin@fitmora.co" },
			},
		],
	},
	{
		promise: "México",
		lines: [{ says: "trabajan en mexico o solo colombia?", source: "/nosotros" }],
	},
	{
		promise: "crm",
		lines: [{ says: "nosotros usamos hubspot, eso se puede conectar?", source: "/como-lo-hacemos" }],
	},
	{
		promise: "pide persona",
		lines: [
			{ says: "mejor paseme con un asesor porfa" },
			{ says: "a este correo: sofi.leal@leal.co", knows: { email: "sofi.leal@leal.co" } },
		],
	},
	{
		promise: "salud",
		lines: [
			{
				says: "buenas, clinica dental sonrisas, soy el doctor Iván Cruz ivan@sonrisas.co",
				knows: { name: "Iván Cruz", email: "ivan@sonrisas.co" },
			},
		],
	},
];
