import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { limits } from "../../../config/limits.ts";
import { newSubmissionKey } from "../../forms/submission-key.ts";
import { isComposing } from "../../ui/form/send-on-enter.ts";
import { type Outgoing, outbox } from "../inbox/outbox.ts";
import { useOutbox } from "../inbox/use-send-outbox.ts";
import type { ConversationData } from "./conversation-data.server.ts";
import type { Sent } from "./sent.ts";

/** What is typed in each conversation while another one is open. It is gone with the page. */
const drafts = new Map<string, string>();

export function useComposer(view: ConversationData, sent: Sent | null, mayAnswer: boolean) {
	const { id, param, canned, events } = view;
	const area = useRef<HTMLTextAreaElement>(null);
	const [message, setMessage] = useDraft(param, sent?.draft ?? "");
	const [audience, setAudience] = useState(sent?.audience ?? "answer");
	const [why, setWhy] = useState(sent?.why ?? null);
	const [active, setActive] = useState(0);
	const tellTyping = useTellTyping(events, id);
	const { outgoing, isSentAgain, push } = useOutgoing(view);
	const isNote = audience === "note" || !mayAnswer;
	const isAsking = !isNote && /^\/\S*$/.test(message);
	const found = isAsking ? repliesFor(canned, message) : [];

	function write(next: string) {
		setMessage(next);
		setActive(0);
		setWhy(null);
	}
	function put(reply: string) {
		write(reply);
		area.current?.focus();
	}
	function send(event: FormEvent) {
		event.preventDefault();
		const isAgain = isSentAgain();
		if (!message.trim()) return setWhy(isAgain ? null : "empty");
		if (isNote && message.length > limits.note) return setWhy("noteLong");
		push(message, isNote ? "note" : "answer");
		write("");
	}
	function edit({ key, message: unsent, audience }: Outgoing) {
		outbox.remove(key);
		setAudience(audience);
		put([unsent, message].filter(Boolean).join("\n"));
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
			else if (!isAsking) event.currentTarget.form?.requestSubmit(null);
		}
	}
	function onType(typed: string) {
		write(typed);
		if (!isNote) tellTyping();
	}
	return {
		...{ area, message, audience, active, isAsking, found, isNote, outgoing, why },
		...{ setAudience, put, send, edit, onType, onKeyDown },
	};
}

/** Milliseconds after a message in which an empty one is its second press. */
const pressedTwiceMs = 1_000;

function useOutgoing({ param, path }: ConversationData) {
	const sentAt = useRef(Number.NEGATIVE_INFINITY);
	const outgoing = useOutbox().filter(({ conversation }) => conversation === param);
	function isSentAgain(): boolean {
		const unsent = outgoing.filter(({ state }) => state === "unsent");
		for (const { key } of unsent) outbox.mark(key, "waiting");
		return unsent.length > 0 || performance.now() - sentAt.current < pressedTwiceMs;
	}
	function push(message: string, audience: Sent["audience"]): void {
		outbox.add({ key: newSubmissionKey(), conversation: param, path, message, audience });
		sentAt.current = performance.now();
	}
	return { outgoing, isSentAgain, push };
}

function useDraft(conversation: string, first: string) {
	const [message, setMessage] = useState(first);
	useEffect(() => setMessage((typed) => typed || (drafts.get(conversation) ?? "")), [conversation]);
	const write = (next: string) => {
		setMessage(next);
		drafts.set(conversation, next);
	};
	return [message, write] as const;
}

export type ComposerState = ReturnType<typeof useComposer>;

type Reply = ConversationData["canned"][number];

function repliesFor(replies: readonly Reply[], typed: string): Reply[] {
	const wanted = typed.slice(1).toLowerCase();
	return replies.filter(({ shortcut }) => shortcut.startsWith(wanted));
}

/** Milliseconds in which the visitor is told once. */
const everyMs = 2_000;

/** Tells the visitor that somebody of the team is writing. A failure tells nothing, and matters to nobody. */
function useTellTyping(url: string, conversation: string): () => void {
	const last = useRef(Number.NEGATIVE_INFINITY);
	return () => {
		if (performance.now() - last.current < everyMs) return;
		last.current = performance.now();
		const body = new URLSearchParams({ conversation });
		void fetch(url, { method: "POST", body, keepalive: true }).catch(() => undefined);
	};
}
