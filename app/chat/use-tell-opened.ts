import { type RefObject, useEffect } from "react";

let told = false;

/** Tells the site's own count, once a page, that somebody reached for the chat: they are in it, or their focus comes. */
export function useTellOpened(chat: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = chat.current;
		if (!element) return;
		const tell = () => {
			if (told) return;
			told = true;
			const headers = { "content-type": "application/json" };
			const event = { name: "chat_opened", data: {} };
			const body = JSON.stringify(event);
			fetch("/api/events", { method: "POST", headers, body, keepalive: true }).catch(() => {});
			// Heard only where a visitor let other tools measure, too: see http/measuring.
			document.dispatchEvent(new CustomEvent("site-event", { detail: event }));
		};
		if (element.contains(document.activeElement)) tell();
		element.addEventListener("focusin", tell);
		return () => element.removeEventListener("focusin", tell);
	}, [chat]);
}
