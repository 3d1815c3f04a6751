/** The start of each phase and the pace of the words, in milliseconds. */
const begins = {
	waiting: 0,
	recording: 1_000,
	transcribing: 3_000,
	analyzing: 12_000,
	complete: 14_000,
} as const;
const wordPace = 150;

export type VoicePhase = keyof typeof begins;
export const voiceLength = begins.complete;

export type VoiceMoment = {
	phase: VoicePhase;
	words: number;
	/** The recorded part of the voice note, from 0 to 1. */
	recorded: number;
};

/** `elapsed`: milliseconds since its start. */
export function voiceMoment(words: number, elapsed: number): VoiceMoment {
	const phases = Object.keys(begins).filter((name): name is VoicePhase => name in begins);
	const phase = phases.findLast((name) => begins[name] <= elapsed) ?? "waiting";
	const transcribed = Math.floor((elapsed - begins.transcribing) / wordPace) + 1;
	const recorded = (elapsed - begins.recording) / (begins.transcribing - begins.recording);
	return { phase, words: between(0, words, transcribed), recorded: between(0, 1, recorded) };
}

function between(least: number, most: number, value: number): number {
	return Math.max(least, Math.min(most, value));
}
