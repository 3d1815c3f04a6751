import type { Conversation } from "../schema.ts";

const asked = { says: "Ana Ruiz, ana@ruiz.co", has: [/empresa/] } as const;

/** What a person and a company are called, and what only sounds like it. */
export const naming: readonly Conversation[] = [
	...[
		"pero mas o menos",
		"contestamos a tiempo",
		"Contestamos muy tarde",
		"cotizaciones lentas",
		"22 habitaciones",
		"somos como 8",
		"tienda de ropa online",
		"Tienda de zapatos para mujer",
		"espere un momento",
		"los pedidos se nos enredan",
		"nos va bien",
		"una ferretería pequeña",
	].map((says) => ({
		promise: `«${says}» no es el nombre de la empresa`,
		lines: [asked, { says, knows: { company: null } }],
	})),
	...[
		["Andes Tours, por cierto", "Andes Tours"],
		["motos hernando", "motos hernando"],
		["Motos del Sur", "Motos del Sur"],
		["se llama brisa marina", "brisa marina"],
		["Velta gracias", "Velta"],
		["contable plus sas", "contable plus sas"],
		["Ferretería La 14", "Ferretería La 14"],
		["El Rincón de la Abuela", "El Rincón de la Abuela"],
	].map(([says = "", company = ""]) => ({
		promise: `«${says}» sí lo es`,
		lines: [asked, { says, knows: { company } }],
	})),
	{
		promise: "un problema dicho cuando se pregunta la empresa queda como necesidad",
		lines: [
			asked,
			{
				says: "cotizaciones lentas",
				knows: { need: "cotizaciones lentas", company: null },
				has: [/empresa/],
			},
		],
	},
	{
		promise: "quien no habla con robots no se llama Robots",
		lines: [
			{ says: "ah no yo no hablo con robots", has: [/persona/], knows: { name: null, need: null } },
			{ says: "soy Gloria, gloria@paz.co", has: [/Gloria/] },
		],
		knows: { name: "Gloria" },
	},
	{
		promise: "el negocio mal escrito no es un nombre",
		lines: [
			{ says: "inmoviliaria", knows: { name: null, industry: "real-estate-construccion" } },
			{ says: "soi karen", has: [/Karen/] },
		],
		knows: { name: "Karen" },
	},
	{
		promise: "un nombre corregido en el mismo mensaje es el último",
		lines: [{ says: "Juan Pérez, no, perdón, Juan Pablo Pérez" }],
		knows: { name: "Juan Pablo Pérez" },
	},
	{
		promise: "lo corregido en el mismo mensaje es lo último, también la empresa",
		lines: [{ says: "Ana Ruiz, ana@ruiz.co" }, { says: "Hotel Brisa, perdón, Hotel La Brisa" }],
		knows: { company: "Hotel La Brisa" },
	},
	{
		promise: "la doctora y el ingeniero tienen nombre",
		lines: [{ says: "Dra. Lucía Peña, lucia@pena.co", has: [/Lucía/] }],
		knows: { name: "Lucía Peña" },
	},
	{
		promise: "el nombre completo dicho después completa el que había",
		lines: [{ says: "pedro" }, { says: "pedro@mora.co" }, { says: "pedro mora" }],
		knows: { name: "Pedro Mora", company: null },
	},
	{
		promise: "el nombre dicho cuando se pregunta el negocio no es el negocio",
		lines: [
			{ says: "hola" },
			{ says: "ines@brisa.co" },
			{ says: "no sé" },
			{ says: "no tengo empresa todavía", has: [/dedica/] },
			{ says: "Inés Restrepo", knows: { name: "Inés Restrepo", industry: null } },
		],
	},
];
