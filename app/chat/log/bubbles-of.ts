/** Characters, three lines on a phone, after which the next sentence begins another bubble. */
const enough = 80;

const sentenceEnd = /(?<=[.!?…][»”"')]?) +(?=[¿¡«“"(]*\p{Lu})/u;

/** Divides an answer into short bubbles: its paragraphs, and long paragraphs between two sentences. */
export function bubblesOf(answer: string): string[] {
	const bubbles: string[] = [];
	for (const paragraph of answer.split(/\n{2,}/)) {
		const [first = "", ...sentences] = paragraph.trim().split(sentenceEnd);
		let bubble = first;
		for (const sentence of sentences) {
			if (bubble.length < enough) bubble += ` ${sentence}`;
			else {
				bubbles.push(bubble);
				bubble = sentence;
			}
		}
		bubbles.push(bubble);
	}
	return bubbles;
}
