import { Text, View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { page, pdfBodyFont } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { fitText } from "../text/fit.ts";
import { FittedText } from "../text/fitted.tsx";

type Props = { brief: Brief; palette: { strip: string; onStrip: string; onStrip2: string }; height: number };

const widths = [163, 124, 106, 106];

/** Shows the recipient, and the document's number and dates. */
export function CoverStrip({ brief, palette, height }: Props) {
	const { words, known, particulars } = brief;
	const cells = [{ label: words.cover.preparedFor, value: known.name ?? words.yourBusiness }, ...particulars];
	return (
		<View style={{ ...row, height, backgroundColor: palette.strip }}>
			{cells.map(({ label, value }, index) => {
				const width = widths[index] ?? 100;
				const text = fitText(value, {
					face: faces.strong,
					width: width - 12,
					height: 29,
					leading: 1.25,
					sizes: [11, 10, 9, 8, 7.5],
					wholeWordsDownTo: 9,
				});
				return (
					<View key={label} style={{ width }}>
						<Text style={{ ...pdfBodyFont, fontSize: 8.5, color: palette.onStrip2, marginBottom: 3 }}>
							{label}
						</Text>
						<FittedText text={text} face={faces.strong} color={palette.onStrip} leading={1.25} />
					</View>
				);
			})}
		</View>
	);
}

const row = { flexDirection: "row", paddingHorizontal: page.margin, paddingTop: 24 } as const;
