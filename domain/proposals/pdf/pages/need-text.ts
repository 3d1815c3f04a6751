import { type Face, faces } from "../fonts/faces.ts";
import { column } from "../look.ts";
import { type Fitted, fitText } from "../text/fit.ts";

export const needPadding = 22;
export const needLeading = 1.28;
const width = column - 36 - 2 * needPadding;

/** Chooses how to set a need: as a headline of up to five lines, larger when shorter, else as body text. */
export function needText(need: string): { face: Face; text: Fitted; loud: boolean } {
	const headline = fitText(need, {
		face: faces.display,
		width,
		height: 118,
		leading: needLeading,
		sizes: [38, 34, 31, 28, 25, 22, 19, 17],
		balanced: true,
		wholeWordsDownTo: 28,
	});
	if (headline.lines.join(" ") === need) return { face: faces.display, text: headline, loud: true };
	const sizes = [13, 12, 11, 10.5, 10, 9.5, 9, 8.5];
	const text = fitText(need, {
		face: faces.body,
		width,
		height: 134,
		leading: needLeading,
		sizes,
		wholeWordsDownTo: 10,
	});
	return { face: faces.body, text, loud: false };
}
