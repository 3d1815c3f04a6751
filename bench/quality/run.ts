import { trainAssistant } from "../../scripts/training/train-assistant.ts";
import { languages } from "../../shared/language.ts";
import { type Corpus, readConversations, readQuestions, readWhoseFacts } from "../../tests/assistant/read.ts";
import { printActs } from "./acts.ts";
import { printConfusion } from "./confusion.ts";
import { crossValidate } from "./cross-validate.ts";
import { ask, type PlayedTurn, play } from "./play.ts";
import { printThresholds } from "./threshold.ts";

/**
 * Prints the quality figures (`npm run quality`). `-- seen` also prints failures of the seen texts; held-out texts are
 * never shown. `-- held-out` prints only their figures, `-- facts` those of taggers that were trained without what they
 * are tested with. `-- confusion` prints which labels are confused, to see where more phrases are needed; `-- acts` how often an
 * act with consequences is carried out wrongly; `-- threshold` from which confidence on to answer.
 */
trainAssistant();
const what = process.argv[2];
const showsFailures = what === "seen";

if (what === "facts") crossValidate();
else if (what === "acts") printActs();
else if (what === "threshold") for (const corpus of ["held-out", "seen"] as const) printThresholds(corpus);
else if (what === "confusion") for (const language of languages) printConfusion(language);
else
	for (const corpus of ["seen", "held-out"] as const) {
		if ((showsFailures || what === "held-out") && corpus !== what) continue;
		for (const language of ["es", "en"] as const) report(corpus, language);
	}

function report(corpus: Corpus, language: "es" | "en"): void {
	const conversations = readConversations(corpus).filter((one) => one.language === language);
	const played = conversations.map(play);
	const turns = played.flatMap((one) => one.turns);
	const wrong = played.flatMap((one) => one.falseFacts);
	const judged = turns.flatMap(({ verdicts }) => verdicts);
	const of = (kind: string) => judged.filter(({ expected }) => expected.kind === kind);
	const met = (kind: string) => of(kind).filter(({ verdict }) => verdict === "met").length;
	const questionsAsked = of("asks");
	const unknowns = questionsAsked.filter(
		({ expected }) => "labels" in expected && expected.labels.includes("unknown"),
	);
	const questions = readQuestions(corpus).filter((one) => one.language === language);
	const answers = questions.map((question) => ({ question, ...ask(question) }));
	const count = (verdict: string) => answers.filter((answer) => answer.verdict === verdict).length;
	const rows: [string, string][] = [
		["conversations, turns", `${conversations.length}, ${turns.length}`],
		["mean reply, of 2", mean(turns).toFixed(2)],
		[
			"replies that answer nothing of it",
			percent(turns.filter(({ score }) => score === 0).length, turns.length),
		],
		["facts captured", percent(met("fact"), of("fact").length)],
		["false facts", String(wrong.length)],
		["questions in them answered", percent(met("asks"), questionsAsked.length)],
		[
			"answered wrong",
			percent(questionsAsked.filter(({ verdict }) => verdict === "wrong").length, questionsAsked.length),
		],
		[
			"unknown, said so",
			percent(unknowns.filter(({ verdict }) => verdict !== "wrong").length, unknowns.length),
		],
		["requests carried out", percent(met("wants"), of("wants").length)],
		[
			"requests offered",
			percent(of("wants").filter(({ verdict }) => verdict === "offered").length, of("wants").length),
		],
		["talk that fits", percent(met("talk"), of("talk").length)],
		["the same reply twice running", String(turns.filter(({ isRepeated }) => isRepeated).length)],
		[
			"single questions: answered, offered, unknown, missed, wrong",
			["met", "offered", "unknown", "missed", "wrong"].map(count).join(", "),
		],
	];
	if (corpus === "seen") rows.push(["whose facts: captured, false", whoseFacts(language)]);
	console.info(`\n${corpus}, ${language}`);
	for (const [name, figure] of rows) console.info(`  ${name.padEnd(62)}${figure}`);
	if (!showsFailures) return;
	for (const turn of turns.filter(({ score }) => score < 2)) console.info(formatTurn(turn));
	for (const fact of wrong) console.info(`FALSE ${fact}`);
	for (const { question, verdict, reply } of answers.filter(({ verdict }) => verdict !== "met"))
		console.info(`${verdict.toUpperCase()} (${question.labels.join("|")}) ${question.text}\n    ${reply}`);
}

function whoseFacts(language: "es" | "en"): string {
	const played = readWhoseFacts(language).map(play);
	const verdicts = played.flatMap(({ turns }) => turns.flatMap((turn) => turn.verdicts));
	const met = verdicts.filter(({ verdict }) => verdict === "met").length;
	return `${percent(met, verdicts.length)}, ${played.flatMap((one) => one.falseFacts).length}`;
}

function formatTurn({ conversation, message, reply, verdicts }: PlayedTurn): string {
	const open = verdicts.filter(({ verdict }) => verdict !== "met");
	const lacks = open.map(({ expected, verdict }) => `${verdict} ${JSON.stringify(expected)}`).join("; ");
	return `${conversation}\n  > ${message}\n  < ${reply}\n    ${lacks}`;
}

function mean(turns: readonly PlayedTurn[]): number {
	return turns.reduce((sum, { score }) => sum + score, 0) / Math.max(1, turns.length);
}

function percent(part: number, whole: number): string {
	return whole === 0 ? "–" : `${Math.round((100 * part) / whole)} % (${part} of ${whole})`;
}
