import { useEffect, useState } from "react";

/** Whether a form is on its way. A browser that goes back shows the page as it was left: by then nothing is being sent. */
export function useSending() {
	const [sending, setSending] = useState(false);
	useEffect(() => {
		const stop = () => setSending(false);
		window.addEventListener("pageshow", stop);
		return () => window.removeEventListener("pageshow", stop);
	}, []);
	return [sending, setSending] as const;
}
