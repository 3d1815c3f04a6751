import { Text, View } from "@react-pdf/renderer";
import { pdfDisplayFont } from "../look/type.ts";
import { PdfColon } from "./colon.tsx";

type Props = { name: string; size: number; color: string; asks: string; answers: string };

export function PdfWordmark({ name, size, color, asks, answers }: Props) {
	return (
		<View style={{ flexDirection: "row", alignItems: "center" }}>
			<Text style={{ ...pdfDisplayFont, fontSize: size, lineHeight: 1, color }}>{name}</Text>
			<View style={{ marginLeft: size * 0.1, marginTop: size * 0.1 }}>
				<PdfColon height={size * 0.56} asks={asks} answers={answers} />
			</View>
		</View>
	);
}
