import type { Language } from "../../../../shared/language.ts";
import { knowsWord } from "./classifier/classify.ts";
import { plainWords } from "./classifier/features.ts";
import { weightsOf } from "./trained.ts";

/** So many words that only one language has decide it. */
const fewest = 2;
/** And so many times as many as the other has: who mixes goes on in the language of the conversation. */
const clear = 3;

/** "The school is called Habla Paisa": a name is of no language. */
const names = /(?<=[\p{Ll}\d,;:]\s)\p{Lu}[\p{L}'’-]*/gu;

/** @returns the language a message is plainly written in; null when it is too short or mixed to tell. */
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
