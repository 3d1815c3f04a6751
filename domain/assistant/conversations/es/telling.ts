import type { Conversation } from "../schema.ts";

/** Saying things: all at once, bit by bit, out of order, corrected. */
export const telling: readonly Conversation[] = [
	{
		promise: "un mensaje con todo basta para ofrecer la propuesta",
		lines: [
			{
				says: "me llamo Ana y trabajo en Hotel Brisa, somos 25 personas, mi mail es ana@brisa.co, cel 3001234567, quiero contestar más rápido por whatsapp, tenemos unos 10 millones, para enero",
				has: [/Ana/, /propuesta/i],
				lacks: [/millones/, /enero/, /25/],
				offers: /Sí/,
			},
			{ says: "sí, dale", wants: "proposal" },
		],
		knows: {
			name: "Ana",
			company: "Hotel Brisa",
			companySize: "25 personas",
			email: "ana@brisa.co",
			phone: "+573001234567",
			industry: "hospitalidad-viajes",
			need: "quiero contestar más rápido por whatsapp",
			budget: "10 millones",
			timing: "para enero",
		},
	},
	{
		promise: "paso a paso se pregunta una cosa a la vez, en orden, hasta la propuesta",
		lines: [
			{ says: "hola", has: [/¡Hola!/, /llamas/] },
			{ says: "Juan Pérez, juan@perez.co", has: [/Juan/, /empresa/] },
			{ says: "Constructora Los Robles S.A.S.", has: [/mejorar/] },
			{
				says: "se nos pierden los interesados que llegan de noche",
				has: [/personas/],
				source: "/soluciones",
			},
			{ says: "60", has: [/presupuesto/] },
			{ says: "unos 15 millones", has: [/cuándo/] },
			{ says: "en 3 meses", has: [/propuesta/] },
			{ says: "hágale", wants: "proposal" },
		],
		knows: {
			name: "Juan Pérez",
			company: "Constructora Los Robles S.A.S.",
			industry: "real-estate-construccion",
			companySize: "60 personas",
			budget: "15 millones",
			timing: "en 3 meses",
		},
	},
	{
		promise: "los números se entienden por su unidad aunque lleguen en otro orden",
		lines: [
			{ says: "soy Marta, marta@tienda.co" },
			{
				says: "20 millones y somos 8, para diciembre",
				knows: { budget: "20 millones", companySize: "8 personas", timing: "para diciembre" },
			},
		],
	},
	{
		promise: "un correo corregido reemplaza al anterior",
		lines: [
			{ says: "Luis Gómez luis@gmial.com", has: [/gmail\.com/], lacks: [/luis@/] },
			{ says: "sí", knows: { email: "luis@gmail.com" } },
			{ says: "no, mi correo es luis.gomez@outlook.com", has: [/corregid|cambié/] },
		],
		knows: { name: "Luis Gómez", email: "luis.gomez@outlook.com" },
	},
	{
		promise: "«me equivoqué» corrige el dato que sigue",
		lines: [
			{ says: "Soy Carlos Ruiz, carlos@ruiz.co, somos 20" },
			{ says: "me equivoqué, somos 30", has: [/corregid|cambié/] },
		],
		knows: { companySize: "30 personas" },
	},
	{
		promise: "un dato malo sin el bueno se pregunta",
		lines: [
			{ says: "Nubia Salas, nubia@salas.co" },
			{ says: "me equivoqué de correo", has: [/correo correcto/] },
			{ says: "nubia.salas@salas.co", knows: { email: "nubia.salas@salas.co" } },
		],
	},
	{
		promise: "un nombre corregido reemplaza al anterior",
		lines: [
			{ says: "me llamo Pedro, pedro@x.co", has: [/Pedro/] },
			{ says: "perdón, me llamo Pablo", has: [/corregid|cambié/] },
		],
		knows: { name: "Pablo", email: "pedro@x.co" },
	},
	{
		promise: "un nombre con tildes, eñes y partículas queda entero",
		lines: [{ says: "María José de la Ñ, mj@correo.co" }],
		knows: { name: "María José de la Ñ", email: "mj@correo.co", company: null },
	},
	{
		promise: "un nombre en minúscula y de una palabra sirve",
		lines: [{ says: "soy juan", has: [/Juan/, /correo/] }],
		knows: { name: "Juan" },
	},
	{
		promise: "un oficio, un lugar o un interés no se toman por nombre",
		lines: [
			{ says: "soy gerente" },
			{ says: "soy de Medellín" },
			{ says: "estoy interesado en automatizar" },
		],
		knows: { name: null, company: null },
	},
	{
		promise: "la necesidad contada sin que la pregunten no se vuelve a pedir",
		lines: [
			{
				says: "Buenas, quiero responder WhatsApp de noche porque tengo un hostal en Salento y perdemos reservas",
				has: [/llamas|nombre/],
			},
			{ says: "Camila Rojas, camila@hostal.co", lacks: [/mejorar/] },
		],
		knows: { industry: "hospitalidad-viajes", name: "Camila Rojas" },
	},
	{
		promise: "la empresa corregida después de la propuesta ofrece actualizarla",
		lines: [
			{ says: "soy Rosa Díaz rosa@diaz.co, tengo una inmobiliaria y no alcanzamos a contestar los mensajes" },
			{ says: "quiero la propuesta ya", wants: "proposal" },
			{ says: "mi empresa se llama Inmobiliaria Horizonte", has: [/actualice/], offers: /Sí/ },
			{ says: "claro", wants: "proposal" },
		],
		knows: { company: "Inmobiliaria Horizonte" },
	},
	{
		promise: "un problema contado cuando se pregunta otra cosa no se pierde",
		lines: [
			{ says: "soy don Hernando, hernando@motos.co, tengo un taller de motos", has: [/Hernando/] },
			{ says: "que me preguntan por repuestos y yo con las manos ocupadas", lacks: [/mejorar/] },
			{ says: "pues Motos Hernando", has: [/Motos Hernando/] },
		],
		knows: {
			name: "Hernando",
			company: "Motos Hernando",
			need: "que me preguntan por repuestos y yo con las manos ocupadas",
		},
	},
	{
		promise: "la corrección sin nombrar el dato corrige lo último que se dijo",
		lines: [
			{ says: "Ana Paz ana@paz.co" },
			{ says: "no, es Anna con doble n", has: [/corregid|cambié/] },
			{ says: "Hotel Brisa" },
			{ says: "no perdón, se llama Hotel La Brisa", has: [/corregid|cambié/] },
			{ says: "automatizar reservas" },
			{ says: "30" },
			{ says: "perdón, son 35", has: [/corregid|cambié/] },
		],
		knows: {
			name: "Anna Paz",
			company: "Hotel La Brisa",
			need: "automatizar reservas",
			companySize: "35 personas",
			budget: null,
		},
	},
	{
		promise: "un emoji junto al nombre no lo borra",
		lines: [{ says: "hola 👋 soy 😀 Ana Gómez, ana@gomez.co", has: [/Ana/], lacks: [/😀/u] }],
		knows: { name: "Ana Gómez", email: "ana@gomez.co" },
	},
	{
		promise: "el nombre y la empresa dichos juntos se separan",
		lines: [{ says: "Soy Pía Ruiz de Acme Ltda, pia@acme.co", lacks: [/empresa se llama|company called/] }],
		knows: { name: "Pía Ruiz", company: "Acme Ltda" },
	},
	{
		promise: "una dirección web no es el nombre de la empresa",
		lines: [
			{ says: "Juan de la Cruz, juan@cruz.co", knows: { name: "Juan de la Cruz", company: null } },
			{ says: "mi empresa es http://evil.com", lacks: [/http|evil/], knows: { company: null } },
		],
	},
];
