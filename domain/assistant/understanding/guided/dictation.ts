import { vocabulary, vocabularyMap } from "../../../../content/assistant/vocabulary.ts";
import { fold } from "./text.ts";

const marks = vocabularyMap("dictated-marks");
const notBefore = new Set(vocabulary("no-mark-behind").map(fold));
const notAfter = new Set(vocabulary("no-mark-before").map(fold));
const written = /[.,;:?!]/;
/** One may be a word of the sentence. */
const fewest = 2;
/** So many words before its at sign an address may have signs of its own. */
const longestAddress = 6;

/** "Soy Marta punto tengo un hotel punto", said to a telephone that writes: with the marks it was told. Whoever writes marks says none. */
export function withMarks(text: string): string {
	if (written.test(text)) return text;
	let marked = text;
	let count = 0;
	for (const [said, mark] of marks) {
		const inWords = new RegExp(` ${said}(?= |$)`, "g");
		for (const { index } of [...fold(marked).matchAll(inWords)].reverse()) {
			const end = index + said.length + 1;
			if (isWord(marked, index, end)) continue;
			marked = marked.slice(0, index) + mark + marked.slice(end);
			count++;
		}
	}
	return count < fewest ? text : marked;
}

/** "Un punto de venta", "punto com": what stands beside it tells that it is no mark. */
function isWord(text: string, from: number, to: number): boolean {
	const before = fold(text.slice(0, from)).split(/\s+/).at(-1) ?? "";
	const behind = fold(text.slice(to)).trimStart().split(/\s+/);
	const isOfAddress = behind.slice(0, longestAddress).includes("arroba");
	return notBefore.has(before) || notAfter.has(behind[0] ?? "") || isOfAddress;
}
