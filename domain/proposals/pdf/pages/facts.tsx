import { Text, View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { column, pdfBodyFont, pdfColours } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { fitText } from "../text/fit.ts";
import { FittedText } from "../text/fitted.tsx";
import { ToConfirm } from "./to-confirm.tsx";

const gap = 18;
const width = (column - 2 * gap) / 3;

export function Facts({ brief: { words, known }, roomy }: { brief: Brief; roomy: boolean }) {
	const labels = words.understood.facts;
	const [who = null, ...contact] = [known.name, known.email, known.phone].filter((each) => each !== null);
	const cells = [
		{ label: labels.name, value: who, more: contact },
		{ label: labels.company, value: known.company },
		{ label: labels.industry, value: known.industry },
		{ label: labels.companySize, value: known.companySize },
		{ label: labels.budget, value: known.budget },
		{ label: labels.timing, value: known.timing },
	];
	return (
		<View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: gap, rowGap: roomy ? 20 : 12 }}>
			{cells.map((cell) => (
				<Fact key={cell.label} {...cell} unknown={words.toConfirm} roomy={roomy} />
			))}
		</View>
	);
}

type Props = {
	label: string;
	value: string | null;
	more?: readonly (string | null)[];
	unknown: string;
	roomy: boolean;
};

function Fact({ label, value, more = [], unknown, roomy }: Props) {
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
				<Line text={value} space={roomy ? large : main} strong />
			)}
			{more.map((line) => line && <Line key={line} text={line} space={small} />)}
		</View>
	);
}

type LineProps = { text: string; space: typeof main; strong?: boolean };

function Line({ text, space, strong = false }: LineProps) {
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
