import type { Conversation } from "../schema.ts";

const told = {
	says: "soy Laura Gómez, laura@brisa.co, 3001234567, del Hotel Brisa, perdemos reservas de noche",
	knows: { email: "laura@brisa.co", phone: "+573001234567", name: "Laura Gómez" },
};
const kept = told.knows;

/** Correos, números y nombres que no son de quien escribe: lo que sabemos queda como está. */
export const ofOthers: readonly Conversation[] = [
	...[
		"un cliente escribió desde juan@correo.example y se quejó",
		"copien también a pedro@otra.example",
		"mi jefe es pedro@otra.example",
		"el correo viejo era ventas@brisa.example",
		"¿sirve hola@rumbo.example?",
		"¿su número es 601 555 0100?",
		"mi número de pedido es 3109876543",
		"llamen a mi socio Miguel al 3109876543",
		"soy Vegetariana",
	].map((says) => ({ promise: `«${says}» no cambia nada de nadie`, lines: [told, { says, knows: kept }] })),
	...(
		[
			["mi correo es laura.gomez@brisa.co", { email: "laura.gomez@brisa.co" }],
			["perdón, es laura.gomez@brisa.co", { email: "laura.gomez@brisa.co" }],
			["mi celular nuevo es 3109876543", { phone: "+573109876543" }],
		] as const
	).map(([says, knows]) => ({ promise: `«${says}» es el nuevo`, lines: [told, { says, knows }] })),
	...[
		"Hola Rumbo",
		"Tengo un hotel cerca al Parque Tayrona",
		"inmobiliaria en Medellín, El Poblado",
		"la competencia, Viajes Aurora, ya tiene un bot",
	].map((says) => ({
		promise: `«${says}» no dice cómo se llama nadie`,
		lines: [{ says, knows: { name: null, company: null } }],
	})),
	{
		promise: "un amigo Carlos no vende carros",
		lines: [{ says: "mi amigo Carlos me los recomendó", knows: { industry: null } }],
	},
];
