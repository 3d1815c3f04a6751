import { pathTo } from "../../content/addresses.ts";
import type { Language } from "../../content/language.ts";
import { site } from "../../content/site.ts";
import type { DialogueState } from "./dialogue.ts";
import { hear } from "./hear.ts";
import { learn } from "./learn.ts";
import { moves } from "./moves/list.ts";
import { type Move, proposalTextsOf, type Scene, type Source, say } from "./reply.ts";
import { type Brand, fill, sentence, textsIn } from "./say.ts";

export { type DialogueState, startDialogue } from "./dialogue.ts";
export type { Source } from "./reply.ts";

export type Turn = {
	state: DialogueState;
	message: string;
	language: Language;
	/** The language of the page it is written on: whoever changes it there goes over to that one. */
	page?: Language;
	/** How this installation calls itself; the content's brand by default. */
	brand?: Brand;
};

/** What may come of a proposal that a reply wants. */
export type ProposalOutcome = "ready" | "mailed" | "latest" | "enough" | "failed";

export type Reply = {
	/** Plain text, may contain newlines; never markup. */
	text: string;
	/** Differs from the turn's when the visitor went over to the other language. */
	language: Language;
	state: DialogueState;
	sources: Source[];
	/** Short answers to choose from, when the next answer is a choice. */
	quickReplies: string[];
	wants: "nothing" | "proposal" | "person";
	/** With `wants: "person"`: what the team must know before they write, or null. */
	note: string | null;
	/** Leave to write given again, after it was taken back, to the notice in this language. */
	consent?: Language;
	/** Needs no model: the site knows what to do. */
	certain?: true;
	/** With `wants: "proposal"`: what to say of what came of it. */
	proposalTexts?: Record<ProposalOutcome, string>;
};

/** The assistant's first words: who it is, and what it asks for. */
export function greeting(language: Language, brand: Brand = site): string {
	return fill(textsIn(language).greeting, {}, brand);
}

/** The privacy notice that goes with the greeting (Law 1581 of 2012), and its version for the proof of consent. */
export function privacyNotice(language: Language, brand: Brand = site) {
	const { version, text, linkText } = textsIn(language).privacy;
	return { version, text: fill(text, {}, brand), linkText, url: pathTo("legal", language) };
}

/**
 * One turn of the conversation: reads the message, learns from it and answers.
 * Pure and synchronous: the same state and message give the same reply, and no message makes it throw.
 */
export function takeTurn({ state, message, language, page, brand = site }: Turn): Reply {
	const before = {
		...state,
		turn: state.turn + 1,
		page: page ?? state.page ?? null,
		greetedIn: state.greetedIn ?? state.page ?? page ?? language,
	};
	const chosen = page !== undefined && state.page && page !== state.page ? page : language;
	const heard = hear(message, before, chosen, brand);
	const spoken = heard.language ?? chosen;
	const learned = learn(before, heard);
	const scene: Scene = {
		heard,
		learned,
		state: learned.state,
		before,
		language: spoken,
		texts: textsIn(spoken),
		brand,
	};
	return asReply(scene, answerTo(scene), heard.language !== null);
}

/** The first move that applies. The list ends with one that always does. */
function answerTo(scene: Scene): Move {
	for (const move of moves) {
		const made = move(scene);
		if (made) return made;
	}
	return { parts: [say(scene, scene.texts.confused)], state: scene.state };
}

function opened(first: readonly string[], texts: Record<ProposalOutcome, string>) {
	const { ready, mailed, latest, enough, failed } = texts;
	const after = (text: string) => [...first, text].join(" ");
	return {
		ready: after(ready),
		mailed: after(mailed),
		latest: after(latest),
		enough: after(enough),
		failed: after(failed),
	};
}

function asReply(scene: Scene, move: Move, switched: boolean): Reply {
	const { texts, language } = scene;
	const parts = move.parts.filter((part) => part !== "");
	const first = move.opening ? [move.opening] : [];
	const opening = switched && parts.length < 4 ? [texts.switched] : [];
	const wants = move.wants ?? "nothing";
	return {
		text: [...opening, ...first, ...parts].map(sentence).join(" "),
		language,
		state: move.state,
		sources: move.sources ?? [],
		quickReplies: move.quickReplies ?? [],
		wants,
		note: move.note ?? null,
		...(move.certain && { certain: true }),
		...(move.consent && { consent: move.consent }),
		...(wants === "proposal" && { proposalTexts: opened(first, proposalTextsOf(scene)) }),
	};
}
