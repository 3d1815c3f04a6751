import { type RefObject, useEffect } from "react";
import { sendSiteEvent } from "../site-event.ts";

let isReported = false;

export function useReportOpened(chat: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = chat.current;
		if (!element) return;
		const report = () => {
			if (isReported) return;
			isReported = true;
			sendSiteEvent({ name: "chat_opened", data: {} });
		};
		if (element.contains(document.activeElement)) report();
		element.addEventListener("focusin", report);
		return () => element.removeEventListener("focusin", report);
	}, [chat]);
}
