import type { Bilingual } from "../../../shared/language.ts";
import type { IndustryNight } from "../page-schema.ts";

export const night: Bilingual<IndustryNight> = {
	es: {
		heading: "La noche de Emma, hora por hora",
		intro: "Viaja con dos hijos y escribe en inglés. Nadie en el hotel se desvela.",
		chatLanguage: "en",
		hours: [
			{
				hour: { time: "11:47", half: "p. m." },
				says: { by: "customer", from: "Emma", text: "Hi! Any room for three, this Saturday?" },
				what: "Pregunta desde el aeropuerto. El hotel duerme.",
			},
			{
				hour: { time: "11:48", half: "p. m." },
				says: {
					by: "assistant",
					from: "Recepción",
					text: "Yes. The family room is free, with breakfast. Shall I hold it for you?",
				},
				what: "Mira la disponibilidad y tu tarifa. No promete lo que no hay.",
			},
			{
				hour: { time: "11:52", half: "p. m." },
				notes: [
					{ name: "Habitación", value: "Familiar, 3" },
					{ name: "Noche", value: "Sábado" },
					{ name: "Abono", value: "Pagado" },
				],
				what: "Paga por un enlace y la habitación queda separada.",
			},
			{
				hour: { time: "6:10", half: "a. m." },
				says: {
					by: "team",
					from: "Gloria, recepción",
					text: "Familia de Emma, sábado. Ya pagó el abono. Listo.",
				},
				what: "Abre y encuentra una reserva, no un mensaje. El resumen está en español.",
			},
			{
				hour: { time: "3:00", half: "p. m." },
				says: {
					by: "assistant",
					from: "Recepción",
					text: "Welcome! Your ride is at door 4. Dinner at seven?",
				},
				what: "Emma llega con el traslado pedido y la cena apartada.",
			},
		],
	},
	en: {
		heading: "Lucía’s night, hour by hour",
		intro: "She’s traveling with two kids and writes in Spanish. Nobody at the hotel loses sleep.",
		chatLanguage: "es",
		hours: [
			{
				hour: { time: "11:47", half: "p.m." },
				says: { by: "customer", from: "Lucía", text: "¡Hola! ¿Tienen cuarto para tres este sábado?" },
				what: "She asks from the airport. The hotel is asleep.",
			},
			{
				hour: { time: "11:48", half: "p.m." },
				says: {
					by: "assistant",
					from: "Front desk",
					text: "Sí. La familiar está libre, con desayuno. ¿Se la separo?",
				},
				what: "It checks availability and your rate. It doesn’t promise a room you don’t have.",
			},
			{
				hour: { time: "11:52", half: "p.m." },
				notes: [
					{ name: "Room", value: "Family, for 3" },
					{ name: "Night", value: "Saturday" },
					{ name: "Deposit", value: "Paid" },
				],
				what: "She pays by link and the room is held.",
			},
			{
				hour: { time: "6:10", half: "a.m." },
				says: {
					by: "team",
					from: "Gloria, front desk",
					text: "Lucía’s family, Saturday. Deposit paid. All set.",
				},
				what: "She starts her day with a booking, not a message. The summary is in English.",
			},
			{
				hour: { time: "3:00", half: "p.m." },
				says: {
					by: "assistant",
					from: "Front desk",
					text: "¡Bienvenida! Su carro la espera en la puerta 4. ¿Cena a las siete?",
				},
				what: "Lucía arrives with her ride booked and her table held.",
			},
		],
	},
};
