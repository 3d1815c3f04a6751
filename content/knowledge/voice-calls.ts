import type { KnowledgeEntry } from "./schema.ts";

export const voiceCalls = {
	id: "voice-calls",
	page: "products",
	unpublished: true,
	isWish: true,
	text: {
		es: {
			question: "¿Contesta llamadas o notas de voz?",
			answer:
				"Nuestros asistentes contestan por escrito: en la web, WhatsApp y correo. Contestar o hacer llamadas no está entre lo que ofrecemos aquí, y una persona te puede decir si se puede. Las notas de voz de tus clientes las oye NPSie: las transcribe y te avisa quién quedó molesto.",
		},
		en: {
			question: "Does it handle phone calls or voice notes?",
			answer:
				"Our assistants answer in writing: on the web, WhatsApp and email. Answering or making phone calls isn’t among what we offer here, so check that with a person. NPSie does listen to customers’ voice notes: it transcribes them and alerts you when someone is unhappy.",
		},
	},
} as const satisfies KnowledgeEntry;
