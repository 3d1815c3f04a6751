import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { isComposing } from "../../ui/form/send-on-enter.ts";
import type { ConversationData } from "./conversation-data.server.ts";
import { keepDraft, keptDraft } from "./kept-drafts.ts";
import { repliesFor } from "./replies-for.ts";
import type { Sent } from "./sent.ts";
import { useTellTyping } from "./use-tell-typing.ts";

/** What is typed for a conversation, and what became of what was sent. */
export function useComposer(view: ConversationData, sent: Sent | null, mayAnswer: boolean) {
	const { id, canned, events } = view;
	const fetcher = useFetcher<Sent>();
	const area = useRef<HTMLTextAreaElement>(null);
	const [message, setMessage] = useState(sent?.draft ?? "");
	const [audience, setAudience] = useState(sent?.audience ?? "answer");
	const [key, setKey] = useState(view.submissionKey);
	const [active, setActive] = useState(0);
	const tellTyping = useTellTyping(events, id);
	const isNote = audience === "note" || !mayAnswer;
	const found = isNote ? [] : repliesFor(canned, message);

	useEffect(() => setMessage((typed) => typed || keptDraft(id)), [id]);
	useStored(fetcher.data, () => {
		write("");
		setKey(view.submissionKey);
	});
	function write(next: string) {
		setMessage(next);
		keepDraft(id, next);
		setActive(0);
	}
	function put(reply: string) {
		write(reply);
		area.current?.focus();
	}
	function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
		if (isComposing(event)) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
		if (found.length > 0 && step !== 0) {
			event.preventDefault();
			setActive((active + step + found.length) % found.length);
		} else if (event.key === "Escape" && found.length > 0) write("");
		else if (event.key === "Enter" && !event.shiftKey) {
			event.preventDefault();
			const chosen = found[active];
			if (chosen) put(chosen.text);
			else if (fetcher.state === "idle") event.currentTarget.form?.requestSubmit(null);
		}
	}
	function onType(typed: string) {
		write(typed);
		if (!isNote) tellTyping();
	}
	const isSending = fetcher.state !== "idle";
	const why = (isSending ? null : (fetcher.data ?? sent)?.why) ?? null;
	return {
		...{ fetcher, area, message, audience, key, active, found, isNote, isSending, why },
		...{ setAudience, put, onType, onKeyDown },
	};
}

export type ComposerState = ReturnType<typeof useComposer>;

/** Calls once after the server stored what was sent. */
function useStored(answer: Sent | undefined, onStored: () => void): void {
	const last = useRef(answer);
	useEffect(() => {
		if (answer && answer !== last.current && answer.why === null && answer.draft === "") onStored();
		last.current = answer;
	});
}
