import { useEffect, useState } from "react";
import { type SendEvent, wasOpened } from "./send-event.ts";

/** Milliseconds the loading screen stands, counted from the moment the page was asked for. */
const standsFor = 1_000;

/** True until the demo is shown, which it then says to the site's own count. */
export function useLoading(send: SendEvent, step: number): boolean {
	const [loading, setLoading] = useState(true);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once a page.
	useEffect(() => {
		if (wasOpened(document.referrer, location.origin)) send("demo_opened", step);
		const shown = setTimeout(() => {
			setLoading(false);
			send("demo_loaded", step);
		}, standsFor - performance.now());
		return () => clearTimeout(shown);
	}, []);

	return loading;
}
