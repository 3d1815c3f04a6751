import type { Conversation } from "../schema.ts";

/** Data taken back, no more contact, one fact less. */
export const takingBack: readonly Conversation[] = [
	...[
		"borren mis datos",
		"eliminar mis datos",
		"ya no quiero nada, borre mis datos",
		"quiero que eliminen toda mi información",
		"sáquenme de su base de datos",
		"por favor bórrenme",
		"borren lo que les escribí",
	].map((says) => ({
		promise: `«${says}» se entiende, lleva al formulario de derechos y deja de pedir`,
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co" },
			{
				says,
				has: [/equipo/, /formulario de derechos/],
				lacks: [/empresa|dedica|entendí/],
				wants: "person" as const,
				source: "/legal#ejercer-derechos",
			},
			{ says: "gracias", lacks: [/empresa|dedica|propuesta/] },
			{ says: "tengo un hotel en Cali", has: [/propuesta/], knows: { industry: null } },
		],
		knows: { company: null, need: null, industry: null },
	})),
	{
		promise: "sin haber dejado cómo escribirle, también se le dice cómo pedirlo",
		lines: [
			{
				says: "borren mis datos",
				has: [/no te pido|hasta aquí/],
				wants: "nothing",
				source: "/legal#ejercer-derechos",
			},
		],
	},
	{
		promise: "preguntar cómo se borran los datos no es pedirlo",
		lines: [
			{ says: "¿puedo pedir que borren mis datos después?", has: [/1581/], source: "/legal" },
			{ says: "Ana Ruiz, ana@ruiz.co", has: [/empresa/] },
		],
	},
	{
		promise: "quien limpia su propia base de datos no pide que lo borremos",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, de Hotel Brisa" },
			{
				says: "necesitamos eliminar los datos duplicados de mis clientes",
				lacks: [/derecho/],
				wants: "nothing",
			},
		],
	},
	...[
		"ya no quiero que me contacten",
		"que no me llamen",
		"no me escriban más por favor",
		"dejen de llamarme",
	].map((says) => ({
		promise: `«${says}» se respeta y el equipo lo sabe`,
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, 3001234567, de Hotel Brisa" },
			{
				says,
				has: [/equipo/, /no quieres que te contacten|no te escriban/],
				lacks: [/te escribe|te llama /],
				wants: "person" as const,
				source: "/legal#ejercer-derechos",
			},
		],
		knows: { need: null },
	})),
	{
		promise: "los clientes que no llaman son un problema, no una orden",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, de Hotel Brisa" },
			{ says: "los huéspedes no me escriben de nuevo y se nos pierden ventas", lacks: [/derecho/] },
		],
		knows: { need: "los huéspedes no me escriben de nuevo y se nos pierden ventas" },
	},
	{
		promise: "quien prefiere el correo a la llamada solo pierde el teléfono",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, 3001234567" },
			{
				says: "no me llamen, mejor por correo",
				has: [/teléfono/, /empresa/],
				wants: "nothing",
				knows: { phone: null },
			},
		],
		knows: { email: "ana@ruiz.co", phone: null, company: null },
	},
	...[
		"no me llamen por la mañana, mejor por la tarde",
		"no me escriban antes del lunes",
		"no me escriban más por WhatsApp, mejor al correo",
	].map((says) => ({
		promise: `«${says}» se anota y no retira nada`,
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, 3001234567" },
			{
				says,
				has: [/conversación/, /empresa/],
				lacks: [/derecho|no quieres que te contacten/],
				wants: "nothing" as const,
			},
		],
		knows: { email: "ana@ruiz.co", phone: "+573001234567", company: null, need: null, timing: null },
	})),
	{
		promise: "«quiten mi correo de su lista» retira la autorización",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co" },
			{ says: "quiten mi correo de su lista", has: [/equipo/], wants: "person" },
		],
	},
	{
		promise: "lo que dicen los clientes no retira nada de quien lo cuenta",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, de Hotel Brisa" },
			{
				says: "Los clientes me dicen: no me escriban más. ¿Qué hago?",
				lacks: [/no quieres que te contacten|derecho/],
				wants: "nothing",
			},
		],
	},
	...["espere, mejor no me guarde el teléfono", "borra mi celular", "quita el teléfono porfa"].map(
		(says) => ({
			promise: `«${says}» lo quita y se sigue`,
			lines: [
				{ says: "Ana Ruiz, ana@ruiz.co, 3001234567", knows: { phone: "+573001234567" } },
				{ says, has: [/teléfono/, /empresa/], knows: { phone: null, company: null } },
			],
			declined: ["phone" as const],
		}),
	),
	{
		promise: "sin permiso de nuevo nadie le escribe, por mucho que siga",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, de Hotel Brisa" },
			{ says: "no me escriban más", wants: "person" },
			{ says: "quiero hablar con una persona", has: [/permiso/, /1581/], wants: "nothing" },
			{ says: "no", has: [/como pediste|sin escribirte/], wants: "nothing" },
			{ says: "¿cuánto cuesta?", lacks: [/te escribe/], wants: "nothing" },
		],
	},
	{
		promise: "quien se arrepiente y pide que le escriban ve otra vez el aviso",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, de Hotel Brisa" },
			{ says: "no me escriban más", wants: "person" },
			{
				says: "perdón, me equivoqué: sí quiero que me escriban. quiero una propuesta",
				has: [/registr/, /Ley 1581/],
				wants: "nothing",
			},
		],
		knows: { need: null },
	},
	...[
		"sí autorizo",
		"Autorizo",
		"los autorizo de nuevo",
		"sí, les doy permiso",
		"acepto",
		"sí pero solo por correo",
	].map((says) => ({
		promise: `«${says}» contesta si nos autoriza`,
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, de Hotel Brisa" },
			{ says: "no me escriban más", wants: "person" as const },
			{ says: "¿me pueden volver a escribir?", has: [/permiso/, /Ley 1581/], wants: "nothing" as const },
			{ says, has: [/registr/], wants: "person" as const },
		],
	})),
	...["no autorizo", "no acepto", "no estoy segura"].map((says) => ({
		promise: `«${says}» no da permiso`,
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, de Hotel Brisa" },
			{ says: "no me escriban más", wants: "person" as const },
			{ says: "hazme la propuesta", has: [/permiso/], wants: "nothing" as const },
			{ says, has: [/como pediste|sin escribirte/], lacks: [/registr/], wants: "nothing" as const },
		],
	})),
	{
		promise: "después de pedir silencio, la propuesta se puede pedir y se retoma",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, de Hotel Brisa" },
			{ says: "que no me contacten", wants: "person" },
			{
				says: "bueno, quiero la propuesta",
				has: [/necesito otra vez tu permiso/, /Ley 1581/],
				lacks: [/te la mando|te escribe/],
				wants: "nothing",
			},
			{ says: "sí", has: [/registr/, /necesito|mejorar/], wants: "nothing" },
			{ says: "se nos pierden reservas de noche", knows: { need: "se nos pierden reservas de noche" } },
		],
	},
];
