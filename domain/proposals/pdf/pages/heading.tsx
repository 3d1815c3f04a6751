import { Text, View } from "@react-pdf/renderer";
import { pdfColours, pdfDisplayFont } from "../look.ts";
import { PdfColon } from "../shapes/colon.tsx";

type Props = { children: string; ground?: "white" | "noche" };

export function Heading({ children, ground = "white" }: Props) {
	const dark = ground === "noche";
	return (
		<View style={{ flexDirection: "row", alignItems: "center" }}>
			<Text
				style={{
					...pdfDisplayFont,
					fontSize: 40,
					lineHeight: 1,
					color: dark ? pdfColours.white : pdfColours.ink,
				}}
			>
				{children}
			</Text>
			<View style={{ marginLeft: 5, marginTop: 10 }}>
				<PdfColon
					height={24}
					asks={dark ? pdfColours.cielo : pdfColours.cielo2}
					answers={dark ? pdfColours.ladrilloVivo : pdfColours.ladrillo}
				/>
			</View>
		</View>
	);
}
