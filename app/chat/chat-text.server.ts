import { en } from "../../content/chat/en.ts";
import { es } from "../../content/chat/es.ts";
import type { ChatWords } from "../../content/chat/schema.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { site } from "../../content/site.ts";
import { greeting, privacyNotice } from "../../domain/assistant/assistant.ts";
import type { AssistantBrand } from "../../domain/assistant/assistant-texts.ts";
import type { Bilingual, Language } from "../../shared/language.ts";
import type { ChatText } from "./chat-text.ts";

const words: Bilingual<ChatWords> = { es, en };

export function chatText(language: Language, brand: AssistantBrand = site): ChatText {
	const chatWords = words[language];
	const { product } = brand;
	const { text, linkText, url } = privacyNotice(language, brand);
	return {
		...chatWords,
		title: fillBlanks(chatWords.title, { product }),
		assistant: fillBlanks(chatWords.assistant, { product }),
		proposal: {
			...chatWords.proposal,
			fileName: fillBlanks(chatWords.proposal.fileName, { product: product.toLowerCase() }),
		},
		greeting: greeting(language, brand),
		privacy: { text, linkText, url },
	};
}
