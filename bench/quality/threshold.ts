import { confidenceOf, partsOf, unforeseen } from "../../domain/assistant/understanding/guided/reading.ts";
import { type Corpus, readQuestions } from "../../tests/assistant/read.ts";

const thresholds = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const offeredAtMost = 3;
/** A wrong answer costs as much as three questions back. */
const costOfWrong = 3;

/** Prints what single questions come to, by the confidence from which on they are answered. */
export function printThresholds(corpus: Corpus): void {
	const questions = readQuestions(corpus).map(({ text, language, labels }) => {
		const parts = partsOf(text, language);
		const [{ guesses } = { guesses: [] }] = [parts.find(({ isQuestion }) => isQuestion) ?? parts[0]];
		const isRight = (label: string) => labels.includes(label === unforeseen ? "unknown" : label);
		const offered = guesses.slice(0, offeredAtMost).some(({ label }) => isRight(label));
		const [best] = guesses;
		return {
			confidence: best ? confidenceOf(best) : 0,
			isRight: best !== undefined && isRight(best.label),
			offered,
		};
	});
	console.info(
		`\n${corpus}, ${questions.length} questions\n| from | right | offered | missed | wrong | cost |\n|---|---|---|---|---|---|`,
	);
	for (const from of thresholds) {
		const answered = questions.filter(({ confidence }) => confidence >= from);
		const open = questions.filter(({ confidence }) => confidence < from);
		const right = answered.filter(({ isRight }) => isRight).length;
		const wrong = answered.length - right;
		const offered = open.filter((one) => one.offered).length;
		const missed = open.length - offered;
		console.info(
			`| ${from} | ${right} | ${offered} | ${missed} | ${wrong} | ${costOfWrong * wrong + offered + missed} |`,
		);
	}
}
