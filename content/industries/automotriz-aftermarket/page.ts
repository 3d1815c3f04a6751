import type { Bilingual } from "../../../shared/language.ts";
import type { IndustryPage } from "../page-schema.ts";
import { night } from "./night.ts";

export const page: Bilingual<IndustryPage> = {
	es: {
		heroTitle: "¿Hay el repuesto? ¿Le sirve a mi carro? Sí, y sí.",
		heroSubtitle:
			"El asistente busca por placa, marca y año, agenda el taller y le pasa al mostrador la venta lista para cerrar.",
		answers: [
			"Busco por placa y digo si hay.",
			"Los recuerdo yo, según el kilometraje.",
			"Ofrezco los cupos de tu agenda y confirmo.",
			"Cotizo lo que hay y les hago seguimiento.",
		],
		solutions: [
			{
				id: "repuestos",
				name: "El repuesto correcto",
				description: "Confirma compatibilidad por placa o versión y ofrece alternativas en existencia.",
				features: ["Inventario en vivo", "Compatibilidad por modelo", "Equivalencias"],
			},
			{
				id: "taller",
				name: "Taller con agenda",
				description: "Agenda la cita, explica qué llevar y avisa cuando el carro está listo.",
				features: ["Cupos reales", "Aviso de entrega", "Autorización de trabajos"],
			},
			{
				id: "recordatorios",
				name: "Mantenimiento a tiempo",
				description: "Recuerda cambios de aceite, revisiones y garantías según el uso.",
				features: ["Historial por vehículo", "Recordatorio por kilometraje", "Reactivación de clientes"],
			},
		],
		integrations: [
			{ name: "Inventario o ERP", description: "Existencias y precios de tu sistema." },
			{ name: "Catálogos de partes", description: "Compatibilidad por vehículo." },
			{ name: "Agenda del taller", description: "Citas y órdenes de trabajo." },
			{ name: "CRM", description: "Cada cliente con sus carros." },
		],
		kpis: [
			{
				metric: "−30 %",
				label: "Tiempo de atención",
				description: "en el mostrador y por teléfono",
				counted: "Lo que tomaba {before} minutos toma {now}.",
			},
			{
				metric: "70 %",
				label: "Cotizaciones más rápidas",
				description: "con el repuesto ya confirmado",
				counted: "Lo que tomaba {before} minutos toma {now}.",
			},
			{
				metric: "40 %",
				label: "Eficiencia en ventas",
				description: "con pedidos que llegan completos",
				counted: "{now} ventas en el tiempo de {before}.",
			},
		],
		night: night.es,
		caseStudy: {
			title: "En Taller Ocobo el teléfono por fin descansa",
			description: "Un taller con almacén de repuestos donde el teléfono no paraba.",
			results: ["Las cotizaciones salen con referencia y existencia", "Las citas se agendan solas"],
			quote: "El teléfono ahora suena para cosas importantes.",
			author: "Hernán Suárez, propietario",
		},
		chat: {
			hello: "Hola. ¿Qué te piden más: repuestos, citas o cotizaciones?",
			questions: [
				"Mi taller no da abasto con los mensajes",
				"¿Cómo sabe si un repuesto le sirve a un carro?",
				"¿Puede agendar citas de taller?",
			],
		},
		closing: "A las 6:10 abres con las citas del día y los repuestos separados.",
	},
	en: {
		heroTitle: "Is the part in stock? Does it fit my car? Yes, and yes.",
		heroSubtitle:
			"The assistant looks up license plate, make and year, books the shop visit and hands the counter a sale that’s ready to close.",
		answers: [
			"I look up the license plate and say if it’s in stock.",
			"I remind them, going by mileage.",
			"I offer your open slots and confirm.",
			"I quote what’s in stock and follow up.",
		],
		solutions: [
			{
				id: "repuestos",
				name: "The right part",
				description: "Confirms the fit by license plate or trim and offers alternatives in stock.",
				features: ["Live inventory", "Fit by model", "Equivalents"],
			},
			{
				id: "taller",
				name: "A shop that runs on time",
				description: "Books the slot, says what to bring and lets the customer know when the car is ready.",
				features: ["Real slots", "Ready notice", "Work approval"],
			},
			{
				id: "recordatorios",
				name: "Service on time",
				description:
					"Reminds customers about oil changes, checkups and warranties, going by how much they drive.",
				features: ["History by vehicle", "Reminder by mileage", "Bringing customers back"],
			},
		],
		integrations: [
			{ name: "Inventory or ERP", description: "Stock and prices from your system." },
			{ name: "Parts catalogs", description: "Fit by vehicle." },
			{ name: "Shop calendar", description: "Appointments and work orders." },
			{ name: "CRM", description: "Every customer with their cars." },
		],
		kpis: [
			{
				metric: "−30%",
				label: "Handling time",
				description: "at the counter and on the phone",
				counted: "What took {before} minutes takes {now}.",
			},
			{
				metric: "70%",
				label: "Faster quotes",
				description: "with the part already confirmed",
				counted: "What took {before} minutes takes {now}.",
			},
			{
				metric: "40%",
				label: "Sales efficiency",
				description: "with orders that arrive complete",
				counted: "{now} sales in the time {before} used to take.",
			},
		],
		night: night.en,
		caseStudy: {
			title: "Taller Ocobo’s phone finally went quiet",
			description: "A repair shop with a parts store, where the phone never stopped ringing.",
			results: ["Quotes go out with part number and stock", "Appointments book themselves"],
			quote: "The phone now rings for things that matter.",
			author: "Hernán Suárez, owner",
		},
		chat: {
			hello: "Hi. What do people want most: parts, appointments or quotes?",
			questions: [
				"My repair shop can’t keep up with messages",
				"How does it know if a part fits a car?",
				"Can it book shop appointments?",
			],
		},
		closing: "At 6:10 you open with the day booked and the parts set aside.",
	},
};
