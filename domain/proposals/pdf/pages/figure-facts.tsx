import { Text, View } from "@react-pdf/renderer";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import { pdfBodyFont, pdfColours, pdfDisplayFont } from "../look.ts";

/** Shows three figures that are not percentages, in a row below the drawings. */
export function FigureFacts({ facts }: { facts: ProposalText["figures"]["facts"] }) {
	return (
		<View style={{ position: "absolute", bottom: 0, left: 0, right: 0, flexDirection: "row" }}>
			{facts.map(({ figure, label }) => (
				<View key={label} style={{ flex: 1, flexDirection: "row", alignItems: "center" }}>
					<Text style={{ ...pdfDisplayFont, fontSize: 28, lineHeight: 1, color: pdfColours.ink }}>
						{figure}
					</Text>
					<Text
						style={{
							...pdfBodyFont,
							fontSize: 9.5,
							lineHeight: 1.3,
							color: pdfColours.ink2,
							marginLeft: 8,
							maxWidth: 80,
						}}
					>
						{label}
					</Text>
				</View>
			))}
		</View>
	);
}
