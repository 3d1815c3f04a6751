import type { LanguageModel, ModelMessage } from "ai";
import { limits } from "../../../config/limits.ts";
import { asksPerTurn, type LlmSettings } from "../../../config/llm.ts";
import { site } from "../../../content/site.ts";
import type { Reply } from "../engine.ts";
import { createBreaker } from "./breaker.ts";
import { type Desk, openDesk } from "./desk.ts";
import { wordRow } from "./guard/check.ts";
import { visitorWords } from "./guard/grounding/visitor-words.ts";
import { guardText } from "./guard/guard.ts";
import { sentencesOf } from "./guard/sentences.ts";
import { visitorFigures } from "./guard/visitor-figures.ts";
import { instructionsFor } from "./instructions.ts";
import { listen } from "./listen.ts";
import { replyOf } from "./model-reply.ts";
import type { ModelTurn, Spoken, Watcher } from "./model-turn.ts";
import { priceOf, type Spending } from "./spending.ts";
import { startTally } from "./tally.ts";
import { type Clock, inTime, realClock } from "./time-to-speak.ts";
import { toolLetters, toolsOf } from "./tools.ts";
import { ModelTrouble, type Trouble, troubleOf } from "./trouble.ts";

/** By "stopped": the model was stopped; the reply is what it had said in whole sentences, perhaps nothing. */
export type ModelAnswer = { reply: Reply; by: "model" | "guided" | "stopped" };

export type ModelEngine = {
	/**
	 * Answers with the model, or with the guided reply when the model cannot. Never throws, and takes no longer than
	 * limits.modelSeconds; limits.modelSpeakingSeconds where the watcher lets it go on.
	 */
	answer(turn: ModelTurn, watcher?: Watcher, stop?: AbortSignal): Promise<ModelAnswer>;
};

export type ModelParts = {
	model: LanguageModel;
	settings: LlmSettings;
	spending: Spending;
	publicUrl: string;
	clock?: Clock;
	/**
	 * Hears of an answer that broke off or may not be given, never a word of the conversation.
	 * @param instead who answers in its place: nobody when what it had said in whole sentences stands.
	 */
	onTrouble?(kind: Trouble, instead: "guided" | "nobody"): void;
	/** Hears that what an answer used could not be counted. */
	onFailure?(error: unknown): void;
};

const unheard: Watcher = { text: () => undefined, withdraw: () => undefined };
/** These open the breaker at once: the next turn would fare no better. */
const grave: ReadonlySet<Trouble> = new Set(["refused", "too-many", "hanging", "unreachable"]);
/** These say nothing about the model's health. */
const harmless: ReadonlySet<Trouble> = new Set(["objection", "over-budget", "paused"]);

/** The engine with a model in it. What it says went through the guards; what it does went over the desk. */
export function createModelEngine({
	model,
	settings,
	spending,
	publicUrl,
	clock = realClock,
	onTrouble = () => undefined,
	onFailure = () => undefined,
}: ModelParts): ModelEngine {
	const breaker = createBreaker(clock.now);
	const { mostTokens } = settings;

	async function ask(turn: ModelTurn, watcher: Watcher, stop: AbortSignal | undefined): Promise<ModelAnswer> {
		const { guided, message, history, brand = site } = turn;
		const { language, state } = guided;
		const told = [...history.filter(({ role }) => role === "user").map(({ content }) => content), message];
		const desk = openDesk(state, language, told.join("\n"), brand);
		const { text: instructions, kept } = instructionsFor(state, language, brand);
		const messages = messagesOf(history, message);
		const letters = messages.reduce(
			(sum, { content }) => sum + content.length,
			instructions.length + toolLetters,
		);
		const account = spending.open(turn.conversationId);
		const tally = startTally(letters);
		const most = priceOf(tally.ofAsks(asksPerTurn, mostTokens), settings.prices);
		if (!(await account.reserve({ microDollars: most, milliseconds: limits.modelSeconds * 1_000 })))
			throw new ModelTrouble("over-budget");
		if (!breaker.allows()) {
			await account.settle({ microDollars: 0, milliseconds: 0 });
			throw new ModelTrouble("paused");
		}

		const guard = guardText({
			...{
				language,
				asked: message,
				visitor: visitorFigures(told),
				told: visitorWords(told, language, brand),
			},
			instructions: wordRow(kept),
			own: {
				brand,
				publicUrl,
				get facts() {
					return desk.outcome().state.facts;
				},
			},
		});
		/** What was shown of it in whole sentences. */
		let stands = "";
		const seeAgain = () => {
			watcher.withdraw();
			if (guard.shown()) watcher.text(guard.shown());
		};
		/** What comes after it was stopped, or took too long, is for nobody. */
		let isOver = false;
		let lastHeard = clock.now();
		let wentOn = false;
		const count = (piece: string) => {
			lastHeard = clock.now();
			tally.count(piece);
		};
		const hear = (piece: string) => {
			if (isOver) return false;
			count(piece);
			const shown = guard.take(piece);
			const isTakenBack = guard.takesBack();
			if (desk.outcome().wants === "nothing") {
				stands = guard.said();
				if (isTakenBack) seeAgain();
				else if (shown) watcher.text(shown);
			}
			return guard.objection() === null;
		};
		const askAgain = async (letters: number) => {
			const microDollars = priceOf(tally.withAnother(letters, mostTokens), settings.prices);
			const may = await account.reserve({ microDollars, milliseconds: 0 });
			if (may) tally.another(letters);
			return may;
		};
		const isReadable = () => guard.standsAlone() && desk.outcome().wants === "nothing";
		/** Who reads an answer need not lose what they read of it: it may go on, if time is left in the budgets. */
		const goOn = async () => {
			if (!isReadable()) return false;
			const milliseconds = limits.modelSpeakingSeconds * 1_000;
			wentOn =
				(await watcher.goOn?.()) === true && (await account.reserve({ microDollars: 0, milliseconds }));
			return wentOn;
		};
		const started = clock.now();
		let isWhole = false;
		try {
			await inTime({ clock, stop, lastHeard: () => lastHeard, goOn }, (signal) =>
				listen(
					{ model, instructions, messages: [...messages], tools: toolsOf(desk), mostTokens, signal },
					{ hear, think: count, spend: tally.step, askAgain },
				),
			);
			isWhole = guard.objection() === null;
		} catch (error) {
			const trouble = troubleOf(error, false);
			const kept = () => keptOf(wholeSentences(stands), guard.stated(), turn, desk);
			// Its try came to nothing, and not by its fault.
			if (trouble.kind === "over-budget") breaker.gaveUp();
			if (trouble.kind === "stopped") return { reply: kept(), by: "stopped" };
			if (!wentOn || !isReadable()) throw trouble;
			onTrouble(trouble.kind, "nobody");
			return { reply: kept(), by: "model" };
		} finally {
			isOver = true;
			const milliseconds = Math.round(clock.now() - started);
			// The answer is there all the same: what is set aside stays counted in place of what was used.
			await account
				.settle({ microDollars: priceOf(tally.used(isWhole), settings.prices), milliseconds })
				.catch(onFailure);
		}
		const rest = guard.end();
		if (guard.objection()) throw new ModelTrouble("objection");
		const text = wholeSentences(guard.said());
		const { wants } = desk.outcome();
		if (wants === "nothing" && !text) throw new ModelTrouble(guard.said() ? "cut" : "empty");
		if (wants === "nothing" && guard.takesBack()) seeAgain();
		else if (wants === "nothing" && rest) watcher.text(rest);
		return { reply: replyOf({ text, stated: guard.stated() }, turn, desk.outcome()), by: "model" };
	}

	return {
		async answer(turn, watcher = unheard, stop) {
			if (!needsModel(turn.guided)) return { reply: turn.guided, by: "guided" };
			let shown = false;
			const watched: Watcher = {
				text(piece) {
					shown = true;
					watcher.text(piece);
				},
				withdraw: () => watcher.withdraw(),
				goOn: async () => (await watcher.goOn?.()) === true,
			};
			try {
				const answer = await ask(turn, watched, stop);
				if (answer.by === "stopped") breaker.gaveUp();
				else breaker.succeeded();
				if (shown && answer.reply.wants !== "nothing") watcher.withdraw();
				return answer;
			} catch (error) {
				const trouble = troubleOf(error, false);
				if (!harmless.has(trouble.kind)) breaker.failed(grave.has(trouble.kind), trouble.pause);
				else if (trouble.kind === "objection") breaker.succeeded();
				onTrouble(trouble.kind, "guided");
				if (shown) watcher.withdraw();
				return { reply: turn.guided, by: "guided" };
			}
		},
	};
}

/** What is plainly asked for (the proposal, a person, data taken back) needs no model. */
function needsModel({ wants, note, state, certain }: Reply): boolean {
	return !certain && wants === "nothing" && note === null && !state.quiet && !state.withdrawn;
}

function messagesOf(history: readonly Spoken[], message: string): (ModelMessage & { content: string })[] {
	const recent = history.slice(-limits.modelMessages);
	const opening = recent.findIndex(({ role }) => role === "user");
	const before = opening < 0 ? [] : recent.slice(opening);
	return [...before, { role: "user" as const, content: message }].map(({ role, content }) => ({
		role,
		content: content.slice(0, limits.modelMessage),
	}));
}

/** What stands of an answer that was stopped or broke off late, perhaps nothing. What it was about to do is not done. */
function keptOf(text: string, stated: readonly string[], turn: ModelTurn, desk: Desk): Reply {
	const { state, lookedUp } = desk.outcome();
	const { facts, lastLearned } = state;
	const learned = { ...turn.guided.state, facts, lastLearned };
	return replyOf({ text, stated }, turn, { state: learned, lookedUp, wants: "nothing" });
}

/** A text without a last sentence that breaks off. */
function wholeSentences(text: string): string {
	const sentences = sentencesOf(text);
	if (!/[.!?…)"»”\p{Extended_Pictographic}]\s*$/u.test(sentences.at(-1) ?? "")) sentences.pop();
	return sentences.join(" ");
}
