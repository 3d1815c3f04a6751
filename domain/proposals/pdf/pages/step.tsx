import { Text, View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { pdfBodyFont, pdfColours, pdfDisplayFont, strong } from "../look.ts";
import { Dot, type PdfCorner } from "../shapes.tsx";
import { Balanced } from "../text/fitted.tsx";

type Props = {
	number: number;
	name: string;
	what: string;
	youGet: string;
	youGetLabel: string;
	roomy?: boolean;
};

const looks: readonly { ground: string; ink: string; point: PdfCorner }[] = [
	{ ground: pdfColours.cielo, ink: pdfColours.ink, point: "bottom-left" },
	{ ground: pdfColours.sol, ink: pdfColours.ink, point: "top-left" },
	{ ground: pdfColours.ladrillo, ink: pdfColours.white, point: "top-right" },
	{ ground: pdfColours.noche, ink: pdfColours.white, point: "bottom-right" },
];

const size = 66;

/** Shows one step: its number in a dot, what happens, and what the client gets. */
export function PdfStep({ number, name, what, youGet, youGetLabel, roomy = false }: Props) {
	const look = looks[number - 1];
	const paragraph = { ...pdfBodyFont, fontSize: roomy ? 12 : 10, lineHeight: 1.4, marginTop: 4 };
	return (
		<View style={{ ...row, paddingVertical: roomy ? 24 : 12 }}>
			<View style={{ width: size, height: size }}>
				{look && <Dot size={size} color={look.ground} point={look.point} />}
				<Text style={{ ...numeral, color: look?.ink }}>{number}</Text>
			</View>
			<View style={{ width: 236, marginLeft: 18 }}>
				<Balanced
					face={faces.display}
					size={roomy ? 19 : 17}
					width={236}
					leading={1.15}
					color={pdfColours.ink}
				>
					{name}
				</Balanced>
				<Text style={{ ...paragraph, color: pdfColours.ink2 }}>{what}</Text>
			</View>
			<View style={{ width: 154, marginLeft: 25 }}>
				<Text
					style={{ ...pdfBodyFont, fontSize: 8.5, lineHeight: 1.15, color: pdfColours.ink2, marginTop: 4 }}
				>
					{youGetLabel}
				</Text>
				<Text style={{ ...paragraph, ...strong, color: pdfColours.ink }}>{youGet}</Text>
			</View>
		</View>
	);
}

const row = {
	flexDirection: "row",
	alignItems: "center",
	borderTopWidth: 1.2,
	borderTopColor: pdfColours.ink,
} as const;
const numeral = {
	...pdfDisplayFont,
	position: "absolute",
	width: size,
	top: size * 0.2,
	fontSize: 38,
	lineHeight: 1,
	textAlign: "center",
} as const;
