import { useCallback, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { browserConversation } from "./browser-conversation.ts";
import type { CardName, CardPress, ChatChoice, FilledCard } from "./card-form.ts";
import { fill } from "./chat-text.ts";
import { type ConversationState, nothingSaid, type Transcript } from "./conversation-types.ts";
import type { Setting } from "./deliver-message.ts";
import { resumed } from "./stored-conversation.ts";
import { useChatText } from "./use-chat-text.ts";

export type ConversationView = ConversationState & {
	say(message: string): void;
	choose(choice: ChatChoice): void;
	/** @param shown what is said, in the form's place. */
	submit(form: CardName, values: FilledCard["values"], press: CardPress, shown: string): void;
	resend(id: string): void;
	stop(): void;
	retry(): void;
	startOver(): void;
};

/** Milliseconds between two looks for what a person of the team said, and for whether one has come. */
const lookSoon = 3_000;
const lookLater = 15_000;

// On the server there is nothing to run before the first paint.
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** The conversation of this window, and what can be done with it. `sent` is what the server put into the page. */
export function useConversation(sent: Transcript | null = null): ConversationView {
	const { chat, language } = useChatText();
	const first = useMemo(() => (sent ? resumed(sent) : nothingSaid), [sent]);
	const state = useSyncExternalStore(
		browserConversation.subscribe,
		browserConversation.snapshot,
		() => first,
	);
	const setting = useCallback(
		(): Setting => ({
			language,
			greeting: chat.greeting,
			fileName: fill(chat.proposal.fileName, { timestamp: Date.now() }),
		}),
		[chat, language],
	);

	useBeforePaint(() => {
		if (sent) browserConversation.adopt(sent);
	}, [sent]);

	// Another window may have gone on with the conversation, or begun anew.
	useEffect(() => {
		const resume = () => {
			if (!document.hidden) void browserConversation.resume(setting());
		};
		if (!sent || sent.awaited) resume();
		document.addEventListener("visibilitychange", resume);
		return () => document.removeEventListener("visibilitychange", resume);
	}, [sent, setting]);

	// A person answers in their own time: what they say is asked for while somebody looks. So is an answer that was
	// still being given when the page was left.
	const last = state.messages.at(-1);
	const waits = state.person !== null || (last?.role === "user" && !last.stopped && !last.unsent);
	useEffect(() => {
		const look = () => {
			if (document.hidden) return;
			void browserConversation.resendAll(setting());
			void browserConversation.resume(setting());
		};
		const timer = setInterval(look, waits ? lookSoon : lookLater);
		window.addEventListener("online", look);
		return () => {
			clearInterval(timer);
			window.removeEventListener("online", look);
		};
	}, [waits, setting]);

	return {
		...state,
		say: (message) => void browserConversation.say(message, setting()),
		choose: (choice) => void browserConversation.choose(choice, setting()),
		submit: (form, values, press, shown) =>
			void browserConversation.submit({ kind: "form", form, values, press }, shown, setting()),
		resend: (id) => void browserConversation.resend(id, setting()),
		stop: () => browserConversation.stop(),
		retry: () => void browserConversation.retry(setting()),
		startOver: () => void browserConversation.startOver(),
	};
}
