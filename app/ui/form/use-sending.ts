import { type RefObject, useEffect, useState } from "react";

export type Sending = "no" | "sending" | "offline";

/** Without a connection the form stays: the browser's error page would replace all that was typed. */
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
