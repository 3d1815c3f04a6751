import { Text, View } from "@react-pdf/renderer";
import type { Style } from "@react-pdf/types";
import type { Face } from "../fonts/faces.ts";
import { typeface } from "../look.ts";
import type { FittedLines } from "./fit.ts";
import { balancedLines } from "./lines.ts";

type FittedProps = { text: FittedLines; face: Face; color: string; leading: number; style?: Style };

/** Shows measured lines exactly as they were broken, without the renderer's own line breaks. */
export function FittedText({ text, face, color, leading, style = {} }: FittedProps) {
	const height = text.size * leading;
	return (
		<View style={style}>
			{text.lines.map((line, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and never move
				<View key={index} style={{ minHeight: height, width: 900 }}>
					<Text style={{ ...typeface(face), fontSize: text.size, lineHeight: leading, color }}>{line}</Text>
				</View>
			))}
		</View>
	);
}

type BalancedProps = {
	children: string;
	face: Face;
	size: number;
	width: number;
	leading: number;
	color: string;
	style?: Style;
};

/** Shows a short paragraph in lines of even length, without a lonely last word. */
export function Balanced({ children, face, size, width, ...look }: BalancedProps) {
	return (
		<FittedText text={{ size, lines: balancedLines(children, face, size, width) }} face={face} {...look} />
	);
}
