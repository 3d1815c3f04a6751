import type { FileLine } from "../../../domain/blog/files/front-matter-entry.ts";

/** The first lines of a file that are not in its post, each cut to its beginning, and how many more there are. */
export type LostLines = { lines: readonly FileLine[]; more: number };

/** An address carries few: proxies refuse a long one. */
const mostInAddress = 6;
const longestText = 40;

export function shownLines(lines: readonly FileLine[], most: number): LostLines {
	const shown = lines.slice(0, most).map(({ line, text }) => {
		const letters = [...text.trim()];
		return { line, text: letters.slice(0, longestText).join("") + (letters.length > longestText ? "…" : "") };
	});
	return { lines: shown, more: lines.length - shown.length };
}

export function lostLinesForAddress(lost: readonly FileLine[]): string {
	const { lines, more } = shownLines(lost, mostInAddress);
	const parameters = lines.map(({ line, text }) => `&line=${encodeURIComponent(`${line} ${text}`)}`);
	return parameters.join("") + (more > 0 ? `&more=${more}` : "");
}

export function lostInAddress(searchParams: URLSearchParams): { lines: LostLines; pictures: boolean } {
	const lines = searchParams.getAll("line").flatMap((parameter) => {
		const [, line, text = ""] = /^(\d{1,6}) (.+)$/s.exec(parameter) ?? [];
		return line ? [{ line: Number(line), text }] : [];
	});
	return {
		lines: { lines, more: Number(searchParams.get("more")) || 0 },
		pictures: searchParams.get("lost") === "pictures",
	};
}
