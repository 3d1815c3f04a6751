import { Text, View } from "@react-pdf/renderer";
import { column, pdfBodyFont, pdfColours, pdfDisplayFont, strong } from "../look.ts";
import type { Brief } from "../plan/brief.ts";

const gap = 18;
const width = (column - 2 * gap) / 3;
const marks = [pdfColours.ladrillo, pdfColours.sol, pdfColours.cielo2];

/** Shows the recommended products side by side: a row of descriptions, then a row of reasons. */
export function Products({ brief: { products, words }, roomy }: { brief: Brief; roomy: boolean }) {
	const size = roomy ? 12 : 9.5;
	const paragraph = { ...pdfBodyFont, fontSize: size, lineHeight: 1.4 } as const;
	return (
		<View>
			<View style={{ flexDirection: "row", gap }}>
				{products.map(({ name, does }, index) => (
					<View key={name} style={{ width }}>
						<View style={{ ...mark, backgroundColor: marks[index] ?? pdfColours.noche }} />
						<Text
							style={{
								...pdfDisplayFont,
								fontSize: roomy ? 19 : 17,
								lineHeight: 1.15,
								color: pdfColours.ink,
							}}
						>
							{name}
						</Text>
						<Text style={{ ...paragraph, color: pdfColours.ink2, marginTop: 4 }}>{does}</Text>
					</View>
				))}
			</View>
			<View style={{ flexDirection: "row", gap, marginTop: roomy ? 11 : 8 }}>
				{products.map(({ name, reason }) => (
					<View key={name} style={{ width }}>
						<Text style={{ ...strong, fontSize: size, lineHeight: 1.2, color: pdfColours.ink }}>
							{words.understood.helps}
						</Text>
						<Text style={{ ...paragraph, color: pdfColours.ink, marginTop: 2 }}>{reason}</Text>
					</View>
				))}
			</View>
		</View>
	);
}

const mark = {
	height: 7,
	marginBottom: 9,
	borderTopRightRadius: 3.5,
	borderBottomRightRadius: 3.5,
	borderTopLeftRadius: 3.5,
};
