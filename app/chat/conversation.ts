import type { Language } from "../../content/language.ts";
import type { Agent } from "./agent-client.ts";
import { type ChatChoice, type FilledCard, isRefused, type MessageInput } from "./card-form.ts";
import { type ConversationEvent, nextState } from "./conversation-state.ts";
import {
	type ChatMessage,
	type ConversationState,
	nothingSaid,
	type ProposalFile,
	type Transcript,
} from "./conversation-types.ts";
import { isSameMessage, isShown, timesSaid } from "./stored-conversation.ts";

/** What a message is said with: the page's language, its greeting, and the name a proposal gets when it has none. */
export type Setting = { language: Language; greeting: string; fileName: string };

export type ConversationParts = {
	agent: Agent;
	/** Whether this browser has a conversation on the server. */
	active: { get(): boolean; set(active: boolean): void };
	now(): Date;
	/** A new unguessable name for a message. */
	newKey(): string;
	/** A proposal came: called once for each. */
	onProposal(file: ProposalFile): void;
	/** An answer came. */
	onAnswer(): void;
};

/** The one conversation of this browser window; every chat on the page shows it. */
export type Conversation = {
	snapshot(): ConversationState;
	subscribe(listener: () => void): () => void;
	/** Says something, unless an answer is still being waited for. */
	say(message: string, setting: Setting): Promise<void>;
	/** Presses a choice: its label is what is said. */
	choose(choice: ChatChoice, setting: Setting): Promise<void>;
	/** Sends a form. @param shown what is said, in its place. */
	submit(filled: FilledCard, shown: string, setting: Setting): Promise<void>;
	/** Says an unsent message again, unless the server turns out to have it. */
	resend(id: string, setting: Setting): Promise<void>;
	/** Says again, in turn, what a lost connection kept. */
	resendAll(setting: Setting): Promise<void>;
	/** Wants no more of the answer that is being waited for. */
	stop(): void;
	/** Asks again what the visitor said last. */
	retry(setting: Setting): Promise<void>;
	/** Takes over what the server already sent with the page. */
	adopt(transcript: Transcript): void;
	/** Shows what the server has, when this browser has a conversation and no answer is under way, and waits for what is to come. */
	resume(setting: Setting): Promise<void>;
	startOver(): Promise<void>;
};

/** What is said, by what it is known here and on the server, and how often: after its answer was stopped, once more. */
type Saying = {
	id: string;
	key: string;
	content: string;
	attempt: number;
	isStored: boolean;
	input?: MessageInput;
};

export function createConversation({
	agent,
	active,
	now,
	newKey,
	onProposal,
	onAnswer,
}: ConversationParts): Conversation {
	let state = nothingSaid;
	let count = 0;
	let resuming: Promise<void> | null = null;
	let delivering: Promise<void> = Promise.resolve();
	let stopping = new AbortController();
	const listeners = new Set<() => void>();

	const happen = (event: ConversationEvent) => {
		state = nextState(state, event);
		for (const listener of listeners) listener();
	};
	const newId = () => `said-${++count}`;
	const sayingOf = ({ id, key, content, attempt = 1, awaited, input }: ChatMessage): Saying => ({
		...{ id, key: key ?? newKey(), content, attempt, input },
		isStored: Boolean(awaited && key),
	});

	/** One at a time: what is under way is known, so that starting over can wait for it. */
	function send(delivery: Promise<void>): Promise<void> {
		delivering = delivery;
		return delivery;
	}

	/** Shows what is said. From now on it can be stopped. */
	function begin(saying: Saying, { greeting }: Setting): AbortSignal {
		stopping = new AbortController();
		happen({ kind: "said", ...saying, at: now().toISOString(), greeting });
		return stopping.signal;
	}

	/** Says something new, unless an answer is still being waited for. */
	async function sayNew(content: string, input: MessageInput | undefined, setting: Setting): Promise<void> {
		if (!content || state.thinking) return;
		await send(
			deliver({ ...{ id: newId(), key: newKey(), content, input }, attempt: 1, isStored: false }, setting),
		);
	}

	async function deliver(saying: Saying, setting: Setting): Promise<void> {
		const stop = begin(saying, setting);
		// What the server keeps comes first: it says which conversation this belongs to.
		await resuming;
		await hearAnswer(saying, setting, stop);
	}

	async function hearAnswer(
		{ id, key, content, attempt, isStored, input }: Saying,
		{ language, fileName }: Setting,
		stop: AbortSignal,
	): Promise<void> {
		const history = state.messages.filter((message) => message.id !== id && !message.unsent);
		const question = {
			...{ history, message: content, input, messageId: key },
			...{ attempt, isStored, language, fileName },
		};
		const listener = {
			text: (text: string) => !stop.aborted && happen({ kind: "arriving", text }),
			withdraw: () => happen({ kind: "withdrawn" }),
			stop,
		};
		// Left before the answer comes, a page finds it by this.
		active.set(true);
		const first = await agent.say({ ...question, conversationId: state.conversationId }, listener);
		// A conversation the server no longer knows goes on as a new one that has lived through this history.
		const gone = first.kind === "failed" && first.failure.kind === "refused" && first.failure.status === 404;
		const heard =
			gone && state.conversationId ? await agent.say({ ...question, conversationId: null }, listener) : first;
		if (heard.kind === "form-refused") return happen({ kind: "form-refused", id, form: heard.form });
		if (heard.kind === "failed" && stop.aborted)
			return happen({ kind: "stopped", id: newId(), at: now().toISOString() });
		if (heard.kind === "failed") return happen({ kind: "failed", id, failure: heard.failure });
		happen({ kind: "answered", id: newId(), answer: heard.answer, at: now().toISOString() });
		onAnswer();
		if (heard.answer.pdf) onProposal(heard.answer.pdf);
	}

	/** Asks for the answer that was still to come when the page was left. */
	async function goOn(setting: Setting): Promise<void> {
		const last = state.messages.at(-1);
		if (!last?.awaited || last.stopped || last.unsent || state.thinking) return;
		stopping = new AbortController();
		happen({ kind: "awaiting" });
		await send(hearAnswer(sayingOf(last), setting, stopping.signal));
	}

	async function deliverAgain(saying: Saying, setting: Setting): Promise<void> {
		const stop = begin(saying, setting);
		await resuming;
		if (!(await foundAnswered(saying, setting.fileName))) await hearAnswer(saying, setting, stop);
	}

	/** An answer may be lost on its way back: then the server has the message, and saying it again would double it. */
	async function foundAnswered(saying: Saying, fileName: string): Promise<boolean> {
		const stored = await agent.read(fileName);
		if (!stored || stored === "unreachable") return false;
		const last = stored.messages.findLast(({ role }) => role === "user");
		if (!last || !isSameMessage(saying, last)) return false;
		if (timesSaid(stored.messages) < timesSaid(state.messages)) return false;
		// While it is still being given, it comes to whoever sends the message again.
		const answer = stored.messages.at(-1);
		if (answer?.role !== "assistant" || answer.stopped) return false;
		active.set(true);
		happen({ kind: "resumed", transcript: stored });
		if (answer.pdf) onProposal(answer.pdf);
		return true;
	}

	async function load(fileName: string): Promise<void> {
		const before = state.messages;
		const stored = await agent.read(fileName);
		if (stored === "unreachable") return;
		const since = state.messages.filter((message) => message.key && !before.includes(message));
		if (stored) {
			if (since.length > 0 || !isShown(stored, state)) happen({ kind: "resumed", transcript: stored, since });
			return;
		}
		if (since.length > 0 || before.some(({ unsent }) => unsent)) return;
		active.set(false);
		if (state.messages.length > 0) happen({ kind: "cleared" });
	}

	const conversation: Conversation = {
		snapshot: () => state,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		say: (message, setting) => sayNew(message.trim(), undefined, setting),
		choose: ({ value, label }, setting) => sayNew(label, { kind: "choice", value }, setting),
		submit: (filled, shown, setting) => sayNew(shown, filled, setting),
		async resend(id, setting) {
			const message = state.messages.find((message) => message.id === id && message.unsent);
			if (message && !state.thinking) await send(deliverAgain(sayingOf(message), setting));
		},
		async resendAll(setting) {
			if (state.failure?.kind !== "network") return;
			for (const { id } of state.messages.filter(({ unsent }) => unsent)) {
				await conversation.resend(id, setting);
				// What is said next would take the place of a form that is to be corrected.
				if (state.failure || isRefused(state.form)) return;
			}
		},
		stop() {
			if (state.thinking) stopping.abort();
		},
		async retry(setting) {
			const last = state.messages.findLast(({ role }) => role === "user");
			if (!last || state.thinking) return;
			const saying = sayingOf(last);
			await send(deliver({ ...saying, attempt: saying.attempt + 1, isStored: false }, setting));
		},
		adopt(transcript) {
			if (state !== nothingSaid) return;
			active.set(true);
			happen({ kind: "resumed", transcript });
		},
		async resume(setting) {
			if (resuming || state.thinking || !active.get()) return;
			resuming = load(setting.fileName).finally(() => {
				resuming = null;
			});
			await resuming;
			await goOn(setting);
		},
		async startOver() {
			await delivering;
			if (!(await agent.forget())) return happen({ kind: "failed", id: "", failure: { kind: "network" } });
			active.set(false);
			happen({ kind: "cleared" });
		},
	};
	return conversation;
}
