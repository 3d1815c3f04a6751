import type { Face } from "../fonts/faces.ts";
import { balancedLines, linesOf } from "./lines.ts";

type Space = {
	face: Face;
	/** In points. */
	width: number;
	height: number;
	/** Line height over size. */
	leading: number;
	sizes: readonly number[];
	balanced?: boolean;
	/** Space to leave at the end of a line, over size: for the colon after a title. */
	tail?: number;
	/** The smallest size that is still preferred to a broken word. */
	wholeWordsDownTo?: number;
};

export type FittedLines = { size: number; lines: string[] };

/** Sets a text at the largest size that fits. At the smallest size it is cut and ends in an ellipsis. */
export function fitText(text: string, space: Space): FittedLines {
	let last: FittedLines = { size: 0, lines: [] };
	for (const size of space.sizes) {
		const width = space.width - (space.tail ?? 0) * size;
		const lines = linesOf(text, space.face, size, width);
		last = { size, lines };
		const broken = lines.join(" ") !== text;
		if (broken && size > (space.wholeWordsDownTo ?? 0)) continue;
		if (lines.length * size * space.leading <= space.height) {
			return space.balanced ? { size, lines: balancedLines(text, space.face, size, width) } : last;
		}
	}
	return shortened(last, Math.max(1, Math.floor(space.height / (last.size * space.leading))));
}

function shortened({ size, lines }: FittedLines, most: number): FittedLines {
	if (lines.length <= most) return { size, lines };
	const visible = lines.slice(0, most);
	return { size, lines: [...visible.slice(0, -1), `${visible.at(-1)?.slice(0, -2) ?? ""}…`] };
}
