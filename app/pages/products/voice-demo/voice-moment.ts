/** When each phase begins, in milliseconds, and how fast the words come. */
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

export type VoiceMoment = { phase: VoicePhase; words: number };

/** What has happened in the voice demo after so many milliseconds. @param words how many the transcript has. */
export function voiceMoment(words: number, elapsed: number): VoiceMoment {
	const phases = Object.keys(begins).filter((name): name is VoicePhase => name in begins);
	const phase = phases.findLast((name) => begins[name] <= elapsed) ?? "waiting";
	const heard = Math.floor((elapsed - begins.transcribing) / wordPace) + 1;
	return { phase, words: Math.max(0, Math.min(words, heard)) };
}
