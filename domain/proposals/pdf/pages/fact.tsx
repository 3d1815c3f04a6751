import { Text, View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { pdfColours } from "../look/colours.ts";
import { pdfBodyFont } from "../look/type.ts";
import { fitText } from "../text/fit.ts";
import { FittedText } from "../text/fitted.tsx";
import { ToConfirm } from "./to-confirm.tsx";

type Props = {
	label: string;
	value: string | null;
	more?: readonly (string | null)[];
	width: number;
	unknown: string;
	roomy: boolean;
};

/** Shows one fact under a rule. A missing fact is shown as still to be confirmed. */
export function Fact({ label, value, more = [], width, unknown, roomy }: Props) {
	return (
		<View
			style={{
				width,
				borderTopWidth: 1.2,
				borderTopColor: pdfColours.ink,
				paddingTop: 6,
				minHeight: roomy ? 58 : 46,
			}}
		>
			<Text style={{ ...pdfBodyFont, fontSize: 8.5, color: pdfColours.ink2, marginBottom: 3 }}>{label}</Text>
			{value === null ? (
				<ToConfirm>{unknown}</ToConfirm>
			) : (
				<Line text={value} width={width} space={roomy ? large : main} strong />
			)}
			{more.map((line) => line && <Line key={line} text={line} width={width} space={small} />)}
		</View>
	);
}

type LineProps = { text: string; width: number; space: typeof main; strong?: boolean };

function Line({ text, width, space, strong = false }: LineProps) {
	const face = strong ? faces.strong : faces.body;
	return (
		<FittedText
			text={fitText(text, { face, width, leading, ...space })}
			face={face}
			color={strong ? pdfColours.ink : pdfColours.ink2}
			leading={leading}
		/>
	);
}

const leading = 1.25;
const large = { height: 44, sizes: [14, 13, 12, 11, 10, 9, 8, 7.5], wholeWordsDownTo: 11 };
const main = { height: 40, sizes: [12, 11, 10, 9, 8, 7.5], wholeWordsDownTo: 11 };
const small = { height: 24, sizes: [9, 8.5, 8, 7.5, 7], wholeWordsDownTo: 8.5 };
