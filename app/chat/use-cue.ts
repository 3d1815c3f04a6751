import { useEffect } from "react";
import { readFlag, storeFlag } from "../browser-flags.ts";
import { playChime } from "./chime.ts";

/** Plays a chime when a browser first shows the chat, which counts as seen `after` milliseconds later. */
export function useCue(visible: boolean, after: number): void {
	useEffect(() => {
		if (!visible || readFlag("chat cue seen")) return;
		// After the panel is drawn: opening an audio device blocks a slow phone for longer than a press may take.
		const chime = setTimeout(() => readFlag("chat cue muted") || playChime(), 200);
		const timer = setTimeout(() => {
			storeFlag("chat cue seen", true);
			document.documentElement.dataset.chatSeen = "";
		}, after);
		return () => {
			clearTimeout(timer);
			clearTimeout(chime);
		};
	}, [visible, after]);
}
