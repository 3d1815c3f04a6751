import { useEffect } from "react";
import { recalls, remember } from "./chat-memory.ts";
import { playChime } from "./chime.ts";

/**
 * The attention cue: a ring (in the styles) and a chime, until the chat was seen.
 * @param visible whether the chat is before the visitor's eyes. @param after milliseconds until that counts as seen.
 */
export function useCue(visible: boolean, after: number): void {
	useEffect(() => {
		if (!visible || recalls("chat cue seen")) return;
		// Once the panel is drawn: opening an audio device takes a slow phone longer than a press should.
		const chime = setTimeout(() => recalls("chat cue muted") || playChime(), 200);
		const timer = setTimeout(() => {
			remember("chat cue seen", true);
			document.documentElement.dataset.chatSeen = "";
		}, after);
		return () => {
			clearTimeout(timer);
			clearTimeout(chime);
		};
	}, [visible, after]);
}
