import { type PageName, pathTo } from "../../content/addresses.ts";
import type { AssistantTexts } from "../../content/assistant/schema.ts";
import type { Language } from "../../content/language.ts";
import type { DialogueState } from "./dialogue.ts";
import type { Heard } from "./hear.ts";
import type { Learned } from "./learn.ts";
import { spokenCompany, spokenName } from "./names.ts";
import { type Brand, fill, textsIn, vary } from "./say.ts";

/** A page of the site an answer rests on. */
export type Source = { title: string; url: string };

/** What the assistant answers, but for the language and the state it leaves. */
export type Move = {
	parts: string[];
	state: DialogueState;
	sources?: Source[];
	quickReplies?: string[];
	wants?: "proposal" | "person";
	/** With `wants: "person"`: what they took back, as the team reads it. Nobody writes to them then. */
	note?: string;
	/** Said before anything else, also before what comes of a proposal. */
	opening?: string;
	/** Leave to write given again, to the notice in this language. */
	consent?: Language;
	/** Said as it is, with and without a model: the site knows what to do. */
	certain?: true;
};

/** All that a move may look at. */
export type Scene = {
	heard: Heard;
	learned: Learned;
	/** The state after learning. */
	state: DialogueState;
	/** The state before this message. */
	before: DialogueState;
	language: Language;
	texts: AssistantTexts;
	brand: Brand;
};

/** What a sentence needs to be said. */
export type Saying = Pick<Scene, "state" | "texts" | "brand">;

/** One of several ways to say a thing, its blanks filled. */
export function say(
	scene: Pick<Saying, "state" | "brand">,
	ways: readonly string[] | string,
	values: Record<string, string | null> = {},
): string {
	const way = typeof ways === "string" ? ways : vary(ways, scene.state.turn);
	const known = {
		name: spokenName(scene.state.facts.name),
		company: spokenCompany(scene.state.facts.company),
	};
	return fill(way, { ...known, ...values }, scene.brand);
}

/** A link to a page, titled as the assistant calls it. */
export function sourceOf(page: PageName & keyof AssistantTexts["pages"], language: Language): Source {
	return { title: textsIn(language).pages[page], url: pathTo(page, language) };
}

/** What to say of a proposal, whatever comes of it. */
export function proposalTextsOf(saying: Saying) {
	const { ready, mailed, latest, enough, failed } = saying.texts.proposal;
	return {
		ready: say(saying, ready),
		mailed: say(saying, mailed),
		latest: say(saying, latest),
		enough: say(saying, enough),
		failed: say(saying, failed),
	};
}

/** What to say to somebody whom a person will write or call: by the way they left. */
export function personComes(saying: Saying): string[] {
	const { email, phone } = saying.state.facts;
	const { byBoth, byEmail, byPhone } = saying.texts.person;
	return [email && phone ? byBoth : email ? byEmail : byPhone, say(saying, saying.texts.closing)];
}
