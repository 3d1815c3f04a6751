import { type RefObject, useEffect, useState } from "react";

/**
 * Whether a button's form is on its way. A browser that goes back shows the page as it was left: by then nothing is
 * being sent.
 */
export function useSending(button: RefObject<HTMLButtonElement | null>): boolean {
	const [sending, setSending] = useState(false);
	useEffect(() => {
		const form = button.current?.form;
		const start = () => setSending(true);
		const stop = () => setSending(false);
		form?.addEventListener("submit", start);
		window.addEventListener("pageshow", stop);
		return () => {
			form?.removeEventListener("submit", start);
			window.removeEventListener("pageshow", stop);
		};
	}, [button]);
	return sending;
}
