import { Text, View } from "@react-pdf/renderer";
import { column, pdfBodyFont, pdfColours, pdfDisplayFont } from "../look.ts";
import { Dot } from "../shapes/dot.tsx";

type Props = { number: number; name: string; what: string };

const size = 154;
const looks = [
	{ ground: pdfColours.cielo, ink: pdfColours.ink, point: "bottom-left" },
	{ ground: pdfColours.sol, ink: pdfColours.ink, point: "top-left" },
	{ ground: pdfColours.ladrillo, ink: pdfColours.white, point: "top-right" },
] as const;

export function NextStep({ number, name, what }: Props) {
	const look = looks[number - 1] ?? looks[0];
	return (
		<View style={{ width: (column - 36) / 3 }}>
			<View style={{ width: size, height: size }}>
				<Dot size={size} color={look.ground} point={look.point} />
				<Text style={{ ...numeral, color: look.ink }}>{number}</Text>
			</View>
			<Text
				style={{ ...pdfDisplayFont, fontSize: 21, lineHeight: 1.15, color: pdfColours.white, marginTop: 16 }}
			>
				{name}
			</Text>
			<Text
				style={{ ...pdfBodyFont, fontSize: 11, lineHeight: 1.45, color: pdfColours.onNoche2, marginTop: 4 }}
			>
				{what}
			</Text>
		</View>
	);
}

const numeral = {
	...pdfDisplayFont,
	position: "absolute",
	width: size,
	top: size * 0.21,
	fontSize: 84,
	lineHeight: 1,
	textAlign: "center",
} as const;
