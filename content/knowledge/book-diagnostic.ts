import type { KnowledgeEntry } from "./schema.ts";

export const bookDiagnostic = {
	id: "book-diagnostic",
	page: "audit",
	text: {
		es: {
			question: "¿Dónde agendo el diagnóstico gratuito?",
			answer:
				"Lo agendas en la página del Audit Express: dejas tus datos y acordamos los 30 minutos a la hora que te sirva. Por este chat no lo puedo agendar yo, pero si prefieres que te busquemos, pídeme que te contacte una persona.",
		},
		en: {
			question: "Where do I book the free diagnostic?",
			answer:
				"You book it on the Audit Express page: leave your details and we agree on 30 minutes at a time that suits you. I can’t book it myself in this chat, but if you’d rather we reach out, ask me to have a person contact you.",
		},
	},
} as const satisfies KnowledgeEntry;
