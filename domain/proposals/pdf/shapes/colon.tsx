import { Path, Svg, Text, View } from "@react-pdf/renderer";
import { pdfDisplayFont, rigid } from "../look.ts";
import { dotPath } from "./dot.tsx";

type ColonProps = {
	/** Height in points; the width is 0.44 of it. */ height: number;
	asks: string;
	answers: string;
};

/** Draws the brand's mark: the upper dot asks, the lower one answers. */
export function PdfColon({ height, asks, answers }: ColonProps) {
	return (
		<Svg style={rigid(height * 0.44, height)} width={height * 0.44} height={height} viewBox="0 0 44 100">
			<Path fill={asks} d={dotPath(0, 0, 44, "bottom-left")} />
			<Path fill={answers} d={dotPath(0, 56, 44, "top-right")} />
		</Svg>
	);
}

type WordmarkProps = { name: string; size: number; color: string; asks: string; answers: string };

export function PdfWordmark({ name, size, color, asks, answers }: WordmarkProps) {
	return (
		<View style={{ flexDirection: "row", alignItems: "center" }}>
			<Text style={{ ...pdfDisplayFont, fontSize: size, lineHeight: 1, color }}>{name}</Text>
			<View style={{ marginLeft: size * 0.1, marginTop: size * 0.1 }}>
				<PdfColon height={size * 0.56} asks={asks} answers={answers} />
			</View>
		</View>
	);
}
