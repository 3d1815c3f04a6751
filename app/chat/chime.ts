import { useEffect } from "react";
import { readFlag } from "../browser-flags.ts";

const volume = 0.2;
/** Two notes a fourth apart: pitch in hertz, start in seconds. */
const notes = [
	{ pitch: 659.25, at: 0 },
	{ pitch: 880, at: 0.14 },
] as const;
const noteLength = 0.5;

/** Plays a chime when the chat is shown while its button rings (page-script.inline.ts). */
export function useChime(visible: boolean): void {
	useEffect(() => {
		if (!visible || readFlag("chat cue seen") || readFlag("chat cue muted")) return;
		// After the panel is drawn: opening an audio device blocks a slow phone for longer than a press may take.
		const chime = setTimeout(playChime, 200);
		return () => clearTimeout(chime);
	}, [visible]);
}

/** Plays a soft two-note chime. Stays silent, without an error, where the browser does not allow sound yet. */
export function playChime(): void {
	if (!("AudioContext" in window) || !navigator.userActivation?.hasBeenActive) return;
	const audio = new AudioContext();
	const master = audio.createGain();
	master.gain.value = volume;
	master.connect(audio.destination);
	for (const { pitch, at } of notes) playNote(audio, master, pitch, audio.currentTime + at);
	setTimeout(() => void audio.close(), 1_000);
}

function playNote(audio: AudioContext, output: AudioNode, pitch: number, start: number): void {
	const tone = audio.createOscillator();
	const fade = audio.createGain();
	tone.type = "sine";
	tone.frequency.value = pitch;
	fade.gain.setValueAtTime(0, start);
	fade.gain.linearRampToValueAtTime(1, start + 0.02);
	fade.gain.exponentialRampToValueAtTime(0.001, start + noteLength);
	tone.connect(fade).connect(output);
	tone.start(start);
	tone.stop(start + noteLength);
}
