import { en } from "../../content/chat/en.ts";
import { es } from "../../content/chat/es.ts";
import type { ChatWords } from "../../content/chat/schema.ts";
import type { Bilingual, Language } from "../../content/language.ts";
import { site } from "../../content/site.ts";
import { greeting, privacyNotice } from "../../domain/assistant/assistant.ts";
import type { Brand } from "../../domain/assistant/say.ts";
import { type ChatText, fill } from "./chat-text.ts";

const words: Bilingual<ChatWords> = { es, en };

/** What the chat says, in one language and with the brand filled in. */
export function chatText(language: Language, brand: Brand = site): ChatText {
	const own = words[language];
	const { product } = brand;
	const { text, linkText, url } = privacyNotice(language, brand);
	return {
		...own,
		title: fill(own.title, { product }),
		assistant: fill(own.assistant, { product }),
		proposal: {
			...own.proposal,
			fileName: fill(own.proposal.fileName, { product: product.toLowerCase() }),
		},
		greeting: greeting(language, brand),
		privacy: { text, linkText, url },
		timeZone: site.timeZone,
	};
}
