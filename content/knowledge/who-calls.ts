import { site } from "../site.ts";
import type { KnowledgeEntry } from "./schema.ts";

export const whoCalls = {
	id: "who-calls",
	page: "contact",
	text: {
		es: {
			question: "¿Quién me va a contactar?",
			answer: `Te contacta una persona del equipo, por el correo o el teléfono que dejes, de lunes a viernes de ${site.hours.from} a. m. a ${site.hours.to - 12} p. m., hora de Bogotá. Si prefieres dar tú el primer paso, escribe a {email} o llama al {phone}.`,
		},
		en: {
			question: "Who will contact me?",
			answer: `A person on the team will contact you by the email or phone number you leave, Monday to Friday, ${site.hours.from} a.m. to ${site.hours.to - 12} p.m. Colombia time. If you’d rather reach out first, write to {email} or call {phone}.`,
		},
	},
} as const satisfies KnowledgeEntry;
