import type { DemoFlow } from "../../flow-schema.ts";

export const reserva: DemoFlow = {
	id: "reserva",
	steps: [
		{ id: "consulta", duration: 20, at: "23:47" },
		{ id: "disponibilidad", duration: 30, at: "23:48" },
		{ id: "cotizacion", duration: 40, at: "23:49" },
		{ id: "pago", duration: 60, at: "23:51" },
		{ id: "confirmacion", duration: 15, at: "23:52" },
	],
	metrics: [
		{
			label: { es: "Probabilidad de reserva", en: "Chance of booking" },
			unit: "percent",
			before: 20,
			values: [35, 55, 50, 85, 100],
		},
		{
			label: { es: "Datos del huésped", en: "Guest details" },
			unit: "count",
			before: 0,
			values: [1, 3, 3, 5, 6],
		},
		{
			label: { es: "Valor de la reserva", en: "Booking value" },
			unit: "pesos",
			before: 0,
			values: [0, 580_000, 690_000, 690_000, 690_000],
		},
	],
	text: {
		es: {
			name: "Reserva",
			description: "Una pareja pide habitación para el puente, casi a medianoche.",
			customer: "Huésped",
			steps: [
				{
					title: "Llega la consulta",
					messages: [
						["user", "Hola, ¿tienen habitación para dos este puente?"],
						[
							"bot",
							"¡Hola! Sí atendemos el puente. ¿Qué noches quieren quedarse y a nombre de quién?",
							["Sábado y domingo", "Solo el sábado"],
						],
					],
					next: ["Consultar disponibilidad apenas dé las fechas"],
				},
				{
					title: "Mira la disponibilidad",
					messages: [
						["user", "Sábado y domingo. A nombre de Laura Pineda."],
						["bot", "Gracias, Laura. Para esas dos noches queda la doble con balcón, a $290.000 la noche."],
						["bot", "El desayuno va incluido. ¿Te la cotizo con algo más?"],
					],
					next: ["Separar la habitación por 20 minutos", "Ofrecer el traslado desde el aeropuerto"],
				},
				{
					title: "Cotiza y ofrece",
					messages: [
						["user", "Mmm, está un poco alto. ¿Incluye el traslado?"],
						["bot", "El traslado va aparte: $110.000 ida y vuelta para los dos."],
						[
							"bot",
							"Con él quedaría en $690.000. Puedes cancelar sin costo hasta el jueves.",
							["Con traslado", "Sin traslado"],
						],
					],
					next: ["Enviar el enlace de pago del anticipo"],
				},
				{
					title: "Cobra el anticipo",
					messages: [
						["user", "Listo, con traslado."],
						["bot", "Queda separada. Con un anticipo de $345.000 la aseguras; el resto lo pagas al llegar."],
						["user", "Ya pagué con tarjeta. Mi correo es laura@correo.example"],
					],
					next: ["Verificar el pago", "Avisar a recepción"],
				},
				{
					title: "Confirma la reserva",
					messages: [
						[
							"bot",
							"Pago recibido, Laura. Reserva R-2047: doble con balcón, sábado y domingo, con traslado.",
						],
						["bot", "Te llegó la confirmación al correo. El viernes te escribo para el check-in."],
						["user", "¡Qué rápido! Gracias."],
					],
					next: ["Escribirle el viernes para el check-in", "Programar el traslado con el conductor"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Contacto nuevo, canal WhatsApp",
						2: "Laura Pineda, oportunidad abierta",
						3: "Le interesa el traslado",
						5: "Oportunidad ganada",
					},
				},
				{
					name: "Sistema hotelero (PMS)",
					status: "active",
					log: {
						2: "Una doble con balcón libre",
						3: "Separada por 20 minutos",
						5: "Reserva R-2047 creada",
					},
				},
				{
					name: "Pago con tarjeta",
					status: "demo",
					log: { 4: "Anticipo de $345.000 aprobado", 5: "Comprobante enviado" },
				},
			],
			replies: [
				"Anotado. En tu hotel lo revisaría con tus tarifas y tus políticas antes de contestar.",
				"Buena pregunta. Si el dato no está en tu sistema, lo digo y le aviso a recepción.",
				"Claro. ¿Seguimos con la reserva? Con «Siguiente» ves cómo termina.",
			],
		},
		en: {
			name: "Booking",
			description: "A couple asks for a room for the long weekend, near midnight.",
			customer: "Guest",
			steps: [
				{
					title: "The question comes in",
					messages: [
						["user", "Hi, do you have a room for two this long weekend?"],
						[
							"bot",
							"Hello! Yes, we’re open. Which nights would you like, and what name is the booking under?",
							["Saturday and Sunday", "Just Saturday"],
						],
					],
					next: ["Check availability as soon as the dates are in"],
				},
				{
					title: "Checking availability",
					messages: [
						["user", "Saturday and Sunday. Under Laura Pineda."],
						[
							"bot",
							"Thanks, Laura. For those two nights we have the balcony double, at COP 290,000 a night.",
						],
						["bot", "Breakfast is included. Would you like anything else in the quote?"],
					],
					next: ["Hold the room for 20 minutes", "Offer the airport transfer"],
				},
				{
					title: "Quote and offer",
					messages: [
						["user", "Hmm, that’s a bit high. Is the transfer included?"],
						["bot", "The transfer is separate: COP 110,000 round trip for both of you."],
						[
							"bot",
							"With it the total is COP 690,000. You can cancel free of charge until Thursday.",
							["With the transfer", "Without it"],
						],
					],
					next: ["Send the payment link for the deposit"],
				},
				{
					title: "The deposit is paid",
					messages: [
						["user", "OK, with the transfer."],
						["bot", "It’s on hold. A deposit of COP 345,000 secures it; you pay the rest on arrival."],
						["user", "Paid by card. My email is laura@correo.example"],
					],
					next: ["Check the payment", "Tell the front desk"],
				},
				{
					title: "Booking confirmed",
					messages: [
						[
							"bot",
							"Payment received, Laura. Booking R-2047: balcony double, Saturday and Sunday, with transfer.",
						],
						["bot", "The confirmation is in your inbox. I’ll write on Friday about check-in."],
						["user", "That was fast! Thank you."],
					],
					next: ["Write on Friday about check-in", "Schedule the transfer with the driver"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "New contact, from WhatsApp",
						2: "Laura Pineda, opportunity open",
						3: "Interested in the transfer",
						5: "Opportunity won",
					},
				},
				{
					name: "Property management system",
					status: "active",
					log: { 2: "One balcony double free", 3: "On hold for 20 minutes", 5: "Booking R-2047 created" },
				},
				{
					name: "Card payment",
					status: "demo",
					log: { 4: "Deposit of COP 345,000 approved", 5: "Receipt sent" },
				},
			],
			replies: [
				"Noted. In your hotel I’d check that against your rates and policies before answering.",
				"Good question. If your system doesn’t have it, I say so and tell the front desk.",
				"Of course. Shall we finish the booking? “Next” shows how it ends.",
			],
		},
	},
};
