import type { Conversation } from "../schema.ts";

const told = {
	says: "soy Laura Gómez, laura@brisa.co, +57 300 123 4567, del Hotel Brisa, perdemos reservas de noche, somos 12 personas",
} as const;

/** Lo que anotamos, dicho a quien lo pregunta. */
export const remembering: readonly Conversation[] = [
	...[
		"¿qué sabes de mí?",
		"que te he dicho",
		"resúmeme lo que te dije",
		"¿qué datos tienen míos?",
		"quiero ver mis datos",
	].map((says) => ({
		promise: `«${says}» se contesta con lo anotado, y con cómo corregirlo o borrarlo`,
		lines: [
			told,
			{
				says,
				has: [
					/Nombre: Laura Gómez\n/,
					/Correo: laura@brisa\.co\n/,
					/Teléfono: \+57 300 123 4567\n/,
					/Empresa: Hotel Brisa\n/,
					/Tipo de negocio: Hoteles y viajes\n/,
					/: perdemos reservas de noche\n/,
					/Equipo: 12 personas\n/,
					/cambia la empresa por/,
					/borra mis datos/,
				],
				lacks: [/Presupuesto:/, /Para cuándo:/],
				source: "/legal#ejercer-derechos",
			},
		],
	})),
	{
		promise: "quien no ha contado nada oye que no hay nada anotado",
		lines: [{ says: "¿qué sabes de mí?", has: [/no he anotado/], lacks: [/Nombre:/] }],
	},
	{
		promise: "lo que dice que se haga para corregir y borrar, se hace",
		lines: [
			told,
			{ says: "¿qué sabes de mí?" },
			{ says: "cambia la empresa por Brisa Norte", knows: { company: "Brisa Norte" } },
			{ says: "borra mis datos", has: [/borr/], wants: "person" },
			{
				says: "¿qué sabes de mí?",
				has: [/Empresa: Brisa Norte\n/],
				lacks: [/presupuesto\?|personas trabajan/i],
			},
		],
	},
	{
		promise: "preguntar por su sector no es preguntar por sus datos",
		lines: [told, { says: "¿qué sabes de mi sector?", lacks: [/Nombre: Laura/] }],
	},
];
