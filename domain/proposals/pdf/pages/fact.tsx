import { Text, View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { colours } from "../look/colours.ts";
import { body } from "../look/type.ts";
import { fitText } from "../text/fit.ts";
import { Fitted } from "../text/fitted.tsx";
import { Unknown } from "./unknown.tsx";

type Props = {
	label: string;
	value: string | null;
	/** Smaller lines below the value. */
	more?: readonly (string | null)[];
	width: number;
	/** Said in place of a value we do not have. */
	unknown: string;
};

/** One thing we know, under a rule; what we do not know says so, as a thing to settle and not as a gap. */
export function Fact({ label, value, more = [], width, unknown }: Props) {
	return (
		<View style={{ width, borderTopWidth: 1.2, borderTopColor: colours.ink, paddingTop: 6, minHeight: 46 }}>
			<Text style={{ ...body, fontSize: 8.5, color: colours.ink2, marginBottom: 3 }}>{label}</Text>
			{value === null ? <Unknown>{unknown}</Unknown> : <Line text={value} width={width} strong />}
			{more.map((line) => line && <Line key={line} text={line} width={width} />)}
		</View>
	);
}

function Line({ text, width, strong = false }: { text: string; width: number; strong?: boolean }) {
	const face = strong ? faces.strong : faces.body;
	const room = strong ? main : small;
	return (
		<Fitted
			text={fitText(text, { face, width, leading, ...room })}
			face={face}
			color={strong ? colours.ink : colours.ink2}
			leading={leading}
		/>
	);
}

const leading = 1.25;
const main = { height: 40, sizes: [12, 11, 10, 9, 8, 7.5], wholeWordsDownTo: 11 };
const small = { height: 24, sizes: [9, 8.5, 8, 7.5, 7], wholeWordsDownTo: 8.5 };
