import type { Face } from "../fonts/faces.ts";
import { balancedLines, linesOf } from "./lines.ts";

type Room = {
	face: Face;
	/** In points. */
	width: number;
	height: number;
	/** Line height over size. */
	leading: number;
	/** Sizes to try, largest first. */
	sizes: readonly number[];
	/** Even lines, for headings. */
	balanced?: boolean;
	/** Room to keep at the end of a line, over size: the colon after a title. */
	tail?: number;
	/** A word broken in two is worse than a smaller size, down to this one. */
	wholeWordsDownTo?: number;
};

export type Fitted = { size: number; lines: string[] };

/** The largest of the sizes at which the text fits the room; at the smallest it is cut, ending in an ellipsis. */
export function fitText(text: string, room: Room): Fitted {
	let last: Fitted = { size: 0, lines: [] };
	for (const size of room.sizes) {
		const width = room.width - (room.tail ?? 0) * size;
		const lines = linesOf(text, room.face, size, width);
		last = { size, lines };
		const broken = lines.join(" ") !== text;
		if (broken && size > (room.wholeWordsDownTo ?? 0)) continue;
		if (lines.length * size * room.leading <= room.height) {
			return room.balanced ? { size, lines: balancedLines(text, room.face, size, width) } : last;
		}
	}
	return shortened(last, Math.max(1, Math.floor(room.height / (last.size * room.leading))));
}

function shortened({ size, lines }: Fitted, most: number): Fitted {
	if (lines.length <= most) return { size, lines };
	const kept = lines.slice(0, most);
	return { size, lines: [...kept.slice(0, -1), `${kept.at(-1)?.slice(0, -2) ?? ""}…`] };
}
