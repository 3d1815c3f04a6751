import type { KnowledgeEntry } from "./schema.ts";

export const voiceCalls = {
	id: "voice-calls",
	page: "products",
	unpublished: true,
	text: {
		es: {
			question: "¿Contesta llamadas o notas de voz?",
			answer:
				"Nuestros asistentes contestan por la web, WhatsApp y correo. Las notas de voz de tus clientes las oye NPSie: las transcribe y te avisa quién quedó molesto. Sobre contestar o hacer llamadas, el sitio no publica nada.",
		},
		en: {
			question: "Does it handle phone calls or voice notes?",
			answer:
				"Our assistants answer on the web, WhatsApp and email. NPSie listens to the voice notes customers leave: it transcribes them and alerts you when someone is unhappy. The site doesn’t publish anything about answering or making phone calls.",
		},
	},
} as const satisfies KnowledgeEntry;
