/** Of a sentence that never ends, in characters, what is read. */
const longest = 500;
/** The most sentences of a message that are read one by one. */
const most = 12;

/** A message's sentences: what stands between full stops, question marks and line breaks. A decimal point ends none. */
export function sentencesOf(message: string): string[] {
	return message
		.split(/(?<=[.!?…])\s+|\n+|(?<=[?!])(?=[\p{L}¿¡])/u)
		.map((sentence) => sentence.trim().slice(0, longest))
		.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
		.slice(0, most);
}
