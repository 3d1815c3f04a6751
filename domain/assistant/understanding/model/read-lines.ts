export type LineReader = {
	/** Takes a piece of text and passes on each line that it completes. */
	take(piece: string): void;
	/** Passes on the last line, which ended without a newline. */
	end(): void;
};

/** Cuts a stream into its lines. What a local model thinks between <think> marks is skipped. */
export function readLines(onLine: (line: string) => void): LineReader {
	let rest = "";
	let isThinking = false;
	const pass = (line: string) => {
		if (/<think>/i.test(line)) isThinking = true;
		const text = isThinking ? (line.split(/<\/think>/i)[1] ?? "") : line;
		if (/<\/think>/i.test(line)) isThinking = false;
		if (text.trim()) onLine(text.trim());
	};
	return {
		take(piece) {
			const lines = (rest + piece).split(/[\r\n\u2028\u2029]/u);
			rest = lines.pop() ?? "";
			for (const line of lines) pass(line);
		},
		end() {
			const line = rest;
			rest = "";
			pass(line);
		},
	};
}
