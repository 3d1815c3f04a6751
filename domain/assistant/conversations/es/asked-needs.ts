import { hotel, school } from "../industries.ts";
import type { Conversation } from "../schema.ts";

function told(says: string, knows: Conversation["knows"]): Conversation {
	return { promise: `«${says}» se entiende de lo que pregunta`, lines: [{ says, knows }] };
}

/** Lo que se pregunta cuenta también: el negocio y la necesidad. */
export const askedNeeds: readonly Conversation[] = [
	told("¿trabajan con colegios?", { industry: school }),
	told("hay algo para hostales?", { industry: hotel }),
	told("¿cuánto vale para un hostal con cinco empleados?", {
		industry: hotel,
		companySize: "cinco empleados",
		budget: null,
	}),
	told("mi prima pregunta, ¿trabajan con hoteles?", { industry: null }),
	told("¿pueden recordarles los pagos a los papás?", { need: "recordarles los pagos a los papás" }),
	told("¿el bot puede confirmar citas con los pacientes?", { need: "confirmar citas con los pacientes" }),
	told("¿sirve para tomar reservas de mesas en inglés?", { need: "tomar reservas de mesas en inglés" }),
	told("¿me ayudan a contestar el whatsapp de noche?", { need: "contestar el whatsapp de noche" }),
	told("estamos inundados de mensajes", { need: "estamos inundados de mensajes" }),
	told("¿hay forma de contestar llamadas de noche?", { need: "contestar llamadas de noche" }),
	told("¿me pueden responder unas preguntas?", { need: null }),
	told("¿pueden mandar la propuesta?", { need: null }),
	told("¿pueden confirmar mi reserva?", { need: null }),
	told("las reservas dobles son nuestro dolor de cabeza", { need: "las reservas dobles" }),
	told("el precio es un problema", { need: null }),
	told("hacemos software para colegios", { industry: "other" }),
	told("tenemos una flota de 12 camiones", { industry: "other" }),
	told("no es urgente", { timing: "no es urgente" }),
	told("mi esposa y yo manejamos un hostal", { companySize: "mi esposa y yo" }),
	told("Brisa Clara se llama", { company: "Brisa Clara" }),
];
