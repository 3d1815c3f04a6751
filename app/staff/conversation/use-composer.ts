import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { limits } from "../../../config/limits.ts";
import { newSubmissionKey } from "../../forms/submission-key.ts";
import { tellTypingMs } from "../../live-times.ts";
import { isComposing } from "../../ui/form/send-on-enter.ts";
import { type Outgoing, outbox, useOutbox } from "../inbox/outbox.tsx";
import type { ConversationData } from "./conversation-data.server.ts";
import type { ThreadOutcome } from "./thread-outcome.ts";

/** What is typed, and for whom: a note never becomes an answer by itself. */
type Draft = { message: string; audience: ThreadOutcome["audience"] };

export function useComposer(view: ConversationData, outcome: ThreadOutcome | null, mine: boolean) {
	const { id, draftKey, canned, events } = view;
	const area = useRef<HTMLTextAreaElement>(null);
	const [{ message, audience }, setDraft] = useDraft(draftKey, outcome);
	const [why, setWhy] = useState<ThreadOutcome["why"] | "cannedUnsent">(outcome?.why ?? null);
	const [active, setActive] = useState(0);
	const tellTyping = useTellTyping(events, id);
	const { outgoing, isSentAgain, push } = useOutgoing(view);
	// What was typed as an answer stays one when a colleague takes the conversation.
	const mayAnswer = mine || (message !== "" && audience === "answer");
	const isNote = audience === "note" || !mayAnswer;
	const isAsking = !isNote && /^\/\S*$/.test(message);
	const found = isAsking ? repliesFor(canned, message) : [];

	function write(next: string, to: Draft["audience"] = isNote ? "note" : "answer") {
		setDraft({ message: next, audience: next || mine ? to : "answer" });
		setActive(0);
		setWhy(null);
	}
	function put(next: string, to?: Draft["audience"]) {
		write(next, to);
		area.current?.focus();
	}
	function send(event: FormEvent) {
		event.preventDefault();
		const isAgain = isSentAgain();
		if (!message.trim()) return setWhy(isAgain ? null : "empty");
		if (!isNote && !mine) return setWhy("lost");
		if (isNote && message.length > limits.note) return setWhy("noteLong");
		push(message, isNote ? "note" : "answer");
		write("");
	}
	function edit({ key, message: failed, audience }: Outgoing) {
		outbox.remove(key);
		put([failed, message].filter(Boolean).join("\n"), audience);
	}
	function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
		if (isComposing(event)) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
		if (found.length > 0 && step !== 0) {
			event.preventDefault();
			setActive((active + step + found.length) % found.length);
		} else if (event.key === "Escape" && isAsking) write("");
		else if (event.key === "Enter" && !event.shiftKey) {
			event.preventDefault();
			const chosen = found[active];
			if (chosen) put(chosen.text);
			else if (isAsking) setWhy("cannedUnsent");
			else event.currentTarget.form?.requestSubmit(null);
		}
	}
	function onType(typed: string) {
		write(typed);
		if (!isNote) tellTyping();
	}
	return {
		...{ area, message, active, isAsking, found, mayAnswer, isNote, outgoing, why },
		...{ setAudience: (to: Draft["audience"]) => write(message, to), put, send, edit, onType, onKeyDown },
	};
}

/** Milliseconds after a message in which an empty one is its second press. */
const pressedTwiceMs = 1_000;

function useOutgoing({ param, path }: ConversationData) {
	const sentAt = useRef(Number.NEGATIVE_INFINITY);
	const outgoing = useOutbox().filter(({ conversation }) => conversation === param);
	function isSentAgain(): boolean {
		const failed = outgoing.filter(({ state }) => state === "failed");
		for (const { key } of failed) outbox.change(key, { state: "waiting" });
		return failed.length > 0 || performance.now() - sentAt.current < pressedTwiceMs;
	}
	function push(message: string, audience: Draft["audience"]): void {
		outbox.add({ key: newSubmissionKey(), conversation: param, path, message, audience });
		sentAt.current = performance.now();
	}
	return { outgoing, isSentAgain, push };
}

/** A draft stays with its tab: while others are open, and when the page loads anew. */
function useDraft(key: string, outcome: ThreadOutcome | null) {
	const [draft, setDraft] = useState<Draft>({
		message: outcome?.draft ?? "",
		audience: outcome?.audience ?? "answer",
	});
	useEffect(() => {
		const kept: Draft | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
		if (kept) setDraft((typed) => (typed.message ? typed : kept));
	}, [key]);
	const write = (next: Draft) => {
		setDraft(next);
		if (next.message) sessionStorage.setItem(key, JSON.stringify(next));
		else sessionStorage.removeItem(key);
	};
	return [draft, write] as const;
}

export type ComposerState = ReturnType<typeof useComposer>;

type Reply = ConversationData["canned"][number];

function repliesFor(replies: readonly Reply[], typed: string): Reply[] {
	const wanted = typed.slice(1).toLowerCase();
	return replies.filter(({ shortcut }) => shortcut.startsWith(wanted));
}

/** Tells the visitor that somebody of the team is writing. A failure tells nothing, and matters to nobody. */
function useTellTyping(url: string, conversation: string): () => void {
	const last = useRef(Number.NEGATIVE_INFINITY);
	return () => {
		if (performance.now() - last.current < tellTypingMs) return;
		last.current = performance.now();
		const body = new URLSearchParams({ conversation });
		void fetch(url, { method: "POST", body, keepalive: true }).catch(() => undefined);
	};
}
