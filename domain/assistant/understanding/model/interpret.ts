import { site } from "../../../../content/site.ts";
import { replyTo } from "../../assistant.ts";
import { type Command, languageAsked } from "../../commands.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import type { Reply } from "../../reply.ts";
import { understand } from "../guided/understand.ts";
import { acceptLine, type Checks } from "./accept-line.ts";
import type { Evidence } from "./accept-slot.ts";
import { answersIn, upToAnswers } from "./answer-texts.ts";
import { commandsOfFacts } from "./commands-of-facts.ts";
import { findCourtesy } from "./courtesies.ts";
import { behind, joinText, withText } from "./join-replies.ts";
import type { ModelTurn } from "./model-turn.ts";
import { parseLine } from "./parse-line.ts";
import type { Prompt } from "./prompt.ts";
import { readLines } from "./read-lines.ts";
import { likelihoodsOf } from "./weigh-command.ts";

/** Reads a model's answer while it streams, and shows what is settled of the reply. */
export type Interpretation = {
	/** Takes a piece of it. @returns false when no more is wanted. */
	take(piece: string): boolean;
	/** Whether a fact of the site is shown or would be: what comes after may be lost. */
	answers(): boolean;
	/** @param isWhole whether the answer came to its end. @returns null when it holds no command. */
	reply(isWhole: boolean): Reply | null;
	/** How many lines came. */
	lines(): number;
	/** What was shown so far, behind which the guided reply may still follow. */
	shown(): string;
	/** What stands of an answer that is stopped: nothing that it was about to do is done. */
	stopped(): Reply;
};

const mostLines = 24;

export function interpret(turn: ModelTurn, prompt: Prompt, show: (piece: string) => void): Interpretation {
	const { guided, message, brand = site } = turn;
	const written = [
		...turn.history.filter(({ role }) => role === "user").map(({ content }) => content),
		message,
	];
	const before: DialogueState = {
		...turn.state,
		suggested: guided.state.suggested,
		country: guided.state.country,
		...{ turn: guided.state.turn, page: guided.state.page, greetedIn: guided.state.greetedIn },
	};
	const understood = understand(message, { state: before, language: guided.language, brand });
	const checks: Checks = {
		...{ message, written, language: guided.language, known: guided.state.facts },
		mayTell: mayTell(turn, understood.commands),
		offered: new Set([...prompt.entries.map(({ id }) => id), "advice"]),
		likelihoods: likelihoodsOf(message, understood),
	};
	const facts = commandsOfFacts(before.facts, guided.state.facts);
	const commands: Command[] = [];
	/** The courtesies around the answers; empty where none is chosen. */
	const courtesies = { before: "", after: "" };
	/** The answers that were shown, and all that was shown. */
	let answersShown = "";
	let shown = "";
	let count = 0;

	const language = () => languageAsked(commands) ?? guided.language;
	const replyWith = (understood: readonly Command[]) =>
		replyTo({ commands: [...facts, ...understood], language: language() }, before, brand);

	function showUpTo(text: string): void {
		if (!text.startsWith(shown) || text === shown) return;
		show(text.slice(shown.length));
		shown = text;
	}

	/** Shows the answers of the reply so far: what else is understood stands behind them. */
	function showAnswers(): void {
		const reply = replyWith(commands);
		if (reply.wants !== "nothing") return;
		const settled = upToAnswers(reply.text, answersIn(commands, reply.language, brand));
		if (!settled.startsWith(answersShown)) return;
		answersShown = settled;
		showUpTo(joinText(courtesies.before, answersShown));
	}

	/** What else is asked for, behind the answers: those that were shown come first. */
	function behindShown(): Reply {
		const answers = replyWith(commands.filter(({ kind }) => kind === "ask"));
		const others = commands.filter(({ kind }) => kind !== "ask");
		const unseen = answersIn(commands, answers.language, brand).filter(
			(text) => !answersShown.includes(text),
		);
		const text = joinText(answersShown, ...unseen);
		if (others.length === 0) return withText(answers, () => text);
		const known = { ...before, facts: guided.state.facts };
		return behind(text, answers, replyTo({ commands: others, language: language() }, known, brand));
	}

	function takeLine(raw: string): void {
		count++;
		const line = parseLine(raw);
		if (line?.kind === "say") takeCourtesy(line.ids[0] ?? "");
		const command = line && line.kind !== "say" ? acceptLine(line, checks) : null;
		if (!command) return;
		commands.push(command);
		if (line?.kind === "answer") showAnswers();
	}

	/** One before the answers and one after them, and none that stands in the reply before. */
	function takeCourtesy(id: string): void {
		const courtesy = findCourtesy(id, language());
		if (!courtesy || before.lastText.includes(courtesy.text)) return;
		const { place, text } = courtesy;
		if (courtesies[place] || (place === "before" && answersShown)) return;
		courtesies[place] = text;
		if (place === "before") showUpTo(text);
	}

	/** What asks for nothing, and the guided understanding misses, is met by courtesies alone. */
	function courtesiesAlone(): Reply | null {
		const text = joinText(courtesies.before, courtesies.after);
		const isObjection = understood.commands.some(({ kind }) => kind === "object");
		const isMissed = guided.state.misses > before.misses && !isObjection;
		// The summary that is being looked at stays in sight.
		if (!text || !isMissed || before.awaiting === "summary") return null;
		showUpTo(text);
		return withText(replyWith([{ kind: "small-talk", about: "chit-chat" }]), () => text);
	}

	const lines = readLines(takeLine);
	return {
		take(piece) {
			lines.take(piece);
			return count < mostLines;
		},
		answers: () => answersShown !== "",
		lines: () => count,
		shown: () => shown,
		reply(isWhole) {
			if (isWhole) lines.end();
			if (isWhole && commands.length === 0) return courtesiesAlone();
			if (!isWhole && !answersShown) return null;
			const whole = replyWith(commands);
			const fits = whole.text.startsWith(answersShown) && whole.wants !== "proposal";
			const reply = fits || !answersShown ? whole : behindShown();
			const asksTwice = reply.text.endsWith("?") && courtesies.after.endsWith("?");
			const after = asksTwice ? "" : courtesies.after;
			const said = withText(reply, (text) => joinText(courtesies.before, text, after));
			if (said.wants !== "proposal") showUpTo(said.text);
			return said;
		},
		stopped() {
			const { sources } = replyWith(commands.filter(({ kind }) => kind === "ask"));
			return {
				...guided,
				...{ text: shown, sources: answersShown ? sources : [], choices: [], form: null, wants: "nothing" },
				unknownQuestion: null,
				state: { ...before, facts: guided.state.facts, choices: [], lastText: shown },
			};
		},
	};
}

/** What stands in the summary is changed there; else it could be agreed to unseen. */
function mayTell({ guided, state }: ModelTurn, commands: readonly Command[]): Evidence["mayTell"] {
	if (state.awaiting === "summary" || commands.some(({ kind }) => kind === "trick")) return "nothing";
	return guided.state.audience === "prospect" ? "all" : "who";
}
