import { useEffect, useState } from "react";
import { isFirstDemoPage, type SendEvent } from "./send-event.ts";

/** Milliseconds that the loading screen stays, from the start of navigation. */
const minimumTime = 1_000;

export function useLoading(send: SendEvent, step: number): boolean {
	const [loading, setLoading] = useState(true);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once a page.
	useEffect(() => {
		if (isFirstDemoPage(document.referrer, location.origin)) send("demo_opened", step);
		const timer = setTimeout(() => {
			setLoading(false);
			send("demo_loaded", step);
		}, minimumTime - performance.now());
		return () => clearTimeout(timer);
	}, []);

	return loading;
}
