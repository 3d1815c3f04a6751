export type LineReader = {
	/** Takes a piece of text and passes on each line that it completes. */
	take(piece: string): void;
	/** Passes on the last line, which ended without a newline. */
	end(): void;
};

const opening = /<think(?:ing)?>|\[think\]/i;
const closing = /<\/think(?:ing)?>|\[\/think\]/i;

/**
 * Cuts a stream into its lines. What a local model thinks between <think> marks is skipped.
 * @param onThought hears, once at most, that all lines before were thought, too: some servers send the closing mark alone.
 */
export function readLines(onLine: (line: string) => void, onThought: () => void): LineReader {
	let rest = "";
	let isThinking = false;
	let hasThought = false;
	const pass = (line: string) => {
		const closes = closing.test(line);
		if (opening.test(line)) isThinking = true;
		else if (closes && !isThinking && !hasThought) onThought();
		hasThought ||= closes;
		const text = closes ? (line.split(closing).at(-1) ?? "") : isThinking ? "" : line;
		if (closes) isThinking = false;
		if (text.trim()) onLine(text.trim());
	};
	return {
		take(piece) {
			const [first = "", ...more] = piece.split(/[\r\n\u2028\u2029]/u);
			rest += first;
			for (const next of more) {
				pass(rest);
				rest = next;
			}
		},
		end() {
			const line = rest;
			rest = "";
			pass(line);
		},
	};
}
