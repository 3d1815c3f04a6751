import { useEffect, useState } from "react";
import type { PageEventSource, VisitorPageEvents } from "../../../shared/live.ts";
import { silentMs, tellTypingMs, typingMs } from "../../live-times.ts";
import { messageBoxId } from "../message-fields.tsx";
import { chatApiBase } from "./api-base.ts";
import type { ConversationState } from "./conversation-types.ts";

/**
 * Shows at once what a colleague does, while the page is visible. Without EventSource, polling finds their messages.
 * @returns who is writing.
 */
export function useTeamEvents({ conversationToken }: ConversationState, onChange: () => void): string | null {
	const [typist, setTypist] = useState<string | null>(null);
	useEffect(() => {
		const base = chatApiBase();
		if (!conversationToken || !base || !("EventSource" in window)) return;
		const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
		const query = new URLSearchParams({ page: location.pathname, zone: timeZone });
		let source: PageEventSource<VisitorPageEvents> | null = null;
		let timer = 0;
		let watchdog = 0;
		const watch = () => {
			clearTimeout(watchdog);
			watchdog = window.setTimeout(open, silentMs);
		};
		const open = () => {
			source?.close();
			source = null;
			if (document.hidden) return clearTimeout(watchdog);
			watch();
			source = new EventSource(`${base}/agent/events?${query}`, { withCredentials: true });
			source.addEventListener("open", onChange);
			source.addEventListener("alive", watch);
			source.addEventListener("changed", () => {
				setTypist(null);
				onChange();
			});
			source.addEventListener("typing", ({ data }) => {
				const { name }: VisitorPageEvents["typing"] = JSON.parse(data);
				setTypist(name ?? null);
				clearTimeout(timer);
				timer = window.setTimeout(setTypist, typingMs, null);
			});
		};
		open();
		document.addEventListener("visibilitychange", open);
		return () => {
			source?.close();
			clearTimeout(timer);
			clearTimeout(watchdog);
			document.removeEventListener("visibilitychange", open);
		};
	}, [conversationToken, onChange]);
	return typist;
}

/** Tells the team that the visitor writes, once a person is asked for. */
export function useTellTyping({ colleague, waitsForPerson }: ConversationState): void {
	const tellsTeam = colleague !== null || waitsForPerson;
	useEffect(() => {
		const base = chatApiBase();
		if (!tellsTeam || !base) return;
		let last = -tellTypingMs;
		const tell = ({ target, timeStamp }: Event) => {
			if (!(target instanceof Element) || target.id !== messageBoxId || timeStamp - last < tellTypingMs)
				return;
			last = timeStamp;
			void fetch(`${base}/agent/typing`, { method: "POST", credentials: "include" }).catch(() => undefined);
		};
		document.addEventListener("input", tell);
		return () => document.removeEventListener("input", tell);
	}, [tellsTeam]);
}
