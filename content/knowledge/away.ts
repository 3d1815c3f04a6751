import type { KnowledgeEntry } from "./schema.ts";

export const away = {
	id: "away",
	page: "home",

	text: {
		es: {
			question: "¿Contesta aunque yo esté ocupado o sin señal?",
			answer:
				"El asistente contesta solo, en menos de 10 segundos y a cualquier hora, así que tus clientes no dependen de que tú tengas señal o las manos libres. Lo que necesita una persona te queda con un resumen para cuando vuelvas.",
		},
		en: {
			question: "Does it answer when I’m busy or have no signal?",
			answer:
				"The assistant answers on its own, in under 10 seconds at any hour, so your customers don’t depend on you having signal or your hands free. Whatever needs a person is waiting for you with a summary when you’re back.",
		},
	},
} as const satisfies KnowledgeEntry;
