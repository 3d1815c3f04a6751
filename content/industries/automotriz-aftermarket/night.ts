import type { Bilingual } from "../../../shared/language.ts";
import type { IndustryNight } from "../page-schema.ts";

export const night: Bilingual<IndustryNight> = {
	es: {
		heading: "La noche de Óscar, hora por hora",
		intro: "El carro le chilla al frenar y lo necesita mañana. El taller ya cerró.",
		hours: [
			{
				hour: { time: "9:05", half: "p. m." },
				says: { by: "customer", from: "Óscar", text: "El carro me chilla al frenar. ¿Lo pueden ver mañana?" },
				what: "Escribe desde el parqueadero, con las luces del taller apagadas.",
			},
			{
				hour: { time: "9:06", half: "p. m." },
				says: {
					by: "assistant",
					from: "Taller",
					text: "Claro. ¿Me das la placa? Hay espacio a las 7:30 y a las 11.",
				},
				what: "Ofrece los cupos de tu agenda, no otros.",
			},
			{
				hour: { time: "9:08", half: "p. m." },
				notes: [
					{ name: "Placa", value: "KLM 482" },
					{ name: "Cita", value: "7:30 a. m." },
					{ name: "Pastillas", value: "Separadas" },
				],
				what: "Queda la cita, y el repuesto también.",
			},
			{
				hour: { time: "7:32", half: "a. m." },
				says: {
					by: "team",
					from: "Hernán, del taller",
					text: "Óscar ya llegó: frenos. Las pastillas están aquí.",
				},
				what: "Recibe el carro. El teléfono no suena.",
			},
			{
				hour: { time: "4:10", half: "p. m." },
				says: {
					by: "assistant",
					from: "Taller",
					text: "Óscar, tu carro está listo y probado. Te esperamos hasta las 6.",
				},
				what: "Avisa sin que nadie tenga que llamar.",
			},
		],
	},
	en: {
		heading: "Óscar’s night, hour by hour",
		intro: "His brakes squeal and he needs the car tomorrow. The shop has closed.",
		hours: [
			{
				hour: { time: "9:05", half: "p.m." },
				says: {
					by: "customer",
					from: "Óscar",
					text: "My car squeals when I brake. Can you look at it tomorrow?",
				},
				what: "He writes from the parking lot, with the shop’s lights off.",
			},
			{
				hour: { time: "9:06", half: "p.m." },
				says: {
					by: "assistant",
					from: "Shop",
					text: "Sure. What’s your license plate? There’s room at 7:30 and at 11.",
				},
				what: "It offers the open slots in your calendar, and no others.",
			},
			{
				hour: { time: "9:08", half: "p.m." },
				notes: [
					{ name: "Plate", value: "KLM 482" },
					{ name: "Slot", value: "7:30 a.m." },
					{ name: "Brake pads", value: "Set aside" },
				],
				what: "The slot is booked, and so is the part.",
			},
			{
				hour: { time: "7:32", half: "a.m." },
				says: {
					by: "team",
					from: "Hernán, shop owner",
					text: "Óscar is here: brakes. The pads are on the bench.",
				},
				what: "He takes the car in. The phone isn’t ringing.",
			},
			{
				hour: { time: "4:10", half: "p.m." },
				says: {
					by: "assistant",
					from: "Shop",
					text: "Óscar, your car is ready and tested. We’re here until 6.",
				},
				what: "It tells him, so nobody has to call.",
			},
		],
	},
};
