import type { Conversation } from "../schema.ts";

const ready = "soy Rosa Díaz rosa@diaz.co, tengo una inmobiliaria y no alcanzamos a contestar los mensajes";
const whole =
	"Soy Inés Rey, ines@rey.co, de Hotel Luna, somos 12, necesito atender reservas de noche, 5 millones, para marzo";

/** A yes to the proposal, and a yes to something else. */
export const agreeing: readonly Conversation[] = [
	...["sí, hágala", "hágala pues", "listo, mándemela", "dale, ármala", "envíemela por favor"].map((says) => ({
		promise: `«${says}» toma la oferta aunque se haya preguntado otra cosa`,
		lines: [
			{ says: ready, has: [/armar la propuesta/, /empresa/] },
			{ says, wants: "proposal" as const },
		],
		knows: { company: null },
	})),
	...["si porfa envíela", "sí, hágala", "claro, mándela ya", "👍", "hágale pues y me la manda"].map(
		(says) => ({
			promise: `«${says}» acepta la propuesta ofrecida`,
			lines: [
				{ says: whole, has: [/propuesta/], offers: /Sí/ },
				{ says, wants: "proposal" as const },
			],
		}),
	),
	...["si", "sí", "ok", "claro", "bueno", "listo"].map((says) => ({
		promise: `«${says}» a la pregunta del presupuesto no hace la propuesta`,
		lines: [
			{ says: `${ready}, somos 12. Mi empresa se llama Inmobiliaria Sol`, has: [/presupuesto/] },
			{ says, wants: "nothing" as const, knows: { budget: null } },
			{ says: "unos 5 millones", wants: "nothing" as const, knows: { budget: "5 millones" } },
		],
	})),
	{
		promise: "«sí» a cuántas personas son no hace la propuesta y se vuelve a preguntar",
		lines: [
			{ says: `${ready}. Mi empresa se llama Inmobiliaria Sol`, has: [/Cuántas personas/] },
			{ says: "ok", wants: "nothing", has: [/personas/] },
			{ says: "quiero la propuesta ya", wants: "proposal" },
		],
	},
	...["no por ahora", "por ahora no", "no, todavia no", "de momento no gracias", "ahora no"].map((says) => ({
		promise: `«${says}» a la propuesta se respeta`,
		lines: [
			{ says: whole, offers: /Sí/ },
			{ says, wants: "nothing" as const, has: [/afán/], lacks: [/entendí|agarré/] },
		],
	})),
];
