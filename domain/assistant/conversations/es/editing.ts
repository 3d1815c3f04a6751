import type { Conversation } from "../schema.ts";

const made = [
	{ says: "soy Rosa Díaz rosa@diaz.co, tengo una firma contable y no alcanzamos a contestar los mensajes" },
	{ says: "quiero la propuesta ya", wants: "proposal" },
] as const;

/** Changes to a proposal that is made, and corrections. */
export const editing: readonly Conversation[] = [
	...[
		["cámbiele el nombre a Contable Plus SAS", { company: "Contable Plus SAS" }],
		["cambie la fecha para marzo", { timing: "marzo" }],
		["ponga el presupuesto en 8 millones", { budget: "8 millones" }],
		["corrija mi nombre a Rosa Elena Díaz", { name: "Rosa Elena Díaz" }],
		["actualiza el nombre de la empresa a Cuentas Claras", { company: "Cuentas Claras" }],
	].map(([says, knows]) => ({
		promise: `«${says}» cambia el dato y ofrece actualizarla`,
		lines: [
			...made,
			{ says: String(says), knows: knows as object, has: [/actualice la propuesta/] },
			{ says: "hágale", wants: "proposal" as const },
		],
	})),
	{
		promise: "cambiar y reenviar en el mismo mensaje se hace de una vez",
		lines: [
			...made,
			{ says: "cambia la fecha a marzo y reenvíamela", wants: "proposal", knows: { timing: "marzo" } },
		],
	},
	{
		promise: "otro formato no se promete",
		lines: [
			...made,
			{ says: "¿la puede hacer más corta?", has: [/formato/], lacks: [/contacto/], wants: "nothing" },
		],
	},
	{
		promise: "la propuesta se puede tener en inglés",
		lines: [...made, { says: "¿me la manda en inglés? la propuesta", language: "en", wants: "proposal" }],
	},
	{
		promise: "lo que no es se aclara sin recitar nada",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, tengo una constructora" },
			{ says: "no es constructora, es una inmobiliaria", has: [/aclar|corregid|cambié/], lacks: [/anuncio/] },
		],
		knows: { industry: "real-estate-construccion", need: null },
	},
	{
		promise: "un negocio corregido se cambia",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, tengo un hotel" },
			{ says: "no es hotel, es una inmobiliaria", has: [/corregid|cambié/] },
		],
		knows: { industry: "real-estate-construccion" },
	},
];
