import { Text } from "@react-pdf/renderer";
import { type Face, faces } from "../fonts/faces.ts";
import { colours } from "../look/colours.ts";
import { column } from "../look/page.ts";
import { display } from "../look/type.ts";
import type { Brief } from "../plan/brief.ts";
import { Bubble } from "../shapes/bubble.tsx";
import { type Fitted as Fit, fitText } from "../text/fit.ts";
import { Fitted } from "../text/fitted.tsx";
import { widthOf } from "../text/measure.ts";
import { NoNeed } from "./no-need.tsx";

const padding = 22;
const leading = 1.28;
const width = column - 36 - 2 * padding;

/** The visitor's need as they wrote it, or its kind in our words, in a sky bubble; the longer, the smaller it is set. */
export function Need({ brief: { words, known, goal } }: { brief: Brief }) {
	const need = known.need ?? goal;
	if (!need) return <NoNeed toConfirm={words.toConfirm}>{words.understood.noNeed}</NoNeed>;
	const { face, text } = set(need);
	const said = known.firstName ? words.understood.saidBy(known.firstName) : words.understood.visitor;
	const widest = Math.max(180, ...text.lines.map((line) => widthOf(line, face, text.size)));
	return (
		<Bubble speaker="visitor" style={{ marginTop: 22, width: widest + 2 * padding + 4 }}>
			<Text style={{ ...display, fontSize: 11, lineHeight: 1.2, color: colours.onCielo2, marginBottom: 5 }}>
				{goal ? words.understood.goal : said}
			</Text>
			<Fitted text={text} face={face} color={colours.ink} leading={leading} />
		</Bubble>
	);
}

/** Up to four or five lines are a headline; more are for reading. */
function set(need: string): { face: Face; text: Fit } {
	const loud = fitText(need, {
		face: faces.display,
		width,
		height: 118,
		leading,
		sizes: [28, 25, 22, 19, 17],
		balanced: true,
		wholeWordsDownTo: 28,
	});
	if (loud.lines.join(" ") === need) return { face: faces.display, text: loud };
	const sizes = [13, 12, 11, 10.5, 10, 9.5, 9, 8.5];
	return {
		face: faces.body,
		text: fitText(need, { face: faces.body, width, height: 134, leading, sizes, wholeWordsDownTo: 10 }),
	};
}
