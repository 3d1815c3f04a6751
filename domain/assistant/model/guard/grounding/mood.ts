import type { Lexicon } from "./lexicon.ts";
import type { Term } from "./reading.ts";

/**
 * How what comes next in a part of a sentence is told: "if it cannot find it" only supposes that, "suggests what to do
 * to win them back" wins nobody back.
 */
export type Mood = {
	note(words: readonly string[], at: number, token: string): void;
	/** A clause of its own opens. */
	settle(): void;
	/** How the next word is told. */
	of(verb: boolean): Term["told"];
	/** Whether the part ends within what is not told as so. */
	isOpen(): boolean;
};

export function moodOf({ supposing, seeking, aiming, verbs, stemOf }: Lexicon): Mood {
	let now: Term["told"] = "so";
	let isAim = false;
	return {
		note(words, at, token) {
			const word = words[at] ?? "";
			// "Sí" is no "si", and "que" no "qué".
			const plain = token.toLowerCase();
			if (supposing.has(plain)) now = "if";
			else if (now === "so" && (seeking.has(plain) || (word === "que" && words[at - 1] === "lo")))
				now = "which";
			if (aiming.has(plain)) isAim = verbs.has(stemOf(words[at + 1] ?? ""));
		},
		settle() {
			now = "so";
		},
		of(verb) {
			const told = isAim && verb && now === "so" ? "aim" : now;
			if (verb) isAim = false;
			return told;
		},
		isOpen: () => now !== "so",
	};
}
