import type { Language } from "../../../../shared/language.ts";
import { knowsWord } from "./classifier/classify.ts";
import { plainWords } from "./classifier/features.ts";
import { weightsOf } from "./trained.ts";

/** The fewest words of only one language that decide for it. */
const fewest = 2;
/** How many times more than the other language's they must be: a mixed message keeps the conversation's language. */
const clear = 3;

/** Names, which belong to no language: "The school is called Habla Paisa". */
const names = /(?<=[\p{Ll}\d,;:]\s)\p{Lu}[\p{L}'’-]*/gu;

/** @returns the language of a message; null when it is too short or too mixed to tell. */
export function detectLanguage(message: string): Language | null {
	const own = { es: 0, en: 0 };
	for (const word of new Set(plainWords(message.replace(names, " ")))) {
		const [es, en] = [knowsWord(word, weightsOf("es")), knowsWord(word, weightsOf("en"))];
		if (es && !en) own.es++;
		if (en && !es) own.en++;
	}
	if (own.es >= fewest && own.es >= clear * own.en) return "es";
	if (own.en >= fewest && own.en >= clear * own.es) return "en";
	return null;
}
