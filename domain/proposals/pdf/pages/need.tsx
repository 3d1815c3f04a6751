import { Text } from "@react-pdf/renderer";
import { colours } from "../look/colours.ts";
import { display } from "../look/type.ts";
import type { Brief } from "../plan/brief.ts";
import { Bubble } from "../shapes/bubble.tsx";
import { Fitted } from "../text/fitted.tsx";
import { widthOf } from "../text/measure.ts";
import { needLeading, needPadding, needText } from "./need-text.ts";
import { NoNeed } from "./no-need.tsx";

/** Shows the need in the visitor's words, in a blue bubble. A longer need is set smaller. */
export function Need({ brief: { words, known } }: { brief: Brief }) {
	const { need } = known;
	if (!need) return <NoNeed toConfirm={words.toConfirm}>{words.understood.noNeed}</NoNeed>;
	const { face, text } = needText(need);
	const speaker = known.firstName ? words.understood.saidBy(known.firstName) : words.understood.visitor;
	const widest = Math.max(180, ...text.lines.map((line) => widthOf(line, face, text.size)));
	return (
		<Bubble speaker="visitor" style={{ marginTop: 22, width: widest + 2 * needPadding + 4 }}>
			<Text style={{ ...display, fontSize: 11, lineHeight: 1.2, color: colours.onCielo2, marginBottom: 5 }}>
				{speaker}
			</Text>
			<Fitted text={text} face={face} color={colours.ink} leading={needLeading} />
		</Bubble>
	);
}
