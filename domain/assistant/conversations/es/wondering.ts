import type { Conversation } from "../schema.ts";

/** Questions the site answers one way and no other, and what is recommended to whom. */
export const wondering: readonly Conversation[] = [
	{
		promise: "lo que se pregunta es lo que se contesta",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co" },
			{ says: "¿funciona con Shopify?", has: [/tienda en línea/], lacks: [/adivinar|inventarte/] },
			{
				says: "¿me sirve si vendo por instagram?",
				has: [/preguntan antes de comprar/],
				source: "/industrias",
			},
			{ says: "¿qué pasa con los datos de mis clientes?", has: [/tus clientes/], lacks: [/1581/] },
			{ says: "¿hacen páginas web?", has: [/no está entre lo que ofrecemos/], lacks: [/^Sí/] },
			{ says: "¿es como ChatGPT?", has: [/solo con lo que tú apruebas/] },
			{ says: "¿quién me va a llamar?", has: [/persona del equipo/], lacks: [/^Sí/] },
			{ says: "¿atienden en Estados Unidos?", has: [/América Latina/] },
		],
		knows: { company: null, industry: null, need: null },
	},
	{
		promise: "preguntar qué trae la propuesta no la hace",
		lines: [
			{ says: "soy Rosa Díaz rosa@diaz.co, tengo una inmobiliaria y no alcanzamos a contestar los mensajes" },
			{ says: "¿qué trae la propuesta?", has: [/PDF con lo que nos contaste/], wants: "nothing" },
			{ says: "quiero la propuesta", wants: "proposal" },
			{ says: "que incluye la propuesta?", has: [/PDF/], wants: "nothing" },
		],
	},
	...[
		["cuanto se demora y cuanto cuesta y q incluye", [/2 y 4 semanas/, /diagnóstico/, /cuatro pasos/]],
		["¿Cuánto cuesta? ¿Cuánto se demora?", [/2 y 4 semanas/, /diagnóstico/]],
		["¿en qué idiomas atiende y con qué se integra?", [/20 idiomas/, /CRM/]],
	].map(([says, has]) => ({
		promise: `«${says}» se contesta entera`,
		lines: [{ says: "Ana Ruiz, ana@ruiz.co" }, { says: String(says), has: has as RegExp[] }],
	})),
	{
		promise: "dos productos se comparan con lo que hace cada uno",
		lines: [
			{
				says: "¿cuál es la diferencia entre FCMsie y Contact Pilot?",
				has: [/FCMsie:/, /Contact Pilot:/],
				source: "/productos",
			},
			{ says: "NPSie vs FCMsie", has: [/NPSie:/, /FCMsie:/], knows: { need: null } },
		],
	},
	{
		promise: "la recomendación sale de lo que se sabe, y si no, se pregunta",
		lines: [
			{
				says: "qué me recomienda?",
				has: [/negocio/],
				source: "/productos",
				knows: { industry: null, need: null },
			},
			{ says: "Ana Ruiz, ana@ruiz.co, tengo un hotel y perdemos reservas" },
			{ says: "cuál me recomiendan?", has: [/Travel AI Booster/], wants: "nothing" },
		],
	},
	{
		promise: "el producto responde a la necesidad y no solo al sector",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, tengo una ferretería" },
			{ says: "Ferretería Sol" },
			{ says: "perdemos pedidos por whatsapp", lacks: [/CPG/] },
		],
		knows: { need: "perdemos pedidos por whatsapp", industry: "retail-ecommerce" },
	},
	{
		promise: "al hotel que pierde reservas se le dice lo de viajes",
		lines: [
			{ says: "Inés Restrepo, ines@brisa.co" },
			{ says: "Hotel Brisa" },
			{ says: "responder reservas", has: [/Travel AI Booster/] },
		],
		knows: { industry: "hospitalidad-viajes" },
	},
	{
		promise: "a la inmobiliaria se le entiende aunque escriba con q",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, tengo una inmobiliaria" },
			{ says: "Inmobiliaria Sol" },
			{ says: "q contesten los mensajes de metrocuadrado", lacks: [/hotel|huésped|reserva/i] },
		],
		knows: { need: "q contesten los mensajes de metrocuadrado", industry: "real-estate-construccion" },
	},
	{
		promise: "presentarse en inglés pasa al inglés",
		lines: [{ says: "hi, my name is Kate, kate@moore.com", language: "en", has: [/Kate/, /company/] }],
	},
];
