import type { Bilingual } from "../../../shared/language.ts";
import type { IndustryNight } from "../page-schema.ts";

export const night: Bilingual<IndustryNight> = {
	es: {
		heading: "La noche de Paula, hora por hora",
		intro: "Dejó unos botines en el carrito y se fue a comer. En la tienda ya no queda nadie.",
		hours: [
			{
				hour: { time: "10:15", half: "p. m." },
				says: {
					by: "assistant",
					from: "Tienda",
					text: "Paula, tus botines siguen en el carrito. ¿Te quedó alguna duda?",
				},
				what: "No es otro correo con descuento: es una pregunta.",
			},
			{
				hour: { time: "10:17", half: "p. m." },
				says: { by: "customer", from: "Paula", text: "Sí, no sé qué talla pedir. Tengo el pie ancho." },
				what: "Por fin se sabe qué la frenó.",
			},
			{
				hour: { time: "10:18", half: "p. m." },
				says: { by: "assistant", from: "Tienda", text: "En ese modelo te queda la 38. Quedan dos pares." },
				what: "Lo sabe porque mira tu inventario.",
			},
			{
				hour: { time: "10:24", half: "p. m." },
				notes: [
					{ name: "Talla", value: "38" },
					{ name: "Envío", value: "Cali" },
					{ name: "Pago", value: "Aprobado" },
				],
				what: "Paga por el enlace, en la misma conversación.",
			},
			{
				hour: { time: "7:30", half: "a. m." },
				says: { by: "team", from: "Bodega", text: "Botines café, 38, para Cali. Salen hoy." },
				what: "Tu equipo empaca. Lo demás ya está contestado.",
			},
		],
	},
	en: {
		heading: "Paula’s night, hour by hour",
		intro: "She left a pair of ankle boots in the cart and went to dinner. Nobody is left at the store.",
		hours: [
			{
				hour: { time: "10:15", half: "p.m." },
				says: {
					by: "assistant",
					from: "Store",
					text: "Paula, your boots are still in the cart. Anything you weren’t sure about?",
				},
				what: "Not another discount email: a question.",
			},
			{
				hour: { time: "10:17", half: "p.m." },
				says: { by: "customer", from: "Paula", text: "Yes, which size to get. My feet are wide." },
				what: "Now you know what stopped her.",
			},
			{
				hour: { time: "10:18", half: "p.m." },
				says: {
					by: "assistant",
					from: "Store",
					text: "In that model, go for the 38. There are two pairs left.",
				},
				what: "It knows because it checks your stock.",
			},
			{
				hour: { time: "10:24", half: "p.m." },
				notes: [
					{ name: "Size", value: "38" },
					{ name: "Ships to", value: "Cali" },
					{ name: "Payment", value: "Approved" },
				],
				what: "She pays by link, in the same conversation.",
			},
			{
				hour: { time: "7:30", half: "a.m." },
				says: { by: "team", from: "Warehouse", text: "Brown boots, 38, to Cali. Shipping today." },
				what: "Your team packs. The rest is already answered.",
			},
		],
	},
};
