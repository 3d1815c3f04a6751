import { type RefObject, useEffect, useState } from "react";

export type Sending = "no" | "sending" | "offline";

/**
 * Whether a button's form is on its way. Without a connection it does not leave: the browser's own page for that
 * would take the place of all that was typed. A browser that goes back shows the page as it was left: by then nothing
 * is being sent.
 */
export function useSending(button: RefObject<HTMLButtonElement | null>): Sending {
	const [sending, setSending] = useState<Sending>("no");
	useEffect(() => {
		const form = button.current?.form;
		const start = (event: SubmitEvent) => {
			if (!navigator.onLine) event.preventDefault();
			setSending(navigator.onLine ? "sending" : "offline");
		};
		const stop = () => setSending("no");
		const resume = () => setSending((now) => (now === "offline" ? "no" : now));
		form?.addEventListener("submit", start);
		window.addEventListener("pageshow", stop);
		window.addEventListener("online", resume);
		return () => {
			form?.removeEventListener("submit", start);
			window.removeEventListener("pageshow", stop);
			window.removeEventListener("online", resume);
		};
	}, [button]);
	return sending;
}
