import { type RefObject, useEffect } from "react";

let isReported = false;

export function useReportOpened(chat: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = chat.current;
		if (!element) return;
		const report = () => {
			if (isReported) return;
			isReported = true;
			const headers = { "content-type": "application/json" };
			const event = { name: "chat_opened", data: {} };
			const body = JSON.stringify(event);
			fetch("/api/events", { method: "POST", headers, body, keepalive: true }).catch(() => {});
			// Other tools receive it only with the visitor's consent (http/third-party-analytics).
			document.dispatchEvent(new CustomEvent("site-event", { detail: event }));
		};
		if (element.contains(document.activeElement)) report();
		element.addEventListener("focusin", report);
		return () => element.removeEventListener("focusin", report);
	}, [chat]);
}
