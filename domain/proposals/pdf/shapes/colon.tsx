import { Path, Svg, Text, View } from "@react-pdf/renderer";
import { pdfColours, pdfDisplayFont, rigid } from "../look.ts";
import { dotPath } from "./dot.tsx";

export type ColonColours = { upper: string; lower: string };

/** By the ground on which the colon stands. */
export const colonColours = {
	white: { upper: pdfColours.cielo2, lower: pdfColours.ladrillo },
	noche: { upper: pdfColours.cielo, lower: pdfColours.ladrilloVivo },
} as const;

type ColonProps = { /** In points; the width is 0.44 of it. */ height: number; colours: ColonColours };

/** Draws the brand's mark: the upper dot asks, the lower one answers. */
export function PdfColon({ height, colours }: ColonProps) {
	return (
		<Svg style={rigid(height * 0.44, height)} width={height * 0.44} height={height} viewBox="0 0 44 100">
			<Path fill={colours.upper} d={dotPath(0, 0, 44, "bottom-left")} />
			<Path fill={colours.lower} d={dotPath(0, 56, 44, "top-right")} />
		</Svg>
	);
}

type WordmarkProps = { name: string; size: number; color: string; colours: ColonColours };

export function PdfWordmark({ name, size, color, colours }: WordmarkProps) {
	return (
		<View style={{ flexDirection: "row", alignItems: "center" }}>
			<Text style={{ ...pdfDisplayFont, fontSize: size, lineHeight: 1, color }}>{name}</Text>
			<View style={{ marginLeft: size * 0.1, marginTop: size * 0.1 }}>
				<PdfColon height={size * 0.56} colours={colours} />
			</View>
		</View>
	);
}
