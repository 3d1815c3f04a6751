import type { CalculatorText } from "./schema.ts";

export const es = {
	heading: "¿Cuántos esperan mientras duermes?",
	messages: "Mensajes al día",
	minutes: "Minutos por respuesta",
	outside: "Llegan fuera de horario",
	share: "{percent} %",
	note: "Son números de ejemplo: cámbialos por los tuyos.",
	limits: "Contamos números enteros: hasta {messages} mensajes y {minutes} minutos.",
	calculate: "Calcular",
	waiting: {
		none: "Nadie espera hasta mañana.",
		one: "1 mensaje espera hasta mañana.",
		many: "{count} mensajes esperan hasta mañana.",
	},
	takes: "Contestar te toma {time}.",
	noHours: "0 h",
	workingDay: "Tu jornada: 8 h",
	city: "Una ciudad de noche: cada ventana encendida es un mensaje que espera.",
	carry: "Llevarlo al chat",
	message:
		"Fuera de horario se me quedan mensajes sin contestar: {waiting} de {messages} al día, {time} de trabajo.",
	question: "¿Cómo contestan los mensajes que llegan fuera de horario?",
} as const satisfies CalculatorText;
