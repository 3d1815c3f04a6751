import { useCallback, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import type { Choice, FilledForm, ProposalFile } from "../../../shared/chat.ts";
import { readFlag, storeFlag } from "../../browser-flags.ts";
import { newSubmissionKey } from "../../forms/submission-key.ts";
import { useChatText } from "../chat-text.ts";
import { playChime } from "../chime.ts";
import { chatApiBase } from "./api-base.ts";
import { createChatApi } from "./chat-api-client.ts";
import { createConversationActions } from "./conversation-actions.ts";
import { type ConversationState, emptyConversation, type ReceivedTranscript } from "./conversation-types.ts";
import { stateFromTranscript } from "./merge-transcript.ts";
import type { ChatSettings } from "./send-message.ts";
import { useTeamEvents, useTellTyping } from "./use-team-events.ts";

export type ConversationView = ConversationState & {
	typist: string | null;
	sendMessage(message: string): boolean;
	choose(choice: Choice): void;
	submit(filled: FilledForm, shown: string): void;
	resend(id: string): void;
	stop(): void;
	regenerate(): void;
	startOver(): void;
};

/** Milliseconds between two polls for a colleague's messages: while one is expected, and otherwise. */
const activePollInterval = 3_000;
const idlePollInterval = 15_000;

export function useConversation(pageTranscript: ReceivedTranscript | null = null): ConversationView {
	const { chat, language } = useChatText();
	const initialState = useMemo(
		() => (pageTranscript ? stateFromTranscript(pageTranscript) : emptyConversation),
		[pageTranscript],
	);
	const state = useSyncExternalStore(
		browserConversation.subscribe,
		browserConversation.snapshot,
		() => initialState,
	);
	const settings = useCallback(
		(): ChatSettings => ({
			language,
			greeting: chat.greeting,
			fileName: `${chat.proposal.fileName}-${Date.now()}.pdf`,
		}),
		[chat, language],
	);

	useLayoutEffect(() => {
		if (pageTranscript) browserConversation.adopt(pageTranscript);
	}, [pageTranscript]);

	useResuming(settings);
	usePolling(state, settings);
	const refresh = useCallback(() => void browserConversation.refresh(settings()), [settings]);
	const typist = useTeamEvents(state, refresh);
	useTellTyping(state);
	return {
		...state,
		typist,
		sendMessage(message) {
			if (browserConversation.snapshot().thinking) return false;
			void browserConversation.sendMessage(message, settings());
			return true;
		},
		choose: (choice) => void browserConversation.choose(choice, settings()),
		submit: (filled, shown) => void browserConversation.submit(filled, shown, settings()),
		resend: (id) => void browserConversation.resend(id, settings()),
		stop: () => browserConversation.stop(),
		regenerate: () => void browserConversation.regenerate(settings()),
		startOver: () => void browserConversation.startOver(),
	};
}

type CurrentSettings = () => ChatSettings;

/** Another window may have continued the conversation or started a new one. */
function useResuming(settings: CurrentSettings) {
	useEffect(() => {
		const refresh = () => {
			if (!document.hidden) void browserConversation.refresh(settings());
		};
		refresh();
		document.addEventListener("visibilitychange", refresh);
		const stopListening = onChangedElsewhere(refresh);
		return () => {
			document.removeEventListener("visibilitychange", refresh);
			stopListening();
		};
	}, [settings]);
}

/**
 * A colleague answers at any time: polls while the page is visible. An answer pending when the page was left is polled
 * for too.
 */
function usePolling({ messages, colleague }: ConversationState, settings: CurrentSettings) {
	const last = messages.at(-1);
	const expectsMessage = colleague !== null || (last?.role === "user" && !last.stopped && !last.failed);
	useEffect(() => {
		const poll = () => {
			if (document.hidden) return;
			void browserConversation.resendAll(settings());
			void browserConversation.refresh(settings());
		};
		const timer = setInterval(poll, expectsMessage ? activePollInterval : idlePollInterval);
		window.addEventListener("online", poll);
		return () => {
			clearInterval(timer);
			window.removeEventListener("online", poll);
		};
	}, [expectsMessage, settings]);
}

const api = createChatApi({
	base: chatApiBase,
	fetch: (...request) => fetch(...request),
	fileUrl: (file) => URL.createObjectURL(file),
});

const browserConversation = createConversationActions({
	api,
	mayHaveConversation: {
		get: () => readFlag("chat active"),
		set: (active) => storeFlag("chat active", active),
	},
	now: () => new Date(),
	newKey: newSubmissionKey,
	onProposal: download,
	onChange: tellOtherWindows,
	// Visitors who see the page see the answer; only a hidden page needs a sound.
	onAnswer: () => {
		if (document.hidden && !readFlag("chat cue muted")) playChime();
	},
});

function download({ downloadUrl, fileName }: ProposalFile): void {
	const link = Object.assign(document.createElement("a"), { href: downloadUrl, download: fileName });
	// Another origin may show the file instead of saving it, so it must not replace this page.
	if (new URL(downloadUrl, location.href).origin !== location.origin) link.target = "_blank";
	link.rel = "noopener";
	document.body.append(link);
	link.click();
	link.remove();
}

let channel: BroadcastChannel | undefined;

/** The windows of this browser that show the conversation. Old browsers find a change when a window is shown again. */
function windows(): BroadcastChannel | undefined {
	if ("BroadcastChannel" in window) channel ??= new BroadcastChannel("chat");
	return channel;
}

function tellOtherWindows(): void {
	windows()?.postMessage(null);
}

function onChangedElsewhere(listener: () => void): () => void {
	windows()?.addEventListener("message", listener);
	return () => windows()?.removeEventListener("message", listener);
}
