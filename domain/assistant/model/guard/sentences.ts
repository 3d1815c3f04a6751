const end = /[.!?…]+["»”')\]]*(?=\s|$)|\n+/g;

/** Abbreviations whose point ends nothing. */
const abbreviated = /(?:^|\s)(?:sr|sra|srta|dr|dra|ing|lic|etc|ej|mr|mrs|ms|st|no|núm|tel|s\.a|vs)\.$/i;

/** "8 a. m." ends a sentence only where the text ends. */
const hour = /\d\s?[ap]\.(?:\s?m\.)?$/i;

/** Where the first sentence of a text ends, mark and all; -1 when it goes on. */
export function endOfSentence(text: string): number {
	for (const found of text.matchAll(end)) {
		const at = found.index + found[0].length;
		if (found[0] === "." && abbreviated.test(text.slice(0, at))) continue;
		if (found[0] === "." && hour.test(text.slice(0, at)) && at < text.length) continue;
		return at;
	}
	return -1;
}

/** The sentences of a text, each with its mark. */
export function sentencesOf(text: string): string[] {
	const sentences: string[] = [];
	let rest = text;
	while (rest.trim()) {
		const at = endOfSentence(rest);
		const sentence = at < 0 ? rest : rest.slice(0, at);
		if (sentence.trim()) sentences.push(sentence.trim());
		rest = at < 0 ? "" : rest.slice(at);
	}
	return sentences;
}
