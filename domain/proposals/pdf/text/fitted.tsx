import { Text, View } from "@react-pdf/renderer";
import type { Style } from "@react-pdf/types";
import type { Face } from "../fonts/faces.ts";
import { typeface } from "../look/type.ts";
import type { Fitted as Fit } from "./fit.ts";

type Props = { text: Fit; face: Face; color: string; leading: number; style?: Style };

/** Shows measured lines exactly as they were broken, without the renderer's own line breaks. */
export function FittedText({ text, face, color, leading, style = {} }: Props) {
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
